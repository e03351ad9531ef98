import { lapLengthM } from "../race/lap-ends.ts";

/** Trackers and official measurements differ by some per cent; a course of another category differs by more. */
const tolerance = 0.1;

/**
 * Is a drawn line as long as a category that uses it, or as one of its laps? If not, the category passes a part of it, or goes
 * elsewhere, and the line's length and climbs say nothing of the category. A length that is not known fits.
 *
 * @example
 * lineFits(48_800, { lengthM: 50_000, laps: null }); // true
 * lineFits(48_800, { lengthM: 25_000, laps: null }); // false
 * lineFits(5_000, { lengthM: 25_000, laps: 5 }); // true
 */
export function lineFits(
  lineM: number,
  {
    lengthM,
    laps,
    firstLapM,
  }: { readonly lengthM: number; readonly laps: number | null; readonly firstLapM?: number | undefined },
): boolean {
  if (!(lengthM > 0) || !(lineM > 0)) return true;
  return [lengthM, lapLengthM({ distanceM: lengthM, laps, firstLapM })].some(
    (expectedM) => Math.abs(lineM - expectedM) <= expectedM * tolerance,
  );
}
