import { expect, it } from "vitest";
import { placesOfAddress } from "./order-limits.ts";

it.each([
  ["a third of many", 300, 33, 99, 198],
  ["a team in a small event", 30, 33, 20, 40],
  ["what an organiser says", 1_000, 80, 800, 1_600],
  ["everything where an organiser says so", 300, 100, Infinity, Infinity],
  ["what has no limit", null, 33, Infinity, Infinity],
])("leaves to an address %s", (_, capacity, share, place, network) => {
  expect(placesOfAddress(capacity, share)).toEqual({ place, network });
});
