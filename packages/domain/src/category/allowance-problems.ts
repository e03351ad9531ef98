import { type FieldProblem, problemIf } from "../forms/field-problem.ts";
import type { Handicap } from "../race/race.ts";

export type AllowanceProblem = FieldProblem<"backwards" | "nobody_fits">;

/**
 * Finds allowances of a handicap that nobody could have. The form calls it before it sends, the server before it stores.
 *
 * @param gender whom the category is for
 * @example
 * allowanceProblems({ by: "allowance", allowances: [{ ...women, youngestAge: 60, oldestAge: 50 }] }, "any");
 * // [{ path: "handicap.allowances.0.oldestAge", code: "backwards" }]
 */
export function allowanceProblems(
  handicap: Handicap | null | undefined,
  gender: "any" | "M" | "F",
): AllowanceProblem[] {
  return (handicap?.allowances ?? []).flatMap((allowance, index) => {
    const path = `handicap.allowances.${index}`;
    const { youngestAge, oldestAge } = allowance;
    const isForOthers = gender !== "any" && allowance.gender !== "any" && allowance.gender !== gender;
    return [
      ...problemIf((oldestAge ?? Infinity) < (youngestAge ?? 0), `${path}.oldestAge`, "backwards"),
      ...problemIf(isForOthers, `${path}.gender`, "nobody_fits"),
    ];
  });
}
