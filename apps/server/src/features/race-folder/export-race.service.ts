import { chmod, mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { NotFound } from "../../http/refusals.ts";
import { FolderRefused } from "./folder-problems.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { loadStandings } from "./computed-results.queries.ts";
import { rankStandings } from "./computed-results.ts";
import { countLeftOut, loadDefinition } from "./export-race.queries.ts";
import { loadExtraColumns, streamEntries, streamPenalties, streamReads } from "./race-rows.queries.ts";
import { writeRaceJson } from "./write-race-json.ts";
import { entriesTable, expectedTable, passingsTable, penaltiesTable, writeTable, type TableOf } from "./write-table.ts";

export interface ExportSummary {
  readonly entries: number;
  readonly passings: number;
  readonly penalties: number;
  /** Entries that have no bib yet. */
  readonly entriesWithoutBib: number;
  /** Left out: voided passings and revoked penalties have no effect on the results. */
  readonly voidedPassings: number;
  readonly revokedPenalties: number;
}

/**
 * Writes an event as a race folder, as it is at one moment. The folder appears whole or not at all.
 * @throws NotFound `event_not_found`; FolderRefused `folder_not_empty`
 */
export async function exportRace(
  db: Db,
  slug: string,
  folder: string,
  { gzip = false, onRows = () => {} }: { gzip?: boolean; onRows?: (rows: number) => void } = {},
): Promise<ExportSummary> {
  const target = resolve(folder);
  const present = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (present && present.length > 0) throw new FolderRefused("folder_not_empty");

  await mkdir(dirname(target), { recursive: true });
  const unfinished = await mkdtemp(join(dirname(target), ".race-"));
  try {
    // only its maker may read a temporary folder; this one becomes a race that may be passed on
    await chmod(unfinished, 0o755);
    const snapshot = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
    const summary = await snapshot.execute((tx) => writeFolder(tx, slug, unfinished, gzip, onRows));
    if (present) await rmdir(target);
    await rename(unfinished, target);
    return summary;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function writeFolder(
  tx: Tx,
  slug: string,
  folder: string,
  gzip: boolean,
  onRows: (rows: number) => void,
): Promise<ExportSummary> {
  const found = await loadDefinition(tx, slug);
  if (!found) throw new NotFound("event");
  const { eventId, race } = found;
  const write = <Row>(name: string, columns: TableOf<Row>, rows: AsyncIterable<Row> | Iterable<Row>) =>
    writeTable(join(folder, gzip ? `${name}.csv.gz` : `${name}.csv`), columns, rows, onRows);

  await writeFile(join(folder, "race.json"), writeRaceJson(race));
  const extraColumns = await loadExtraColumns(tx, eventId);
  const entries = await write("entrants", entriesTable(extraColumns), streamEntries(tx, eventId));
  const passings = await write("passings", passingsTable, streamReads(tx, eventId));
  const penalties = await write("penalties", penaltiesTable, streamPenalties(tx, eventId));
  await write("expected", expectedTable, await rankStandings(await loadStandings(tx, eventId)));
  const { withoutBib, voided, revoked } = await countLeftOut(tx, eventId);
  const leftOut = { voidedPassings: voided, revokedPenalties: revoked };
  return { entries, passings, penalties, entriesWithoutBib: withoutBib, ...leftOut };
}
