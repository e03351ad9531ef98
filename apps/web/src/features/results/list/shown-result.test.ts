import type { PublicCategory, PublicCheckpoint } from "@time-event/contract/events";
import { expect, test } from "vitest";
import { isLapCourse, isLapsFirst, lapTimes, lastSplit, splitColumns } from "./shown-result.ts";

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

test("a missing split makes neither a last split nor a lap time", () => {
  expect(lastSplit([0, 100, null, 300, null])).toBe(3);
  expect(lastSplit([null])).toBe(-1);
  expect(lapTimes([100, 210, null, 450])).toEqual([100, 110, null, null]);
  expect(lapTimes([100, 210, null, 450], 120)).toEqual([100, 90, null, 90]);
});
