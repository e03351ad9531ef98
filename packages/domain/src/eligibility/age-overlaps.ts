import { type FieldProblem, problemIf } from "../forms/field-problem.ts";
import type { AgeGroup } from "./age.ts";

export type AgeGroupProblem = FieldProblem<"age_groups_overlap" | "backwards" | "duplicate_code">;

/**
 * Finds what is wrong with age groups: an age may be in only one of those that one person can be in.
 *
 * @example
 * ageGroupProblems([{ code: "A", from: 18, to: 40 }, { code: "B", from: 40, to: null }]);
 * // [{ path: "ageGroups.1.from", code: "age_groups_overlap", found: "A" }]
 */
export function ageGroupProblems(groups: readonly AgeGroup[]): AgeGroupProblem[] {
  return groups.flatMap((group, index) => {
    const path = `ageGroups.${index}`;
    const rivals = groups.slice(0, index).filter((other) => shareGender(other, group));
    const repeats = rivals.some(({ code }) => code === group.code);
    const clash = rivals.find((other) => shareAge(other, group));
    return [
      ...problemIf(repeats, `${path}.code`, "duplicate_code"),
      ...problemIf(group.to !== null && group.to < group.from, `${path}.to`, "backwards"),
      ...problemIf(clash !== undefined, `${path}.from`, "age_groups_overlap", clash?.code),
    ];
  });
}

/** Two groups that share an age of somebody who could be in both. */
export interface AgeOverlap {
  readonly codes: readonly [string, string];
  readonly from: number;
  readonly to: number | null;
  /** Whom it concerns; left out: everybody. */
  readonly gender?: "M" | "F";
}

/**
 * Finds groups that overlap, each pair once, with the ages they share.
 *
 * @example
 * ageOverlaps([{ code: "A", from: 18, to: 40 }, { code: "B", from: 40, to: null }]);
 * // [{ codes: ["A", "B"], from: 40, to: 40 }]
 */
export function ageOverlaps(groups: readonly AgeGroup[]): AgeOverlap[] {
  return groups.flatMap((one, index) =>
    groups
      .slice(index + 1)
      .filter((other) => shareGender(one, other) && shareAge(one, other))
      .map((other): AgeOverlap => {
        const gender = one.gender ?? other.gender;
        const end = Math.min(one.to ?? Infinity, other.to ?? Infinity);
        const ages = { from: Math.max(one.from, other.from), to: end === Infinity ? null : end };
        return { codes: [one.code, other.code], ...ages, ...(gender && { gender }) };
      }),
  );
}

/** True when somebody's gender fits both groups. */
export function shareGender(a: AgeGroup, b: AgeGroup): boolean {
  return a.gender === undefined || b.gender === undefined || a.gender === b.gender;
}

/** True when an age is in both groups. */
export function shareAge(a: AgeGroup, b: AgeGroup): boolean {
  return a.from <= (b.to ?? Infinity) && b.from <= (a.to ?? Infinity);
}
