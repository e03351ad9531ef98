import { expect, test } from "vitest";
import { courseProblems } from "../category/course-problems.ts";
import { givenCategory, gunAt } from "../category/given-category.test-support.ts";
import { toCategory } from "../category/category-definition.ts";
import { planCourse } from "../timing/course-plan.ts";
import { courseLengthM } from "./course-length.ts";
import { lapsDoneM } from "./lap-ends.ts";
import { ownOfPoints, passedPoints } from "./course-distances.ts";
import type { Checkpoint } from "./race.ts";

/** One arch, which three distances pass, and a water point on the way out and back. */
const known: ReadonlyMap<string, Checkpoint> = new Map(
  (
    [
      { code: "START", kind: "start", distanceM: 0 },
      { code: "WATER", kind: "split", distanceM: 4_000 },
      { code: "ARCH", kind: "finish", distanceM: 42_195 },
    ] as const
  ).map((point) => [point.code, point]),
);
const course = (distancesM: readonly (number | null)[], codes = ["START", "WATER", "ARCH"]) =>
  givenCategory({ course: codes, distancesM, relayLegs: [], stages: [] });

test("one arch is the finish of several distances", () => {
  const tenK = toCategory(course([null, null, 10_000]));
  expect(courseLengthM(passedPoints(tenK, known), null)).toBe(10_000);
  // nobody is there sooner than 10 km take at 30 m/s, and not only after the 42.195 of others
  expect(planCourse(tenK, known).points[2]!.opensAt).toBeCloseTo(gunAt + 333_333, -1);
  expect(planCourse(toCategory(course([])), known).points[2]!.opensAt).toBeCloseTo(gunAt + 1_406_500, -1);
});

test("a point that is passed twice lies where the course says", () => {
  const outAndBack = toCategory(course([null, 4_000, 6_000, 10_000], ["START", "WATER", "WATER", "ARCH"]));
  const { points, quickest } = planCourse(outAndBack, known);
  expect(points[2]!.opensAt).toBeCloseTo(gunAt + 200_000, -1);
  expect(quickest(1, 2)).toBeCloseTo(66_667, -1);
});

test("distances of a course that go back are a fault of that course", () => {
  expect(courseProblems(course([null, 12_000, 10_000]), known)).toMatchObject([
    { path: "course.2", code: "course_backwards" },
  ]);
  expect(courseProblems(course([null, null, 10_000]), known)).toEqual([]);
});

test("distances beyond the course, or none that differs, are not kept", () => {
  expect(ownOfPoints(["START", "ARCH"], [null, 10_000, 7])).toEqual([null, 10_000]);
  expect(ownOfPoints(["START", "ARCH"], [null, null])).toEqual([]);
  expect(toCategory(course([null, null, null]))).not.toHaveProperty("distancesM");
});

test("a first lap of another length counts by its own", () => {
  const line = [{ kind: "start", distanceM: 0 } as const, { kind: "lap", distanceM: 5_000 } as const];
  expect([1, 4].map((laps) => courseLengthM(line, laps, 1_500))).toEqual([1_500, 16_500]);
  // without a number of laps a category is known by the length of a lap
  expect(courseLengthM(line, null, 1_500)).toBe(5_000);
  const four = { distanceM: 16_500, laps: 4, firstLapM: 1_500 };
  expect([0, 1, 3].map((done) => lapsDoneM(four, done))).toEqual([0, 1_500, 11_500]);
  expect(lapsDoneM({ distanceM: 1_500, laps: 1, firstLapM: 1_500 }, 1)).toBe(1_500);
  expect(lapsDoneM({ distanceM: 20_000, laps: 4 }, 3)).toBe(15_000);
});
