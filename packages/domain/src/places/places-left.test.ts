import { expect, it } from "vitest";
import { placesInAll, placesLeft, whyFull } from "./places-left.ts";

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

const [first, second, third] = [1, 2, 3].map((id) => ({ id, capacity: id * 100 }));
const open = { id: 4, capacity: null };
it.each([
  ["nothing yet", [], [], null],
  ["its categories", [first!, second!, third!], [], 600],
  ["no limit", [first!, open], [], null],
  ["the whole event", [first!, open], [{ capacity: 150, categoryIds: null }], 150],
  ["a pool that is wider than its categories", [first!, second!], [{ capacity: 900, categoryIds: [1, 2] }], 300],
  ["a pool beside others", [first!, second!, open], [{ capacity: 50, categoryIds: [2, 4] }], 150],
  [
    "two pools apart",
    [first!, second!, third!],
    [
      { capacity: 50, categoryIds: [1] },
      { capacity: 70, categoryIds: [3] },
    ],
    320,
  ],
  [
    "a pool within the event",
    [first!, second!, third!],
    [
      { capacity: 500, categoryIds: null },
      { capacity: 10, categoryIds: [3] },
    ],
    310,
  ],
  [
    "pools that overlap",
    [first!, second!, third!],
    [
      { capacity: 90, categoryIds: [1, 2] },
      { capacity: 110, categoryIds: [2, 3] },
    ],
    200,
  ],
])("has places for %s", (_, categories, pools, expected) => {
  expect([placesInAll(categories, pools), placesInAll(categories, pools.toReversed())]).toEqual([expected, expected]);
});
