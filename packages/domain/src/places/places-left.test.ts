import { expect, it } from "vitest";
import { placesLeft, whyFull } from "./places-left.ts";

const counter = (capacity: number | null, taken: number, held = 0) => ({ capacity, taken, held });

it.each([
  ["no limit", [counter(null, 7)], null],
  ["a limit of its own", [counter(10, 7)], 3],
  ["what is left of the narrowest", [counter(10, 7), counter(20, 19), counter(null, 0)], 1],
  ["never less than nothing", [counter(10, 12)], 0],
])("leaves of %s", (_, counters, expected) => {
  expect(placesLeft(counters)).toBe(expected);
});

it("is full for a team that is larger than what is left", () => {
  expect([whyFull([counter(9, 5, 1)], 4), whyFull([counter(9, 5, 1)], 5)]).toEqual([null, "places_held"]);
});

it.each([
  ["is not full while one is left", [counter(2, 1, 1)], null],
  ["may come back where orders hold some of what is full", [counter(2, 2, 1), counter(9, 3, 0)], "places_held"],
  ["is full where only another limit has held places", [counter(2, 2, 0), counter(9, 9, 4)], "category_full"],
])("%s", (_, counters, expected) => {
  expect(whyFull(counters)).toBe(expected);
});
