import { firstIndex } from "../search/first-index.ts";
import { distanceBetweenM, type GeoPoint } from "./geo-point.ts";

/** A point of a track as a device or a map recorded it. */
export interface TrackPoint extends GeoPoint {
  /** Metres above sea level; null where the track has no height. */
  readonly elevationM: number | null;
}

/** A point of a course with its distance from the start. */
export interface LinePoint extends TrackPoint {
  readonly distanceM: number;
}

/** A course from its start to its finish. Distances never decrease. */
export type CourseLine = readonly LinePoint[];

/**
 * Adds to every point of a track its distance from the start.
 *
 * @example
 * lineAlong([
 *   { lat: 18, lng: 98, elevationM: null },
 *   { lat: 18, lng: 98.01, elevationM: null },
 * ]).at(-1)?.distanceM; // 1057.5…
 */
export function lineAlong(track: readonly TrackPoint[]): CourseLine {
  let distanceM = 0;
  return track.map((point, index) => {
    const before = track[index - 1];
    if (before) distanceM += distanceBetweenM(before, point);
    return { lat: point.lat, lng: point.lng, elevationM: point.elevationM, distanceM };
  });
}

/**
 * The place at a distance along a course; it may lie between two points. A distance beyond an end gives that end.
 *
 * @example
 * pointAt(line, 5_000)?.elevationM; // how high the 5 km mark lies
 */
export function pointAt(line: CourseLine, distanceM: number): LinePoint | undefined {
  const index = indexAt(line, distanceM);
  const after = line[index];
  const before = line[index - 1];
  if (!after || !before || after.distanceM <= distanceM) return after;
  return between(before, after, (distanceM - before.distanceM) / (after.distanceM - before.distanceM));
}

/**
 * The index of the first point of a line at this distance or farther. A distance past the end gives the last point.
 *
 * @example
 * indexAt(line, 0); // 0
 */
export function indexAt(line: CourseLine, distanceM: number): number {
  return firstIndex(0, line.length - 1, (index) => line[index]!.distanceM >= distanceM);
}

/**
 * The place between two points of a course, at a share (0 to 1) of the way from one to the other.
 *
 * @example
 * between(from, to, 0.5); // half way
 */
export function between(from: LinePoint, to: LinePoint, share: number): LinePoint {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const isKnown = from.elevationM !== null && to.elevationM !== null;
  return {
    lat: mix(from.lat, to.lat),
    lng: mix(from.lng, to.lng),
    distanceM: mix(from.distanceM, to.distanceM),
    elevationM: isKnown ? mix(from.elevationM, to.elevationM) : null,
  };
}
