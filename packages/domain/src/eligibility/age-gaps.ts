import type { AgeGroup } from "./age.ts";

/** Ages of people who may enter, or from the youngest to the oldest of all groups, that are in none of one gender. */
export interface AgeGap {
  readonly from: number;
  /** Null: no upper end. */
  readonly to: number | null;
  /** Whom it concerns; left out: everybody. */
  readonly gender?: "M" | "F";
}

/**
 * Finds ages that are in no group although older and younger people are, of each gender. That is allowed but seldom
 * intended.
 *
 * @param among whom the category is for
 * @param allowed the youngest and the oldest who may enter, where there is such a limit
 * @example
 * ageGaps([{ code: "A", from: 18, to: 29 }, { code: "B", from: 35, to: null }]); // [{ from: 30, to: 34 }]
 * ageGaps([{ code: "A", from: 18, to: null, gender: "M" }, { code: "B", from: 18, to: 49, gender: "F" }]);
 * // [{ from: 50, to: null, gender: "F" }]
 * ageGaps([{ code: "A", from: 18, to: null }], "any", { youngestAge: 15, oldestAge: null }); // [{ from: 15, to: 17 }]
 */
export function ageGaps(
  groups: readonly AgeGroup[],
  among: "any" | "M" | "F" = "any",
  allowed: AllowedAges = noLimits,
): AgeGap[] {
  if (among !== "any") return gapsOf(groups, allowed, among);
  if (groups.every(({ gender }) => gender === undefined)) return gapsOf(groups, allowed);
  const men = gapsOf(groups, allowed, "M");
  const women = gapsOf(groups, allowed, "F");
  const isSame = (one: AgeGap) => (other: AgeGap) => one.from === other.from && one.to === other.to;
  const ofBoth = men.filter((gap) => women.some(isSame(gap)));
  const notOfBoth = (gap: AgeGap) => !ofBoth.some(isSame(gap));
  return [
    ...ofBoth,
    ...men.filter(notOfBoth).map((gap) => ({ ...gap, gender: "M" as const })),
    ...women.filter(notOfBoth).map((gap) => ({ ...gap, gender: "F" as const })),
  ];
}

interface AllowedAges {
  readonly youngestAge: number | null;
  readonly oldestAge: number | null;
}

const noLimits: AllowedAges = { youngestAge: null, oldestAge: null };

/** Ages as people read them. @example agesIn({ from: 30, to: 34 }) // "30–34" */
export function agesIn({ from, to }: { readonly from: number; readonly to: number | null }): string {
  return to === null ? `${from}+` : from === to ? `${from}` : `${from}–${to}`;
}

/** The gaps between the youngest and the oldest age of any group, or who may enter, for one gender. */
function gapsOf(groups: readonly AgeGroup[], { youngestAge, oldestAge }: AllowedAges, of?: "M" | "F"): AgeGap[] {
  if (groups.length === 0) return [];
  const gaps: AgeGap[] = [];
  const oldest = oldestAge ?? Math.max(...groups.map(({ to }) => to ?? Infinity));
  let next = youngestAge ?? Math.min(...groups.map(({ from }) => from));
  const own = groups.filter(({ gender }) => of === undefined || gender === undefined || gender === of);
  for (const { from, to } of own.toSorted((a, b) => a.from - b.from)) {
    if (from > next && next <= oldest) gaps.push({ from: next, to: Math.min(from - 1, oldest) });
    next = Math.max(next, (to ?? Infinity) + 1);
  }
  if (next <= oldest && next < Infinity) gaps.push({ from: next, to: oldest === Infinity ? null : oldest });
  return gaps;
}
