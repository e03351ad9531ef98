import type { CourseLine } from "./course-line.ts";
import type { GeoPoint } from "./geo-point.ts";
import { passesOf } from "./place-on-course.ts";

/** A place that a file of a course names beside its way. */
export interface Waypoint extends GeoPoint {
  readonly name: string;
  /** The file's own word for its sign, such as `Flag, Green`; "" where it has none. */
  readonly symbol: string;
  readonly elevationM: number | null;
}

/** A waypoint with its place on the course. */
export interface PlacedWaypoint extends Waypoint {
  /** Metres from the start. */
  readonly distanceM: number;
  /** Metres from the waypoint to the course. */
  readonly awayM: number;
}

/**
 * Finds where a course passes its waypoints. A place that it passes several times is taken in the order of the file, as
 * long as that is the order of the course; otherwise where the course is closest.
 *
 * @example
 * placeWaypoints(outAndBack, [turn, bridge]).map(({ distanceM }) => distanceM); // [5_000, 7_900]
 */
export function placeWaypoints(line: CourseLine, waypoints: readonly Waypoint[]): PlacedWaypoint[] {
  const passes = waypoints.map((waypoint) => passesOf(line, waypoint));
  let reachedM = 0;
  const inOrder = passes.map((all) => {
    const next = all.find(({ distanceM }) => distanceM >= reachedM);
    if (next) reachedM = next.distanceM;
    return next;
  });
  const isInOrder = inOrder.every((pass) => pass !== undefined);
  return waypoints.flatMap((waypoint, index) => {
    const closest = passes[index]!.toSorted((one, other) => one.awayM - other.awayM)[0];
    const pass = isInOrder ? inOrder[index] : closest;
    return pass ? [{ ...waypoint, distanceM: pass.distanceM, awayM: pass.awayM }] : [];
  });
}
