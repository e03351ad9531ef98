import { lineAlong } from "../course/course-line.ts";
import { expect, it } from "vitest";
import { givenCategory, givenCheckpoints, GUN_AT, MINUTE } from "../results/given-race.test-support.ts";
import { entryDoubts, lineDoubts, setUpDoubts } from "./race-doubts.ts";
import type { Category } from "./race.ts";

const points = givenCheckpoints("START:start:0 5K:split:5000 MAT:split:5000 15K:split:15000 FIN:finish:21000");
const days = { timeZone: "Asia/Bangkok", startsOn: "2026-11-22", endsOn: "2026-11-22" };
const group = (code: string, from: number, to: number | null) => ({ code, from, to });

function doubts(course: string, changes: Partial<Category> = {}, on = days): string[] {
  return setUpDoubts([givenCategory(course, changes)], points, on).map(
    ({ code, examples }) => `${code} ${examples.join()}`,
  );
}

it.each<[string, string, Partial<Category>, string[]]>([
  ["nothing in a whole race", "START 5K 15K FIN", {}, []],
  ["points backwards", "START 15K 5K FIN", {}, ["points_not_in_order 5K"]],
  ["two points at one distance", "START 5K MAT FIN", {}, ["points_at_one_distance 5K = MAT"]],
  [
    "ages in no group",
    "START FIN",
    { ageGroups: [group("A", 18, 29), group("B", 35, null)] },
    ["age_groups_gap 30–34"],
  ],
  [
    "ages of women in no group",
    "START FIN",
    {
      ageGroups: [
        { ...group("A", 18, null), gender: "M" },
        { ...group("B", 18, 49), gender: "F" },
      ],
    },
    ["age_groups_gap_women 50+"],
  ],
  ["a gun on another day", "START FIN", { gunAt: GUN_AT - 2 * 1440 * MINUTE }, ["gun_off_days 2026-11-20"]],
  [
    "a stage before the gun",
    "START FIN",
    { stages: [{ code: "SS1", checkpoints: ["START", "FIN"], gunAt: GUN_AT - 1 }] },
    ["stage_before_gun SS1"],
  ],
])("finds %s", (_, course, changes, expected) => {
  expect(doubts(course, changes)).toEqual(expected);
});

it("finds an event that lasts for months", () => {
  expect(doubts("START FIN", {}, { ...days, endsOn: "2027-11-22" })).toEqual([
    "days_far_apart 2026-11-22 – 2027-11-22",
  ]);
});

const facts = {
  code: "10K",
  gunAt: GUN_AT,
  otherGender: 0,
  otherGenderBibs: [],
  seen: 9,
  late: 1,
  unusedReads: 0,
  lastReadAt: null,
};

it("finds nothing in an ordinary race", () => {
  expect(entryDoubts([facts], [])).toEqual([]);
});

it.each([
  ["a gun after all reads", { seen: 0, unusedReads: 30, lastReadAt: GUN_AT - 1 }, "gun_after_reads 30"],
  ["everybody out of the limit", { seen: 9, late: 9 }, "everybody_late 9"],
  ["men in a women's category", { otherGender: 2, otherGenderBibs: ["7", "8"] }, "other_gender 2 7,8"],
])("finds %s", (_, changes, expected) => {
  const [found] = entryDoubts([{ ...facts, ...changes }], []);
  expect(`${found?.code} ${found?.count} ${found?.examples.join()}`.trim()).toBe(expected);
});

it("finds reads of another year", () => {
  expect(entryDoubts([], [], { count: 3, first: ["2569-11-22T06:00:00.000Z"] })).toEqual([
    { code: "reads_off_days", subject: "", count: 3, examples: ["2569-11-22T06:00:00.000Z"] },
  ]);
});

it("does not take reads of other points for a gun that is too late", () => {
  expect(entryDoubts([{ ...facts, seen: 0, unusedReads: 3, lastReadAt: GUN_AT + 1 }], [])).toEqual([]);
});

it("finds a point that is not where the line of its category passes", () => {
  const points = givenCheckpoints("START:start:0 CP1:split:8000 FIN:finish:10600");
  const ten = givenCategory("START CP1 FIN", { code: "10K" });
  const line = lineAlong([98, 98.05, 98.1].map((lng) => ({ lat: 18, lng, elevationM: null })));
  const lines = [{ distanceM: 10_575, categories: ["10K"], line }];
  const places = new Map([["CP1", { lat: 18, lng: 98.05 }]]);
  expect(lineDoubts(lines, [ten], points, places)).toEqual([
    { code: "points_off_line", subject: "10K", count: 1, examples: ["CP1 5.3 ≠ 8 km"] },
  ]);
  expect(lineDoubts(lines, [ten], points)).toEqual([]);
});

it("finds a category that uses the line of a longer one", () => {
  const ends = givenCheckpoints("START:start:0 FIN:finish:50000");
  const fifty = givenCategory("START FIN", { code: "50K" });
  const half = givenCategory("START FIN", { code: "25K", distancesM: [null, 25_000] });
  const lines = [{ distanceM: 48_800, categories: ["50K", "25K"] }];
  expect(lineDoubts(lines, [fifty, half], ends)).toEqual([
    { code: "line_of_other_length", subject: "25K", count: 1, examples: ["48.8 ≠ 25 km"] },
  ]);
});
