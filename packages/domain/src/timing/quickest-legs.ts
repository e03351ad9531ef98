import type { Category, Checkpoint } from "../race/race.ts";
import type { RaceMs } from "../time/race-time.ts";

const DEFAULT_MAX_SPEED_MPS = 30;

/** Between which distances from the start a point lies, in metres; both are the same where its distance is known. */
interface Extent {
  readonly fromM: number;
  readonly toM: number;
}

/** The least time that anybody needs from one point of a course to a later one; both are indices on the course. */
export type QuickestLeg = (from: number, to: number) => RaceMs;

/** Nobody in the category is faster than this on average between two points, in m/s. */
export function maxSpeedOf(category: Category): number {
  return category.maxSpeedMps ?? DEFAULT_MAX_SPEED_MPS;
}

/**
 * Tells of any two points of a course how soon after the one somebody can be at the other; 0 where the distances do
 * not tell. A code that stands on the course several times has one distance only, so each of its points lies somewhere
 * between its neighbours. Under one arch the course ends at its full length. Nothing is known of the way from one stage
 * to the next.
 *
 * @example
 * planQuickestLegs(category, checkpoints, () => null)(0, 1); // 166_667: 5 km at 30 m/s
 */
export function planQuickestLegs(
  category: Category,
  checkpoints: ReadonlyMap<string, Checkpoint>,
  stageOf: (index: number) => string | null,
): QuickestLeg {
  const extents = extentsOf(category.checkpoints, checkpoints);
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

function extentsOf(codes: readonly string[], checkpoints: ReadonlyMap<string, Checkpoint>): Extent[] {
  const distanceOf = (code: string) => checkpoints.get(code)?.distanceM ?? 0;
  const isKnown = (code: string) => codes.indexOf(code) === codes.lastIndexOf(code);
  const lengthM = Math.max(0, ...codes.map(distanceOf));
  const last = codes.length - 1;
  const isOneArch = last > 0 && codes[last] === codes[0];

  return codes.map((code, index): Extent => {
    if (isKnown(code)) return { fromM: distanceOf(code), toM: distanceOf(code) };
    if (isOneArch && index === 0) return { fromM: 0, toM: 0 };
    if (isOneArch && index === last) return { fromM: lengthM, toM: lengthM };
    const before = codes.slice(0, index).filter(isKnown).map(distanceOf);
    const after = codes
      .slice(index + 1)
      .filter(isKnown)
      .map(distanceOf);
    return { fromM: Math.max(0, ...before), toM: Math.min(lengthM, ...after) };
  });
}
