import { countingBy } from "@time-event/domain/clocks/source-of-reads";
import { timedParts } from "@time-event/domain/penalties/stage-penalties";
import { isUtf8 } from "node:buffer";
import { raceWindow } from "@time-event/domain/time/race-window";
import { planCourse } from "@time-event/domain/timing/course-plan";
import { findFolderFiles, fingerprintOf, readWhole } from "./folder-files.ts";
import type { FolderFile, FolderFiles, OnBytes, TableName } from "./folder-files.ts";
import { BadRace, createProblemList, type ProblemList } from "./folder-problems.ts";
import { entryColumns, type KnownRace, readEntry, type Roster } from "./read-entries.ts";
import { expectedColumns, readExpected } from "./read-expected.ts";
import { raceFile, readRaceJson } from "./read-race-json.ts";
import { passingColumns, penaltyColumns, readPassing, readPenalty } from "./read-reads.ts";
import { readTable, type TableReading } from "./read-table.ts";
import type { ExpectedRow, RaceDefinition, RaceSource } from "./race-folder.types.ts";

/** A column or key that the product does not know, and whether it is kept with the race. */
export interface UnknownName {
  readonly file: string;
  readonly name: string;
  readonly kept: boolean;
}

export interface RaceFolder extends RaceSource {
  /** Bytes of the tables that an import reads, as they lie on disk. */
  readonly totalBytes: number;
  readonly hasExpected: boolean;
  /** Columns and keys that the product does not know; complete once everything was read. */
  readonly unknown: readonly UnknownName[];
  expected(): AsyncIterable<ExpectedRow>;
}

/** A hundred times what the largest race needs. */
const longestDefinition = 8 * 1024 * 1024;

/**
 * Opens a race folder: its files are found and race.json is read; the tables are read as they are asked for.
 * @throws BadRace when there is no race to be read
 */
export async function openRaceFolder(folder: string, onBytes: OnBytes = () => {}): Promise<RaceFolder> {
  const problems = createProblemList();
  const finish = () => {
    if (problems.count() > 0) throw new BadRace(problems);
  };
  const files = await findFolderFiles(folder, problems);
  finish();
  const race = await readDefinition(files, problems);
  finish();
  return {
    ...describeFolder(files, race!, problems, onBytes),
    fingerprint: (await fingerprintOf(files)) ?? null,
    finish,
  };
}

async function readDefinition({ race: file }: FolderFiles, problems: ProblemList): Promise<RaceDefinition | undefined> {
  const bytes = file!.bytes <= longestDefinition ? await readWhole(file!) : undefined;
  if (bytes && isUtf8(bytes)) {
    return readRaceJson(bytes.toString(), (line, code, detail) => problems.add(raceFile, line, code, detail));
  }
  if (bytes) problems.add(raceFile, null, "invalid_utf8");
  else problems.add(raceFile, null, "too_long", raceFile);
  return undefined;
}

function describeFolder(
  { tables }: FolderFiles,
  race: RaceDefinition,
  problems: ProblemList,
  onBytes: OnBytes,
): Omit<RaceFolder, "fingerprint" | "finish"> {
  const unknown: UnknownName[] = Object.keys(race.extra).map((name) => ({ file: raceFile, name, kept: true }));
  const roster: Roster = { bibs: new Map(), chips: new Set() };
  const checkpoints = new Set(race.checkpoints.map(({ code }) => code));
  const window = raceWindow(race.event);
  const countsAt = countingBy(race.clocks ?? []);
  const known: KnownRace = {
    categories: new Map(
      race.categories.map(({ code, waves = [] }) => [code, new Set(waves.map(({ name }) => name.th))]),
    ),
    startsOn: race.event.startsOn,
  };
  const points = new Map(race.checkpoints.map((checkpoint) => [checkpoint.code, checkpoint]));
  const partsOf = new Map(
    race.categories.map((category) => [category.code, timedParts(category).map(({ code }) => code)]),
  );
  const lapCategories = new Set(
    race.categories.filter((category) => planCourse(category, points).lap !== null).map(({ code }) => code),
  );
  let isRosterWhole = false;

  async function* read<Row>(table: TableName, { columns, readRow }: Pick<TableReading<Row>, "columns" | "readRow">) {
    const file = tables[table];
    if (!file) return true;
    const onUnknown = (names: readonly string[]) => {
      for (const name of names) unknown.push({ file: file.name, name, kept: table === "entrants" });
    };
    return yield* readTable(file, { columns, problems, onBytes, onUnknown, readRow });
  }

  const expected = () => read("expected", { columns: expectedColumns, readRow: readExpected });
  return {
    race,
    unknown,
    totalBytes: [tables.entrants, tables.passings, tables.penalties].reduce((sum, file) => sum + sizeOf(file), 0),
    hasExpected: tables.expected !== undefined,
    entries: async function* () {
      isRosterWhole = yield* read("entrants", {
        columns: entryColumns,
        readRow: (value, complain, unknownColumns) => readEntry(value, unknownColumns, known, roster, complain),
      });
    },
    passings: () =>
      read("passings", {
        columns: passingColumns,
        readRow: (value, complain) => readPassing(value, { checkpoints, window, countsAt }, complain),
      }),
    penalties: () =>
      read("penalties", {
        columns: penaltyColumns,
        readRow: (value, complain) =>
          readPenalty(value, { bibs: isRosterWhole ? roster.bibs : null, lapCategories, partsOf }, complain),
      }),
    expected,
    readRest: async () => {
      for await (const _row of expected()) continue;
    },
  };
}

function sizeOf(file: FolderFile | undefined): number {
  return file?.bytes ?? 0;
}
