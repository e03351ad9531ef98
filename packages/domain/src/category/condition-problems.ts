import { type FieldProblem, problemIf } from "../forms/field-problem.ts";
import type { NamedRanking } from "../race/race.ts";

export type ConditionProblem = FieldProblem<"backwards" | "nobody_fits">;

/**
 * Finds conditions on gender and age that nobody of a category could meet.
 *
 * @param gender whom the category is for
 * @example
 * conditionProblems("rankings.0", { gender: "M", youngestAge: 40, oldestAge: 18 }, "any");
 * // [{ path: "rankings.0.oldestAge", code: "backwards" }]
 */
export function conditionProblems(
  path: string,
  conditions: Pick<NamedRanking, "gender" | "youngestAge" | "oldestAge">,
  gender: "any" | "M" | "F",
): ConditionProblem[] {
  const { youngestAge, oldestAge } = conditions;
  const isBackwards = youngestAge !== null && oldestAge !== null && oldestAge < youngestAge;
  const isForOthers = gender !== "any" && conditions.gender !== "any" && conditions.gender !== gender;
  return [
    ...problemIf(isBackwards, `${path}.oldestAge`, "backwards"),
    ...problemIf(isForOthers, `${path}.gender`, "nobody_fits"),
  ];
}
