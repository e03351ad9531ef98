interface Passed {
  readonly distanceM: number;
}

/** A course whose points may be passed at distances of its own. */
export interface CourseDistances {
  /** Checkpoint codes in the order they are passed. */
  readonly checkpoints: readonly string[];
  /** Of each point of the course, metres from the start; null, or left out: as the checkpoint says. */
  readonly distancesM?: readonly (number | null)[] | undefined;
}

/**
 * The points of a course as it passes them: one arch can be the finish of three distances. Undefined: no such checkpoint.
 *
 * @example
 * passedPoints({ checkpoints: ["START", "ARCH"], distancesM: [null, 10_000] }, known)[1]?.distanceM; // 10_000
 */
export function passedPoints<Point extends Passed>(
  { checkpoints, distancesM = [] }: CourseDistances,
  known: ReadonlyMap<string, Point>,
): (Point | undefined)[] {
  return checkpoints.map((code, index) => {
    const point = known.get(code);
    const ownM = distancesM[index] ?? null;
    return point && ownM !== null ? { ...point, distanceM: ownM } : point;
  });
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
 * The distances as they are stored: none beyond the course, and nothing where none differs.
 *
 * @example
 * ownDistances(["START", "FIN"], [null, null, 5_000]); // []
 */
export function ownDistances(
  course: readonly string[],
  distancesM: readonly (number | null)[] = [],
): readonly (number | null)[] {
  const own = course.map((_, index) => distancesM[index] ?? null);
  return own.some((metres) => metres !== null) ? own : [];
}
