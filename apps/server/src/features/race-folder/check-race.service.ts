import type { Db } from "../../db/connection.ts";
import { compareResults, type Comparison } from "./compare-results.ts";
import { loadStandings } from "./computed-results.queries.ts";
import { rankStandings } from "./computed-results.ts";
import type { RaceFolder } from "./folder-source.ts";
import { importRace, type ImportOptions, type ImportSummary } from "./import-race.service.ts";

export interface RaceCheck {
  readonly summary: ImportSummary;
  /** Null where the folder has no expected.csv. */
  readonly comparison: Comparison | null;
}

/**
 * Stores a folder in a scratch database, computes its results and compares them with its expected.csv.
 * @throws BadRace
 */
export async function checkRace(
  scratch: Db,
  folder: RaceFolder,
  onProgress: NonNullable<ImportOptions["onProgress"]> = () => {},
): Promise<RaceCheck> {
  const summary = await importRace(scratch, folder, { onProgress });
  if (!folder.hasExpected) return { summary, comparison: null };
  const computed = await rankStandings(await loadStandings(scratch, summary.eventId));
  const comparison = await compareResults(folder.expected(), computed);
  folder.finish();
  return { summary, comparison };
}
