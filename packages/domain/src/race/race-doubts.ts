import { ageGaps, agesIn } from "../eligibility/age-gaps.ts";
import { daysBetween } from "../time/calendar.ts";
import { dayInZone } from "../time/day-in-zone.ts";
import type { CourseLine } from "../course/course-line.ts";
import type { GeoPoint } from "../course/geo-point.ts";
import { lineFits } from "../course/line-fits.ts";
import { pointsOffLine } from "../course/points-off-line.ts";
import { passedPoints } from "./course-distances.ts";
import { courseLengthM } from "./course-length.ts";
import { pointsAtOneDistance, pointsOutOfOrder } from "./course-order.ts";
import type { Category, Checkpoint } from "./race.ts";

/** What may be right but seldom is, as words. Nothing is refused because of it. */
export const raceDoubtCodes = [
  // every read of the category's entries came before its gun: nobody has a result
  "gun_after_reads",
  // reads of a year or of days that are not the race's: stored before such reads were refused, or the days were changed
  "reads_off_days",
  // everybody who was read is out of the time limit
  "everybody_late",
  // entries of a gender that the category is not for
  "other_gender",
  // bibs that differ only in capitals or in zeros before the number
  "bibs_alike",
  // a point is nearer to the start than a point passed before it
  "points_not_in_order",
  // the line that is drawn for a category is much longer or shorter than the category
  "line_of_other_length",
  // a point is not where the line passes at the distance that the course says
  "points_off_line",
  // neighbours on a course at the same distance
  "points_at_one_distance",
  // ages between two age groups are in none: of everybody, of men, of women
  "age_groups_gap",
  "age_groups_gap_men",
  "age_groups_gap_women",
  // the gun is on a day that is none of the event's
  "gun_off_days",
  // a stage starts before the category does
  "stage_before_gun",
  // the event lasts longer than a month
  "days_far_apart",
] as const;
export type RaceDoubtCode = (typeof raceDoubtCodes)[number];

export interface RaceDoubt {
  readonly code: RaceDoubtCode;
  /** Code of the category that it is about; "" where it is about the event. */
  readonly subject: string;
  /** How many things are in doubt. */
  readonly count: number;
  /** The first of them: bibs, points, ages, a day. */
  readonly examples: readonly string[];
}

/** What a review knows of the entries of one category. */
export interface CategoryFacts {
  readonly code: string;
  readonly otherGender: number;
  /** The first bibs of them. */
  readonly otherGenderBibs: readonly string[];
  /** Entries with a read that counts, and how many of these are out of the time limit. */
  readonly seen: number;
  readonly late: number;
  /** Reads of its entries, where none of them counts; and the last of these. */
  readonly unusedReads: number;
  readonly lastReadAt: number | null;
}

interface Days {
  readonly timeZone: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

const MOST_DAYS = 31;
const FEWEST_LATE = 2;
const EXAMPLES = 5;

/**
 * Finds what is doubtful in the set-up of a race.
 *
 * @example
 * setUpDoubts([{ ...category, ageGroups: [{ code: "A", from: 18, to: 29 }, { code: "B", from: 35, to: null }] }], points, days);
 * // [{ code: "age_groups_gap", subject: "10K", count: 1, examples: ["30–34"] }]
 */
export function setUpDoubts(
  categories: readonly Category[],
  checkpoints: ReadonlyMap<string, Checkpoint>,
  { timeZone, startsOn, endsOn }: Days,
): RaceDoubt[] {
  const ofCategory = categories.flatMap((category) => {
    const { code: subject, gunAt, stages = [] } = category;
    const gunOn = dayInZone(timeZone, gunAt);
    const early = stages.filter((stage) => (stage.gunAt ?? gunAt) < gunAt).map((stage) => stage.code);
    return [
      ...doubt("points_not_in_order", subject, pointsOutOfOrder(category, checkpoints)),
      ...doubt(
        "points_at_one_distance",
        subject,
        pointsAtOneDistance(category, checkpoints).map((pair) => pair.join(" = ")),
      ),
      ...gapDoubts(category),
      ...doubt("gun_off_days", subject, gunOn < startsOn || gunOn > endsOn ? [gunOn] : []),
      ...doubt("stage_before_gun", subject, early),
    ];
  });
  const days = daysBetween(startsOn, endsOn) + 1;
  return [...doubt("days_far_apart", "", days > MOST_DAYS ? [`${startsOn} – ${endsOn}`] : [], days), ...ofCategory];
}

/** A course that is drawn, and the categories that use it. */
interface DrawnLine {
  readonly distanceM: number;
  /** Their codes. */
  readonly categories: readonly string[];
  /** Left out: only its length is known. */
  readonly line?: CourseLine;
}

/**
 * Finds categories that use a line of another length than theirs, whose map is right for another category at most; and points that are not
 * where the line passes at their distance.
 *
 * @example
 * lineDoubts([{ distanceM: 48_800, categories: ["50K", "25K"] }], [fifty, twentyFive], points);
 * // [{ code: "line_of_other_length", subject: "25K", count: 1, examples: ["48.8 ≠ 25 km"] }]
 */
export function lineDoubts(
  lines: readonly DrawnLine[],
  categories: readonly Category[],
  checkpoints: ReadonlyMap<string, Checkpoint>,
  places: ReadonlyMap<string, GeoPoint> = new Map(),
): RaceDoubt[] {
  return categories.flatMap((category) => {
    const line = lines.find((each) => each.categories.includes(category.code));
    const laps = category.laps ?? null;
    const passed = passedPoints(category, checkpoints);
    const lengthM = courseLengthM(passed, laps, category.firstLapM);
    if (!line) return [];
    if (lineFits(line.distanceM, { lengthM, laps, firstLapM: category.firstLapM })) {
      // on laps, a point has a distance of its lap
      if (laps !== null) return [];
      const placed = passed.flatMap((point) => {
        const place = point && places.get(point.code);
        return place ? [{ ...place, code: point.code, distanceM: point.distanceM }] : [];
      });
      return doubt("points_off_line", category.code, pointsOffLine(line.line ?? [], placed, lengthM));
    }
    const km = (metres: number) => Math.round(metres / 100) / 10;
    return doubt("line_of_other_length", category.code, [`${km(line.distanceM)} ≠ ${km(lengthM)} km`]);
  });
}

/**
 * Finds what is doubtful in the entries and reads of a race.
 *
 * @param bibsAlike groups of bibs that people will take for one another
 * @param readsOffDays reads that cannot be of the race, the first as text
 * @example
 * entryDoubts([], [["A1", "a1"]]); // [{ code: "bibs_alike", subject: "", count: 1, examples: ["A1 = a1"] }]
 */
export function entryDoubts(
  categories: readonly (CategoryFacts & Pick<Category, "gunAt">)[],
  bibsAlike: readonly (readonly string[])[],
  readsOffDays: { readonly count: number; readonly first: readonly string[] } = { count: 0, first: [] },
): RaceDoubt[] {
  return [
    ...categories.flatMap(({ code, otherGender, otherGenderBibs, seen, late, unusedReads, lastReadAt, gunAt }) => [
      ...doubt("other_gender", code, otherGenderBibs, otherGender),
      ...doubt("gun_after_reads", code, [], seen === 0 && lastReadAt !== null && lastReadAt < gunAt ? unusedReads : 0),
      ...doubt("everybody_late", code, [], late >= FEWEST_LATE && late === seen ? late : 0),
    ]),
    ...doubt("reads_off_days", "", readsOffDays.first, readsOffDays.count),
    ...doubt(
      "bibs_alike",
      "",
      bibsAlike.map((bibs) => bibs.join(" = ")),
    ),
  ];
}

function gapDoubts({ code: subject, ageGroups, gender }: Category): RaceDoubt[] {
  const gaps = ageGaps(ageGroups, gender);
  const of = (whose: "M" | "F" | undefined) => gaps.filter((gap) => gap.gender === whose).map(agesIn);
  return [
    ...doubt("age_groups_gap", subject, of(undefined)),
    ...doubt("age_groups_gap_men", subject, of("M")),
    ...doubt("age_groups_gap_women", subject, of("F")),
  ];
}

function doubt(
  code: RaceDoubtCode,
  subject: string,
  examples: readonly string[],
  count: number = examples.length,
): RaceDoubt[] {
  const isDoubtful = count > 0 && (examples.length > 0 || code === "gun_after_reads" || code === "everybody_late");
  return isDoubtful ? [{ code, subject, count, examples: examples.slice(0, EXAMPLES) }] : [];
}
