import { ledCategories, type RaceRules } from "./race-rules.queries.ts";
import { type ResultRow, rowOf } from "./result-rows.repository.ts";
import type { EntryToJudge } from "./results.repository.ts";
import { judge } from "./results.service.ts";

export { expectedStore } from "./result-rows.repository.ts";
export type { ResultRow } from "./result-rows.repository.ts";
export type { ExpectedVersion } from "./result-versions.repository.ts";

/** A result of an entry at hand. */
export interface ExpectedResult {
  readonly row: ResultRow;
  readonly losesPlaces: boolean;
}

/** Whether a result of these rules changes no others. */
export function isJudgedAlone(rules: RaceRules): boolean {
  return ledCategories(rules).length === 0;
}

export function expectResult(rules: RaceRules, entry: EntryToJudge): ExpectedResult {
  const judged = judge(rules, entry);
  return { row: rowOf(judged), losesPlaces: judged.result.placesLost > 0 };
}

/** Whether the same is stored of two results of one entry. */
export function isSameResult(one: ResultRow, other: ResultRow): boolean {
  return one.values.every((value, at) => value === other.values[at]);
}
