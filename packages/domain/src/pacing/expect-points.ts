import type { RaceMs } from "../time/race-time.ts";
import type { FieldCorrections } from "./field-corrections.ts";
import { partAhead, type Slowing, type Way } from "./slowing.ts";

/** When somebody may pass a point ahead: of five runners four come between `fromMs` and `untilMs`. */
export interface ExpectedPoint {
  /** Index of the point of the course. */
  readonly index: number;
  readonly ms: RaceMs;
  readonly fromMs: RaceMs;
  readonly untilMs: RaceMs;
}

/**
 * Every point ahead with the race time at which somebody may pass it, and the window of four runners in five. Empty: nothing can be
 * said, because no point was passed or the finish was, or because distances are not known.
 *
 * @example
 * expectPoints({ distancesM: [0, 10_000, 21_097, 42_195], splitMs: [0, 3_000_000, null, null], onRoad: true }, null);
 * // [{ index: 2, ms: 6_…, fromMs: 6_…, untilMs: 6_… }, { index: 3, … }]
 */
export function expectPoints(way: Way, field: FieldCorrections | null): ExpectedPoint[] {
  const last = way.splitMs.findLastIndex((ms) => ms !== null);
  const lastMs = way.splitMs[last] ?? null;
  if (lastMs === null) return [];
  const expected: ExpectedPoint[] = [];
  for (let index = last + 1; index < way.distancesM.length; index += 1) {
    const part = partAhead(way, last, index);
    if (!part) return [];
    const { least, usual, most } = field?.between(last, index) ?? { least: -1, usual: 0, most: 1 };
    const before = expected.at(-1);
    // a point further on is not expected earlier, whatever the field has shown of each
    const msAt = (score: number, atLeast: RaceMs = lastMs) =>
      Math.max(atLeast, Math.round(lastMs + part.evenMs * Math.exp(slowingAt(score, part.slowing))));
    expected.push({
      index,
      ms: msAt(usual, before?.ms),
      fromMs: msAt(least, before?.fromMs),
      untilMs: msAt(most, before?.untilMs),
    });
  }
  return expected;
}

function slowingAt(score: number, { least, usual, most }: Slowing): number {
  return usual + score * (score < 0 ? usual - least : most - usual);
}
