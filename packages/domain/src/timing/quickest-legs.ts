import type { Category, Checkpoint } from "../race/race.ts";
import { isWhereKnown, passedPoints } from "../race/course-distances.ts";
import type { RaceMs } from "../time/race-time.ts";

const DEFAULT_MAX_SPEED_MPS = 30;

/**
 * The lowest and highest possible distance of a point from the start, metres. Both are equal if the distance is known.
 */
interface Extent {
  readonly fromM: number;
  readonly toM: number;
}

/** The shortest possible time from one point of a course to a later one. Both are indices on the course. */
export type QuickestLeg = (from: number, to: number) => RaceMs;

/** The fastest possible average speed between two points, m/s. */
export function maxSpeedOf(category: Category): number {
  return category.maxSpeedMps ?? DEFAULT_MAX_SPEED_MPS;
}

/**
 * Computes the shortest possible time between any two points of a course; 0 when the distances do not say. A code that
 * is on the course several times has only one distance, unless the course says where: then each of its points lies
 * somewhere between its neighbours. If
 * start and finish share an arch, the course ends at its full length. The distance between two stages is not known.
 *
 * @example
 * planQuickestLegs(category, checkpoints, () => null)(0, 1); // 166_667: 5 km at 30 m/s
 */
export function planQuickestLegs(
  category: Category,
  checkpoints: ReadonlyMap<string, Checkpoint>,
  stageOf: (index: number) => string | null,
): QuickestLeg {
  const extents = extentsOf(category, checkpoints);
  const count = extents.length;
  const leastMs = new Float64Array(count * count);
  for (const [from, { toM }] of extents.entries()) {
    for (const [to, { fromM }] of extents.entries()) {
      if (to <= from || stageOf(from) !== stageOf(to)) continue;
      leastMs[from * count + to] = (Math.max(0, fromM - toM) / maxSpeedOf(category)) * 1000;
    }
  }
  return (from, to) => leastMs[from * count + to] ?? 0;
}

function extentsOf(category: Category, checkpoints: ReadonlyMap<string, Checkpoint>): Extent[] {
  const codes = category.checkpoints;
  const points = passedPoints(category, checkpoints).map((point, index) => ({
    metres: point?.distanceM ?? 0,
    isKnown: isWhereKnown(category, index),
  }));
  const lengthM = Math.max(0, ...points.map(({ metres }) => metres));
  const last = codes.length - 1;
  const isOneArch = last > 0 && codes[last] === codes[0];

  const knownOf = (some: typeof points) => some.filter(({ isKnown }) => isKnown).map(({ metres }) => metres);

  return points.map(({ metres, isKnown }, index): Extent => {
    if (isKnown) return { fromM: metres, toM: metres };
    if (isOneArch && index === 0) return { fromM: 0, toM: 0 };
    if (isOneArch && index === last) return { fromM: lengthM, toM: lengthM };
    const before = knownOf(points.slice(0, index));
    const after = knownOf(points.slice(index + 1));
    return { fromM: Math.max(0, ...before), toM: Math.min(lengthM, ...after) };
  });
}
