import { expect, it } from "vitest";
import { placesOfAddress } from "./order-limits.ts";

it.each([
  ["a third of many", 300, 33, [99, 198], [198, 200]],
  ["a team in a small event", 30, 33, [20, 40], [20, 40]],
  ["two thirds of a larger one within a day", 45, 33, [20, 40], [30, 40]],
  ["what an organiser says", 1_000, 80, [800, 1_600], [800, 1_600]],
  ["everything where an organiser says so", 300, 100, [Infinity, Infinity], [Infinity, Infinity]],
  ["what has no limit", null, 33, [Infinity, Infinity], [Infinity, Infinity]],
] as const)("leaves to an address %s", (_, capacity, share, now, ofDay) => {
  const named = ([place, network]: readonly [number, number]) => ({ place, network });
  expect(placesOfAddress(capacity, share)).toEqual({ now: named(now), ofDay: named(ofDay) });
});
