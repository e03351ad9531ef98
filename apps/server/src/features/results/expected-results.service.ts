import { ledCategories, type RaceRules } from "./race-rules.queries.ts";
import { expectedStore, type ExpectedStore, type ResultRow, rowOf } from "./result-rows.repository.ts";
import type { ExpectedVersion } from "./result-versions.repository.ts";
import type { EntryToJudge } from "./results.repository.ts";
import { judge } from "./results.service.ts";

export type { ExpectedVersion } from "./result-versions.repository.ts";

/** A result of an entry at hand, and a text that is another one whenever the result is. */
export interface ExpectedResult {
  readonly row: ResultRow;
  readonly text: string;
  readonly losesPlaces: boolean;
}

/** Whether a result of these rules changes no others. */
export function isJudgedAlone(rules: RaceRules): boolean {
  return ledCategories(rules).length === 0;
}

export function expectResult(rules: RaceRules, entry: EntryToJudge): ExpectedResult {
  const judged = judge(rules, entry);
  const row = rowOf(judged);
  return { row, text: row.values.join("\n"), losesPlaces: judged.result.placesLost > 0 };
}

/**
 * Parts of one statement that stores results under a version, if nobody came in between.
 * @param areChanged whether each is known to be another one than the one that is stored
 */
export function storeExpected(
  eventId: number,
  expected: ExpectedVersion,
  rows: readonly ResultRow[],
  areChanged: boolean,
): ExpectedStore {
  return expectedStore(eventId, expected, rows, areChanged);
}
