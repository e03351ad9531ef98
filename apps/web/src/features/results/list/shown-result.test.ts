import type { PublicCategory, PublicCheckpoint } from "@time-event/contract/events";
import type { ResultRow } from "@time-event/contract/results";
import { expect, test } from "vitest";
import { isLapCourse, isLapsFirst, lapTimes, lastSplit, placeIn, splitColumns, timesIn } from "./shown-result.ts";

const point = (code: string, kind: PublicCheckpoint["kind"], distanceM: number) =>
  ({ code, kind, distanceM, name: { th: code, en: code } }) as PublicCheckpoint;

const marathon = { code: "42K", course: ["S", "10K", "HALF", "F"], laps: null } as unknown as PublicCategory;
const points = [
  point("S", "start", 0),
  point("10K", "split", 10_000),
  point("HALF", "split", 21_097.5),
  point("F", "finish", 42_195),
];

test("start and finish have no column: the finish is the result", () => {
  expect(splitColumns(marathon, points).map(({ code, index }) => [code, index])).toEqual([
    ["10K", 1],
    ["HALF", 2],
  ]);
});

test("a course with a lap line has no split columns", () => {
  const loop = { code: "LOOP", course: ["S", "LAP"], laps: null } as unknown as PublicCategory;
  const withLine = [point("S", "start", 0), point("LAP", "lap", 2500)];
  expect(isLapCourse(loop, withLine)).toBe(true);
  expect(isLapsFirst(loop, withLine)).toBe(true);
  expect(isLapsFirst({ ...loop, laps: 10 }, withLine)).toBe(false);
  expect(isLapCourse(marathon, [...points, ...withLine])).toBe(false);
  expect(splitColumns(loop, withLine)).toEqual([]);
});

const byGun = { rankBy: "gun" } as const;
const byBoth = { rankBy: "gun", rankGenderBy: "gun", rankAgeGroupsBy: "chip" } as const;

test("the rank follows the filter", () => {
  const row = { overallRank: 12, genderRank: 3, ageGroupRank: 1 } as ResultRow;
  expect(placeIn(byGun, {}, row)).toBe(12);
  expect(placeIn(byGun, { ageGroup: "40-44" }, row)).toBe(12);
  expect(placeIn(byBoth, { ageGroup: "40-44" }, row)).toBe(1);
  expect(placeIn(byGun, { gender: "F" }, row)).toBe(3);
  expect(placeIn(byGun, { gender: "F", ageGroup: "40-44" }, row)).toBe(1);
});

test("a list of a club or a nation counts its own places", () => {
  const row = { overallRank: 12, genderRank: 3, ageGroupRank: 1, filterRank: 2 } as ResultRow;
  expect(placeIn(byGun, { club: "ชมรมวิ่ง", gender: "F" }, row)).toBe(2);
  expect(placeIn(byGun, { nation: "KEN" }, { ...row, filterRank: null })).toBeNull();
});

test("a list shows the time by which it ranks, and the other clock's beside it", () => {
  const row = { timeMs: 3_060_000, gunMs: 3_000_000, chipMs: 2_900_000, penaltyMs: 60_000 } as ResultRow;
  expect(timesIn(byGun, {}, row)).toMatchObject({ timeMs: 3_060_000, other: null });
  expect(timesIn(byBoth, { gender: "F" }, row)).toEqual({
    timeMs: 3_060_000,
    other: { clock: "chip", ms: 2_960_000 },
  });
  expect(timesIn(byBoth, { ageGroup: "40-44" }, row)).toEqual({
    timeMs: 2_960_000,
    other: { clock: "gun", ms: 3_060_000 },
  });
});

test("a missing split makes neither a last split nor a lap time", () => {
  expect(lastSplit([0, 100, null, 300, null])).toBe(3);
  expect(lastSplit([null])).toBe(-1);
  expect(lapTimes([100, 210, null, 450])).toEqual([100, 110, null, null]);
});
