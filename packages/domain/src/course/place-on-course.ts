import { between, type CourseLine, type LinePoint } from "./course-line.ts";
import { type GeoPoint, onPlane } from "./geo-point.ts";

/** Where a course passes a place. */
export interface Pass extends LinePoint {
  /** Metres from the place to the course. */
  readonly awayM: number;
}

/**
 * A pass that is at most this much farther than the nearest one counts as near, too: a course may lead there and back
 * on one path.
 */
const asNearM = 60;

/**
 * Finds every time that a course passes a place, in order. A loop or an out-and-back course passes several times.
 *
 * @example
 * passesOf(outAndBack, bridge).map(({ distanceM }) => distanceM); // [2_100, 7_900]
 */
export function passesOf(line: CourseLine, place: GeoPoint): readonly Pass[] {
  const nearest = line.slice(1).map((to, index) => nearestOf(line[index]!, to, place));
  const [only] = line;
  if (only && nearest.length === 0) nearest.push(nearestOf(only, only, place));
  const reachM = Math.min(...nearest.map(({ awayM }) => awayM)) + asNearM;

  const passes: Pass[] = [];
  let wasNear = false;
  for (const candidate of nearest) {
    const isNear = candidate.awayM <= reachM;
    const last = passes.at(-1);
    if (isNear && !wasNear) passes.push(candidate);
    else if (isNear && last && candidate.awayM < last.awayM) passes[passes.length - 1] = candidate;
    wasNear = isNear;
  }
  return passes;
}

/**
 * Finds where on a course a place lies. If the course passes it more than once, the pass closest to the given distance
 * counts; without a given distance, the pass closest to the place.
 *
 * @example
 * placeOnCourse(outAndBack, bridge, 8_000)?.distanceM; // 7_900, on the way back
 */
export function placeOnCourse(line: CourseLine, place: GeoPoint, saidM?: number): Pass | undefined {
  const missOf = ({ distanceM, awayM }: Pass) => (saidM === undefined ? awayM : Math.abs(distanceM - saidM));
  return passesOf(line, place).reduce<Pass | undefined>(
    (best, pass) => (best && missOf(best) <= missOf(pass) ? best : pass),
    undefined,
  );
}

function nearestOf(from: LinePoint, to: LinePoint, place: GeoPoint): Pass {
  const a = onPlane(place, from);
  const b = onPlane(place, to);
  const eastM = b.eastM - a.eastM;
  const northM = b.northM - a.northM;
  const squared = eastM ** 2 + northM ** 2;
  const share = squared > 0 ? Math.min(1, Math.max(0, -(a.eastM * eastM + a.northM * northM) / squared)) : 0;
  return {
    ...between(from, to, share),
    awayM: Math.hypot(a.eastM + share * eastM, a.northM + share * northM),
  };
}
