import { type CourseLine, lineAlong, type TrackPoint } from "./course-line.ts";
import { climbOf, fillElevations, smoothElevations } from "./elevation.ts";
import { simplifyLine } from "./simplify-line.ts";

/** The smallest box, in degrees, that holds a course. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The measures of a course; heights are null where the track has none. */
export interface MeasuredCourse {
  readonly distanceM: number;
  readonly ascentM: number | null;
  readonly descentM: number | null;
  readonly lowestM: number | null;
  readonly highestM: number | null;
  readonly bounds: Bounds;
  /** The course with few enough points to be drawn anywhere. Its distances are those of the whole track. */
  readonly line: CourseLine;
}

/** More points than this make no visible difference on a map or a profile. */
const mostPoints = 300;
/**
 * A drawn line this close to the true one looks the same. A long course is seen on a smaller scale and may be coarser.
 */
const leastToleranceM = 3;
const toleranceShare = 1 / 5_000;

/**
 * Measures a track: its length, its heights, its position, and the line to draw.
 *
 * @example
 * const { distanceM, ascentM, line } = measureCourse(track);
 */
export function measureCourse(track: readonly TrackPoint[]): MeasuredCourse {
  const smooth = smoothElevations(fillElevations(lineAlong(track)));
  const climb = climbOf(smooth);
  const heights = smooth.flatMap(({ elevationM }) => elevationM ?? []);
  const [lowestM, highestM] = heights.length > 0 ? extremes(heights) : [null, null];
  const [south, north] = extremes(track.map(({ lat }) => lat));
  const distanceM = smooth.at(-1)?.distanceM ?? 0;
  const toleranceM = Math.max(leastToleranceM, distanceM * toleranceShare);
  const [west, east] = extremes(track.map(({ lng }) => lng));
  return {
    distanceM,
    ascentM: climb?.ascentM ?? null,
    descentM: climb?.descentM ?? null,
    lowestM,
    highestM,
    bounds: { south, west, north, east },
    line: simplifyLine(smooth, { mostPoints, toleranceM }),
  };
}

// Math.min(...) fails with a hundred thousand arguments.
function extremes(values: readonly number[]): readonly [number, number] {
  return values.reduce<readonly [number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  );
}
