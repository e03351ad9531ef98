import { type CourseLine, indexAt, type LinePoint, pointAt } from "./course-line.ts";

/** Metres climbed and descended. */
export interface Climb {
  readonly ascentM: number;
  readonly descentM: number;
}

/**
 * A device's height jumps by some metres from second to second. The mean over this many metres to either side is
 * steady.
 */
const smoothingM = 40;
/** A rise or fall smaller than this is rough ground, not a climb. */
const smallestClimbM = 3;
/** When a smaller share of the points than this has heights, the missing heights cannot be guessed. */
const leastKnownShare = 0.5;

/**
 * Fills missing heights in proportion between the nearest points that have one. When only a few points have heights,
 * all are removed.
 *
 * @example
 * fillElevations(line).every(({ elevationM }) => elevationM === null); // of a track without heights
 */
export function fillElevations(line: CourseLine): CourseLine {
  const known = line.flatMap(({ elevationM }, index) => (elevationM === null ? [] : [index]));
  if (known.length === line.length) return line;
  if (known.length < line.length * leastKnownShare) return line.map((point) => ({ ...point, elevationM: null }));

  let next = 0;
  return line.map((point, index) => {
    while (next < known.length && known[next]! < index) next++;
    const after = line[known[next] ?? -1];
    const before = line[known[next - 1] ?? -1];
    if (after === point || !after || !before) return { ...point, elevationM: (after ?? before)!.elevationM };
    const span = after.distanceM - before.distanceM;
    const share = span > 0 ? (point.distanceM - before.distanceM) / span : 0;
    return { ...point, elevationM: before.elevationM! + (after.elevationM! - before.elevationM!) * share };
  });
}

/**
 * Replaces each height by the mean of its surroundings, so that a single wrong reading makes no climb. A line without
 * heights stays as it is.
 *
 * @example
 * climbOf(smoothElevations(line)); // { ascentM: 5210, descentM: 5208 }
 */
export function smoothElevations(line: CourseLine): CourseLine {
  if (line.some(({ elevationM }) => elevationM === null)) return line;
  const areaTo = areaUnder(line);
  const lengthM = line.at(-1)?.distanceM ?? 0;
  return line.map((point) => {
    const { distanceM } = point;
    // the same distance to either side, so that an even slope stays as it is up to both ends
    const reachM = Math.min(smoothingM, distanceM, lengthM - distanceM);
    if (reachM < 1) return point;
    return { ...point, elevationM: (areaTo(distanceM + reachM) - areaTo(distanceM - reachM)) / (2 * reachM) };
  });
}

/** The area under a profile from its start to a distance, square metres. */
function areaUnder(line: CourseLine): (distanceM: number) => number {
  const areas = [0];
  for (const [index, point] of line.slice(1).entries()) areas.push(areas[index]! + areaBetween(line[index]!, point));
  return (distanceM) => {
    const at = Math.max(0, indexAt(line, distanceM) - 1);
    return areas[at]! + areaBetween(line[at]!, pointAt(line, distanceM)!);
  };
}

function areaBetween(a: LinePoint, b: LinePoint): number {
  return ((a.elevationM! + b.elevationM!) / 2) * (b.distanceM - a.distanceM);
}

/**
 * How much a line climbs and descends in all, summed from each turn of its profile to the next; null without heights.
 *
 * @example
 * climbOf(outAndBack); // { ascentM: 320, descentM: 320 }
 */
export function climbOf(line: CourseLine): Climb | null {
  const [first] = line;
  if (!first || line.some(({ elevationM }) => elevationM === null)) return null;
  const turns = turnsOf(line.map(({ elevationM }) => elevationM!));
  const legs = turns.slice(1).map((elevationM, index) => elevationM - turns[index]!);
  return {
    ascentM: legs.reduce((sum, leg) => sum + Math.max(0, leg), 0),
    descentM: legs.reduce((sum, leg) => sum + Math.max(0, -leg), 0),
  };
}

/**
 * The heights at which a profile turns from up to down or from down to up, plus its start and its last summit or
 * valley.
 */
function turnsOf(heights: readonly number[]): readonly number[] {
  const turns = [heights[0]!];
  let extremeM = heights[0]!;
  let way = 0;
  for (const heightM of heights) {
    const riseM = heightM - extremeM;
    if (riseM * way > 0) extremeM = heightM;
    if (Math.abs(riseM) < smallestClimbM || riseM * way > 0) continue;
    if (way !== 0) turns.push(extremeM);
    way = Math.sign(riseM);
    extremeM = heightM;
  }
  return [...turns, extremeM];
}
