import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";

interface Passed {
  readonly distanceM: number;
  readonly cutoffAt?: InstantMs | null | undefined;
}

/** A course whose points may be passed at distances of its own, and close at times of its own. */
export interface CourseDistances {
  /** Checkpoint codes in the order they are passed. */
  readonly checkpoints: readonly string[];
  /** Of each point of the course, metres from the start; null, or left out: as the checkpoint says. */
  readonly distancesM?: readonly (number | null)[] | undefined;
  /** Of each point of the course, when it closes; null, or left out: as the checkpoint says. */
  readonly cutoffsAt?: readonly (InstantMs | null)[] | undefined;
  /** Of each point of the course, how long after the start it closes; null, or left out: it does so by the time of day. */
  readonly cutoffsAfterMs?: readonly (RaceMs | null)[] | undefined;
  /** The start of whoever is on the course; left out: what closes so long after it is not said. */
  readonly gunAt?: InstantMs | undefined;
}

/**
 * The points of a course as it passes them: one arch can be the finish of three distances. Undefined: no such checkpoint.
 *
 * @example
 * passedPoints({ checkpoints: ["START", "ARCH"], distancesM: [null, 10_000] }, known)[1]?.distanceM; // 10_000
 */
export function passedPoints<Point extends Passed>(
  { checkpoints, distancesM = [], cutoffsAt = [], cutoffsAfterMs = [], gunAt = Number.NaN }: CourseDistances,
  known: ReadonlyMap<string, Point>,
): (Point | undefined)[] {
  return checkpoints.map((code, index) => {
    const point = known.get(code);
    const ownM = distancesM[index] ?? null;
    const closesAt = sooner(cutoffsAt[index] ?? null, gunAt + (cutoffsAfterMs[index] ?? Number.NaN));
    if (!point || (ownM === null && closesAt === null)) return point;
    return { ...point, ...(ownM !== null && { distanceM: ownM }), ...(closesAt !== null && { cutoffAt: closesAt }) };
  });
}

/** @param afterStartAt NaN: there is no such limit, or nobody's start is asked about */
function sooner(at: InstantMs | null, afterStartAt: InstantMs): InstantMs | null {
  if (Number.isNaN(afterStartAt)) return at;
  return at === null ? afterStartAt : Math.min(at, afterStartAt);
}

/**
 * Is it known where a course passes its point? A code that is on the course several times has one distance only, unless
 * the course says where each time is.
 */
export function isWhereKnown({ checkpoints, distancesM = [] }: CourseDistances, index: number): boolean {
  if ((distancesM[index] ?? null) !== null) return true;
  const code = checkpoints[index] ?? "";
  return checkpoints.indexOf(code) === checkpoints.lastIndexOf(code);
}

/**
 * Distances, or cut-offs, as they are stored: none beyond the course, and nothing where none differs.
 *
 * @example
 * ownOfPoints(["START", "FIN"], [null, null, 5_000]); // []
 */
export function ownOfPoints(
  course: readonly string[],
  values: readonly (number | null)[] = [],
): readonly (number | null)[] {
  const own = course.map((_, index) => values[index] ?? null);
  return own.some((value) => value !== null) ? own : [];
}
