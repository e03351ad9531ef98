import { ledCategories, type RaceRules } from "./race-rules.queries.ts";
import { type ResultRow, rowOf } from "./result-rows.repository.ts";
import type { EntryToJudge } from "./results.repository.ts";
import { judge } from "./results.service.ts";

export { expectedStore } from "./result-rows.repository.ts";
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
