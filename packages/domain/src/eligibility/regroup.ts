import type { Gender } from "../race/race.ts";
import { shareAge, shareGender } from "./age-overlaps.ts";
import { type AgeGroup, ageGroupOf } from "./age.ts";

/** So many people of one gender and age. */
export interface CountedAge {
  readonly gender: Gender;
  /** As the category counts it; null: not known. */
  readonly age: number | null;
  readonly people: number;
}

type Among = "any" | "M" | "F";

/**
 * Merges age groups that few people are in. From the youngest on, a group of fewer than `least` takes in the next older one, until it
 * is large enough; the last one goes to the one before it. A group that nobody is in stays as it is, unless a small one needs it, and
 * groups with ages between them that are in no group are never one. Men and women are merged apart; where they come out alike, their
 * groups stay one for everybody.
 *
 * @param among whom the category is for
 * @example
 * mergeSmallGroups([{ code: "30-39", from: 30, to: 39 }, { code: "40+", from: 40, to: null }], [{ gender: "M", age: 44, people: 2 }], 3, "M");
 * // [{ code: "30+", from: 30, to: null }]
 */
export function mergeSmallGroups(
  groups: readonly AgeGroup[],
  counted: readonly CountedAge[],
  least: number,
  among: Among,
): AgeGroup[] {
  const merged = (gender: "M" | "F") =>
    mergeLine(lineOf(groups, gender), (group) => countIn(group, counted, gender), least);
  if (among !== "any") return merged(among);
  const [men, women] = [merged("M"), merged("F")];
  const isForAll = (group: AgeGroup) => group.gender === undefined;
  const shared = (group: AgeGroup, others: readonly AgeGroup[]) =>
    isForAll(group) && others.some((other) => isForAll(other) && isSameAges(group, other));
  return [
    ...men.map((group) => (shared(group, women) ? group : { ...group, gender: "M" as const })),
    ...women.filter((group) => !shared(group, men)).map((group) => ({ ...group, gender: "F" as const })),
  ].toSorted(byLine);
}

/** The groups that people of a gender can be in, the youngest first. */
export function lineOf(groups: readonly AgeGroup[], gender: "M" | "F"): AgeGroup[] {
  return groups
    .filter((group) => group.gender === undefined || group.gender === gender)
    .toSorted((one, other) => one.from - other.from);
}

/**
 * How many people of a gender, or of any, are in a group.
 *
 * @example
 * countIn({ code: "40+", from: 40, to: null }, [{ gender: "F", age: 44, people: 2 }]); // 2
 */
export function countIn(group: AgeGroup, counted: readonly CountedAge[], gender?: Gender): number {
  return counted
    .filter((one) => (gender === undefined || one.gender === gender) && ageGroupOf([group], one) !== null)
    .reduce((sum, { people }) => sum + people, 0);
}

/**
 * One group of two, with the code that their ages give.
 *
 * @example
 * joinedGroups({ code: "35-39", from: 35, to: 39 }, { code: "40-44", from: 40, to: 44 }).code; // "35-44"
 */
export function joinedGroups(younger: AgeGroup, older: AgeGroup): AgeGroup {
  return withAges(younger, younger.from, older.to);
}

/** Whether nobody's age is between two groups of one line. */
export function areNeighbours(younger: AgeGroup, older: AgeGroup): boolean {
  return younger.to !== null && younger.to + 1 === older.from && younger.gender === older.gender;
}

/**
 * Two groups of one: up to the year before `at`, and from `at` on; null where that is no age within it.
 *
 * @example
 * splitGroup({ code: "60+", from: 60, to: null }, 70)?.map(({ code }) => code); // ["60-69", "70+"]
 */
export function splitGroup(group: AgeGroup, at: number): [AgeGroup, AgeGroup] | null {
  if (at <= group.from || (group.to !== null && at > group.to)) return null;
  return [withAges(group, group.from, at - 1), withAges(group, at, group.to)];
}

/** A group that is not as it was announced, and the announced ones whose ages are in it. */
export interface Regrouped {
  readonly group: AgeGroup;
  readonly announced: readonly AgeGroup[];
}

/**
 * What was merged or split since the groups were announced.
 *
 * @example
 * regroupedFrom([{ code: "35+", from: 35, to: null }], [{ code: "35-39", from: 35, to: 39 }, { code: "40+", from: 40, to: null }]);
 * // [{ group: 35+, announced: [35-39, 40+] }]
 */
export function regroupedFrom(groups: readonly AgeGroup[], announced: readonly AgeGroup[]): Regrouped[] {
  return groups.flatMap((group) => {
    const within = announced.filter((other) => shareGender(group, other) && shareAge(group, other));
    const isAsAnnounced = within.length === 1 && isSameAges(group, within[0]!);
    return within.length === 0 || isAsAnnounced ? [] : [{ group, announced: within }];
  });
}

/** Whether two lists have the same groups, in whatever order. */
export function areSameGroups(one: readonly AgeGroup[], other: readonly AgeGroup[]): boolean {
  const keyOf = ({ code, from, to, gender }: AgeGroup) => JSON.stringify([code, from, to, gender ?? null]);
  return JSON.stringify(one.map(keyOf).toSorted()) === JSON.stringify(other.map(keyOf).toSorted());
}

function mergeLine(line: readonly AgeGroup[], peopleIn: (group: AgeGroup) => number, least: number): AgeGroup[] {
  const isSmall = (group: AgeGroup) => peopleIn(group) > 0 && peopleIn(group) < least;
  const done: AgeGroup[] = [];
  for (const group of line) {
    const last = done.at(-1);
    if (last && isSmall(last) && areNeighbours(last, group)) done.splice(-1, 1, joinedGroups(last, group));
    else done.push(group);
  }
  // the oldest of a run has nobody after it
  for (let at = done.length - 1; at > 0; at--) {
    const [before, group] = [done[at - 1]!, done[at]!];
    if (isSmall(group) && areNeighbours(before, group)) done.splice(at - 1, 2, joinedGroups(before, group));
  }
  return done;
}

/** A code keeps what stands before its ages ("M35-39"), where they are its ages: "U30" is one of no group from 30 on. */
function withAges({ code, gender, from: wasFrom }: AgeGroup, from: number, to: number | null): AgeGroup {
  const [, before = "", figures] = /^(\D*)(\d+)/.exec(code) ?? [];
  const prefix = Number(figures) === wasFrom ? before : "";
  const ages = to === null ? `${from}+` : to === from ? `${from}` : `${from}-${to}`;
  return { code: `${prefix}${ages}`, from, to, ...(gender && { gender }) };
}

function isSameAges(one: AgeGroup, other: AgeGroup): boolean {
  return one.from === other.from && one.to === other.to;
}

/** Groups for everybody and for men first, then those for women, each from the youngest on. */
function byLine(one: AgeGroup, other: AgeGroup): number {
  const lineOfGroup = ({ gender }: AgeGroup) => (gender === "F" ? 1 : 0);
  return lineOfGroup(one) - lineOfGroup(other) || one.from - other.from;
}
