import { expect, it } from "vitest";
import { holdUntil, payUntil } from "./deadlines.ts";

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
