import { type FieldProblem, problemIf } from "../forms/field-problem.ts";
import type { NamedRanking } from "../race/race.ts";
import { conditionsOf } from "../race/named-rankings.ts";
import { type ConditionProblem, conditionProblems } from "./condition-problems.ts";

export type NamedRankingProblem = FieldProblem<"duplicate_code" | "duplicate_ranking"> | ConditionProblem;

/**
 * Finds what is wrong with the rankings that a category names. The form calls it before it sends, the server before it stores.
 *
 * @param gender whom the category is for
 * @example
 * namedRankingProblems([{ ...masters, youngestAge: 40, oldestAge: 18 }]);
 * // [{ path: "rankings.0.oldestAge", code: "backwards" }]
 */
export function namedRankingProblems(
  rankings: readonly NamedRanking[] = [],
  gender: "any" | "M" | "F" = "any",
): NamedRankingProblem[] {
  return rankings.flatMap((ranking, index) => {
    const path = `rankings.${index}`;
    const { code } = ranking;
    const earlier = rankings.slice(0, index);
    const isTaken = earlier.some((other) => other.code === code);
    const same = earlier.find((other) => idOf(other) === idOf(ranking));
    return [
      ...problemIf(isTaken, `${path}.code`, "duplicate_code"),
      ...conditionProblems(path, ranking, gender),
      ...problemIf(same !== undefined, `${path}.clock`, "duplicate_ranking", same?.code),
    ];
  });
}

/** Equal for rankings that hold the same entries in the same order. */
function idOf(ranking: NamedRanking): string {
  const { clock, gender, youngestAge, oldestAge, nationality, division } = ranking;
  return JSON.stringify([clock, conditionsOf(ranking), gender, youngestAge, oldestAge, nationality, division]);
}
