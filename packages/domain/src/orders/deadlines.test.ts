import { expect, it } from "vitest";
import { holdUntil, payAgainUntil, payUntil } from "./deadlines.ts";

const minute = 60_000;

it.each([
  [0, 15],
  [10, 25],
  [45, 60],
  [59, 60],
])("holds places that were changed after %i minutes until minute %i", (changed, until) => {
  expect(holdUntil(0, changed * minute)).toBe(until * minute);
});

it("gives a day to pay", () => {
  expect(payUntil(7)).toBe(7 + 24 * 60 * minute);
});

it("gives half a day to pay again, and never less time than there was", () => {
  const hour = 60 * minute;
  expect([payAgainUntil(0, 2 * hour), payAgainUntil(0, 20 * hour)]).toEqual([24 * hour, 32 * hour]);
});
