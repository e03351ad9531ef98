import { expect, test } from "vitest";
import { lineAlong } from "./course-line.ts";
import { givenTrack } from "./given-track.test-support.ts";
import { placeWaypoints } from "./waypoints-on-course.ts";

const there = Array.from({ length: 51 }, (_, index) => [index * 100, 0] as const);
const outAndBack = lineAlong(givenTrack(...there, ...there.toReversed()));
const waypoint = (name: string, eastM: number, northM: number) => ({
  ...givenTrack([eastM, northM])[0]!,
  name,
  symbol: "",
});
const placed = (...waypoints: ReturnType<typeof waypoint>[]) =>
  placeWaypoints(outAndBack, waypoints).map(({ name, distanceM }) => [name, Math.round(distanceM)]);

test("a place that is passed twice is taken in the order of the file", () => {
  expect(placed(waypoint("out", 2_000, 30), waypoint("turn", 5_000, 0), waypoint("back", 2_000, 30))).toEqual([
    ["out", 2_000],
    ["turn", 5_000],
    ["back", 8_000],
  ]);
  expect(placed(waypoint("turn", 5_000, 0), waypoint("bridge", 2_000, 30))).toEqual([
    ["turn", 5_000],
    ["bridge", 8_000],
  ]);
});

test("waypoints in no order are where the course is closest", () => {
  const loop = lineAlong(givenTrack([0, 0], [1_000, 0], [1_000, 1_000], [0, 1_000]));
  const all = [waypoint("C", 0, 1_000), waypoint("A", 0, 10), waypoint("B", 1_000, 500)];
  expect(placeWaypoints(loop, all).map(({ name, distanceM }) => [name, Math.round(distanceM)])).toEqual([
    ["C", 3_000],
    ["A", 0],
    ["B", 1_500],
  ]);
});

test("how far a waypoint is from the course is kept", () => {
  expect(Math.round(placeWaypoints(outAndBack, [waypoint("spring", 3_000, 900)])[0]!.awayM)).toBe(900);
  expect(placeWaypoints([], [waypoint("spring", 3_000, 900)])).toEqual([]);
});
