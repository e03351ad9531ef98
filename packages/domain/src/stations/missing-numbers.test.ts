import { expect, it } from "vitest";
import { missingNumbers } from "./missing-numbers.ts";

it("names the gaps, whatever the order", () => {
  expect(missingNumbers([])).toEqual({ held: 0, missing: [] });
  expect(missingNumbers([3, 1, 2])).toEqual({ held: 3, missing: [] });
  expect(missingNumbers([2])).toEqual({ held: 0, missing: [{ from: 1, to: 1 }] });
  expect(missingNumbers([1, 5, 9, 2])).toEqual({
    held: 2,
    missing: [
      { from: 3, to: 4 },
      { from: 6, to: 8 },
    ],
  });
});
