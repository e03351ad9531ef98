import { expect, it } from "vitest";
import { asOfNow, holdUntil, isOverdue, payAgainUntil, payUntil } from "./deadlines.ts";

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

it.each([
  ["held", 1_000, true],
  ["awaiting_payment", 999, true],
  ["held", 1_001, false],
  ["held", null, false],
  ["expired", null, false],
  ["cancelled", 999, false],
] as const)("of an order that is %s until %s says at 1,000 that it is overdue: %s", (state, deadlineAt, is) => {
  expect(isOverdue({ state, deadlineAt }, 1_000)).toBe(is);
  const after = is ? { state: "expired", deadlineAt: null } : { state, deadlineAt };
  expect(asOfNow({ state, deadlineAt }, 1_000)).toEqual(after);
});
