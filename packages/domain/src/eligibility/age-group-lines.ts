import { shareGender } from "./age-overlaps.ts";
import type { AgeGroup } from "./age.ts";

/** The groups that people of one gender can be in; null: of every gender. */
export interface AgeGroupLine<Group extends AgeGroup> {
  readonly gender: "M" | "F" | null;
  readonly groups: readonly Group[];
}

/**
 * Age groups as people show them: one line, or one of men and one of women where a group is for one gender alone.
 *
 * @example
 * ageGroupLines([{ code: "18-39", from: 18, to: 39, gender: "F" }, { code: "40+", from: 40, to: null }]);
 * // [{ gender: "M", groups: [40+] }, { gender: "F", groups: [18-39, 40+] }]
 */
export function ageGroupLines<Group extends AgeGroup>(groups: readonly Group[]): readonly AgeGroupLine<Group>[] {
  if (groups.every(({ gender }) => gender === undefined)) return [{ gender: null, groups }];
  return (["M", "F"] as const).map((gender) => ({
    gender,
    groups: groups
      .filter((group) => shareGender(group, { ...group, gender }))
      .toSorted((one, other) => one.from - other.from),
  }));
}

/**
 * The codes of age groups, each once; with a gender, where one alone can be in it.
 *
 * @param of the groups of one gender alone
 * @example
 * ageGroupCodes([{ code: "18-29", from: 18, to: 29, gender: "M" }, { code: "18-29", from: 18, to: 29, gender: "F" }]);
 * // [{ code: "18-29", gender: null }]
 */
export function ageGroupCodes(
  groups: readonly AgeGroup[],
  of?: "M" | "F" | "X",
): { readonly code: string; readonly gender: "M" | "F" | null }[] {
  const gendersOf = new Map<string, Set<"M" | "F" | undefined>>();
  for (const { code, gender } of groups) {
    if (of !== undefined && gender !== undefined && gender !== of) continue;
    gendersOf.set(code, (gendersOf.get(code) ?? new Set()).add(gender));
  }
  return [...gendersOf].map(([code, genders]) => {
    const [only] = genders;
    return { code, gender: genders.size === 1 ? (only ?? null) : null };
  });
}
