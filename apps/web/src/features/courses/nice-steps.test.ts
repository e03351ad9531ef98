import { expect, test } from "vitest";
import { niceStep, stepsBetween } from "./nice-steps.ts";

test.each([
  [1_170, 4, 500],
  [102_400, 8, 20_000],
  [40, 4, 10],
  [10_000, 10, 1_000],
])("niceStep(%i, %i) is %i", (span, most, step) => {
  expect(niceStep(span, most)).toBe(step);
});

test("counts the steps between two numbers, both included", () => {
  expect(stepsBetween(120, 900, 500)).toEqual([500]);
  expect(stepsBetween(0, 1_000, 500)).toEqual([0, 500, 1_000]);
  expect(stepsBetween(10, 20, 500)).toEqual([]);
});
