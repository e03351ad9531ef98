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
  const expected: ExpectedPoint[] = [];
  for (let index = last + 1; index < way.distancesM.length; index += 1) {
    const point = expectPoint(way, field, last, index);
    if (!point) return [];
    const before = expected.at(-1) ?? point;
    // a point further on is not expected earlier, whatever the field has shown of each
    expected.push({
      index,
      ms: Math.max(point.ms, before.ms),
      fromMs: Math.max(point.fromMs, before.fromMs),
      untilMs: Math.max(point.untilMs, before.untilMs),
    });
  }
  return expected;
}

/** One point ahead, by itself. @param last index of the last point passed */
export function expectPoint(
  way: Way,
  field: FieldCorrections | null,
  last: number,
  index: number,
): ExpectedPoint | null {
  const lastMs = way.splitMs[last] ?? null;
  const part = lastMs === null ? null : partAhead(way, last, index);
  if (lastMs === null || !part) return null;
  const { least, usual, most } = field?.between(last, index) ?? { least: -1, usual: 0, most: 1 };
  const msAt = (score: number) => Math.round(lastMs + part.evenMs * Math.exp(slowingAt(score, part.slowing)));
  return { index, ms: msAt(usual), fromMs: msAt(least), untilMs: msAt(most) };
}

function slowingAt(score: number, { least, usual, most }: Slowing): number {
  return usual + score * (score < 0 ? usual - least : most - usual);
}
