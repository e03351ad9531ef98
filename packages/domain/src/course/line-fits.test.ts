import { expect, it } from "vitest";
import { lineFits } from "./line-fits.ts";

it.each([
  [48_800, 50_000, null, true],
  [48_800, 25_000, null, false],
  [48_800, 100_000, null, false],
  [5_000, 25_000, 5, true],
  [25_100, 25_000, 5, true],
  [12_500, 25_000, 5, false],
  // nothing is known of one of them
  [48_800, 0, null, true],
  [0, 25_000, null, true],
])("a line of %i m fits a category of %i m in %s laps: %s", (lineM, lengthM, laps, fits) => {
  expect(lineFits(lineM, { lengthM, laps })).toBe(fits);
});
