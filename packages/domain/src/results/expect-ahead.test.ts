import { expect, test } from "vitest";
import { expectAhead } from "./expect-ahead.ts";

const course = [0, 10_000, 20_000, 42_195];

test("the next point and the finish come at the mean pace so far", () => {
  expect(expectAhead(course, [0, 3_600_000, null, null])).toEqual({
    paceMsPerKm: 360_000,
    next: { index: 2, ms: 7_200_000 },
    finish: { index: 3, ms: 15_190_200 },
  });
});

test("a missed read does not matter: the last point counts", () => {
  expect(expectAhead(course, [0, null, 7_200_000, null])?.next).toEqual({ index: 3, ms: 15_190_200 });
});

test.each([
  ["nobody has passed a point", [null, null, null, null]],
  ["only the start was passed", [0, null, null, null]],
  ["the finish was passed", [0, 1, 2, 3]],
])("nothing is said when %s", (_, splitMs) => {
  expect(expectAhead(course, splitMs)).toBeNull();
});

test("nothing is said where distances are not known or go back", () => {
  expect(expectAhead([0, 10_000, null, 42_195], [0, 3_600_000, null, null])).toBeNull();
  expect(expectAhead([0, 10_000, 5_000, 42_195], [0, 3_600_000, null, null])).toBeNull();
});
