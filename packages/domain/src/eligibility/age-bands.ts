import { type FieldProblem, problemIf } from "../forms/field-problem.ts";
import type { AgeGroup } from "./age.ts";

/**
 * Makes age groups that follow each other: one for the youngest, then bands of equal length, and an open last one.
 *
 * @example
 * ageBands({ youngest: 18, bandsFrom: 30, years: 10, openFrom: 60 }).map(({ code }) => code);
 * // ["18-29", "30-39", "40-49", "50-59", "60+"]
 */
export function ageBands({
  youngest,
  bandsFrom,
  years,
  openFrom,
}: {
  readonly youngest: number;
  readonly bandsFrom: number;
  readonly years: number;
  readonly openFrom: number;
}): AgeGroup[] {
  const starts = [youngest];
  for (let from = bandsFrom; from <= openFrom; from += years) if (from > youngest) starts.push(from);
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return next === undefined
      ? { code: `${from}+`, from, to: null }
      : { code: next - 1 === from ? `${from}` : `${from}-${next - 1}`, from, to: next - 1 };
  });
}

export type AgeGroupProblem = FieldProblem<"age_groups_overlap" | "backwards" | "duplicate_code">;

/**
 * Finds what is wrong with age groups: an age may be in only one of them.
 *
 * @example
 * ageGroupProblems([{ code: "A", from: 18, to: 40 }, { code: "B", from: 40, to: null }]);
 * // [{ path: "ageGroups.1.from", code: "age_groups_overlap", found: "A" }]
 */
export function ageGroupProblems(groups: readonly AgeGroup[]): AgeGroupProblem[] {
  return groups.flatMap((group, index) => {
    const path = `ageGroups.${index}`;
    const earlier = groups.slice(0, index);
    const repeats = earlier.some(({ code }) => code === group.code);
    const clash = earlier.find((other) => overlaps(other, group));
    return [
      ...problemIf(repeats, `${path}.code`, "duplicate_code"),
      ...problemIf(group.to !== null && group.to < group.from, `${path}.to`, "backwards"),
      ...problemIf(clash !== undefined, `${path}.from`, "age_groups_overlap", clash?.code),
    ];
  });
}

/**
 * Finds ages between two groups that are in no group. That is allowed but seldom intended.
 *
 * @example
 * ageGaps([{ code: "A", from: 18, to: 29 }, { code: "B", from: 35, to: null }]); // [{ from: 30, to: 34 }]
 */
export function ageGaps(groups: readonly AgeGroup[]): { readonly from: number; readonly to: number }[] {
  const gaps: { from: number; to: number }[] = [];
  let reached: number | null = null;
  for (const { from, to } of [...groups].toSorted((a, b) => a.from - b.from)) {
    if (reached !== null && from > reached + 1) gaps.push({ from: reached + 1, to: from - 1 });
    reached = Math.max(reached ?? -1, to ?? Infinity);
  }
  return gaps;
}

function overlaps(a: AgeGroup, b: AgeGroup): boolean {
  return a.from <= (b.to ?? Infinity) && b.from <= (a.to ?? Infinity);
}
