import { between, type CourseLine, type LinePoint } from "./course-line.ts";
import { onPlane } from "./geo-point.ts";

export interface Simplification {
  readonly mostPoints: number;
  /** How far the simplified line may be from a point that was left out, metres. */
  readonly toleranceM: number;
}

/** One metre of height is as visible on a profile as this many metres of distance on a map. */
const heightCountsTimes = 4;

interface Piece {
  readonly from: number;
  readonly to: number;
  /** The point that is farthest from the straight line between the ends. */
  readonly worst: number;
  readonly missedByM: number;
}

/**
 * Removes points so that the line still looks the same on a map and on a profile (Douglas–Peucker, the worst point
 * first). Turns, summits and both ends stay.
 *
 * @example
 * simplifyLine(line, { mostPoints: 300, toleranceM: 3 });
 */
export function simplifyLine(line: CourseLine, { mostPoints, toleranceM }: Simplification): CourseLine {
  if (line.length <= 2) return line;
  const kept = new Set([0, line.length - 1]);
  const pieces = [worstOf(line, 0, line.length - 1)];
  while (kept.size < mostPoints) {
    const at = pieces.reduce((best, piece, index) => (piece.missedByM > pieces[best]!.missedByM ? index : best), 0);
    const { from, to, worst, missedByM } = pieces[at]!;
    if (missedByM <= toleranceM) break;
    kept.add(worst);
    pieces.splice(at, 1, worstOf(line, from, worst), worstOf(line, worst, to));
  }
  return line.filter((_, index) => kept.has(index));
}

function worstOf(line: CourseLine, from: number, to: number): Piece {
  let worst = from;
  let missedByM = 0;
  for (let index = from + 1; index < to; index++) {
    const missM = missOf(line[from]!, line[to]!, line[index]!);
    if (missM > missedByM) [worst, missedByM] = [index, missM];
  }
  return { from, to, worst, missedByM };
}

/**
 * The distance of a point from the straight line between two others: on the map or on the profile, whichever is larger.
 */
function missOf(start: LinePoint, end: LinePoint, point: LinePoint): number {
  const { eastM: endEast, northM: endNorth } = onPlane(start, end);
  const { eastM, northM } = onPlane(start, point);
  const squared = endEast ** 2 + endNorth ** 2;
  const share = squared > 0 ? Math.min(1, Math.max(0, (eastM * endEast + northM * endNorth) / squared)) : 0;
  const missM = Math.hypot(eastM - share * endEast, northM - share * endNorth);

  const lengthM = end.distanceM - start.distanceM;
  const expected = between(start, end, lengthM > 0 ? (point.distanceM - start.distanceM) / lengthM : 0).elevationM;
  if (expected === null || point.elevationM === null) return missM;
  return Math.max(missM, Math.abs(point.elevationM - expected) * heightCountsTimes);
}
