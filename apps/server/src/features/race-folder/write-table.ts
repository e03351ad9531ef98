import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { stringify } from "csv-stringify/sync";
import { harmlessCell } from "@time-event/domain/entries/harmless-cell";
import { formatInstant } from "@time-event/domain/time/instant";
import { inBatches } from "./in-batches.ts";
import type { ComputedRow } from "./computed-results.ts";
import type { EntryRow, PassingRow, PenaltyRow } from "./race-folder.types.ts";

/** The columns of a table by name, in order; null and "" are blank. */
export type TableOf<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

/** Rows written as one piece: packing row by row takes ten times as long, and one large piece keeps others waiting. */
const rowsAtATime = 250;

/** Writes a CSV file piece by piece, packed where its name says so. Returns how many rows it has. */
export async function writeTable<Row>(
  path: string,
  columns: TableOf<Row>,
  rows: AsyncIterable<Row> | Iterable<Row>,
  onRows: (rows: number) => void,
): Promise<number> {
  const values = Object.values(columns);
  let count = 0;
  async function* text() {
    yield stringify([Object.keys(columns).map(harmlessCell)]);
    for await (const batch of inBatches(rows, rowsAtATime)) {
      count += batch.length;
      onRows(batch.length);
      yield stringify(batch.map((row) => values.map((value) => cellOf(value(row)))));
    }
  }
  const content = [Readable.from(text()), ...(path.endsWith(".gz") ? [createGzip()] : [])];
  await pipeline([...content, createWriteStream(path, { flags: "wx" })]);
  return count;
}

/** A text that a spreadsheet program would run as a formula is written so that it does not; reading undoes it. */
function cellOf(value: string | number | null): string | number | null {
  return typeof value === "string" ? harmlessCell(value) : value;
}

/** Columns that a folder of before may have had as columns of its own. */
const knownNow = new Set(["wave", "startsAt", "members", "division", "kitAt"]);

export function entriesTable(extraColumns: readonly string[]): TableOf<EntryRow> {
  return {
    bib: (row) => row.bib,
    category: (row) => row.category,
    firstName: (row) => row.firstName,
    lastName: (row) => row.lastName,
    firstNameEn: (row) => row.firstNameEn,
    lastNameEn: (row) => row.lastNameEn,
    gender: (row) => row.gender,
    birthDate: (row) => row.birthDate,
    age: (row) => row.givenAge,
    nationality: (row) => row.nationality,
    club: (row) => row.club,
    province: (row) => row.province,
    team: (row) => row.team,
    wave: (row) => row.wave ?? row.extra["wave"] ?? null,
    startsAt: ({ startsAt = null, extra }) =>
      startsAt === null ? (extra["startsAt"] ?? null) : formatInstant(startsAt),
    members: (row) => row.members || (row.extra["members"] ?? null),
    division: (row) => row.division || (row.extra["division"] ?? null),
    kitAt: ({ kitAt = null, extra }) => (kitAt === null ? (extra["kitAt"] ?? null) : formatInstant(kitAt)),
    chip: (row) => row.chip,
    status: (row) => row.status,
    ...Object.fromEntries(
      extraColumns
        // a folder of before had a column of its own with such a name
        .filter((name) => !knownNow.has(name))
        .map((name) => [name, ({ extra }: EntryRow) => extra[name] ?? null]),
    ),
  };
}

export const passingsTable: TableOf<PassingRow> = {
  checkpoint: (row) => row.checkpoint,
  bib: (row) => row.bib,
  chip: (row) => row.chip,
  at: (row) => formatInstant(row.at),
  source: (row) => row.source,
  device: (row) => row.device,
};

export const penaltiesTable: TableOf<PenaltyRow> = {
  bib: (row) => row.bib,
  rule: (row) => row.rule,
  timeMs: (row) => row.timeMs,
  stage: (row) => row.stage ?? null,
  laps: (row) => row.laps,
  places: (row) => row.places ?? null,
  disqualify: (row) => String(row.disqualify),
  reason: (row) => row.reason,
};

export const expectedTable: TableOf<ComputedRow> = {
  bib: (row) => row.bib,
  status: (row) => row.status,
  timeMs: (row) => row.timeMs,
  overallRank: (row) => row.overallRank,
  genderRank: (row) => row.genderRank,
  ageGroupRank: (row) => row.ageGroupRank,
  rankings: (row) => row.rankings || null,
};
