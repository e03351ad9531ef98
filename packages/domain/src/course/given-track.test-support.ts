import fc from "fast-check";
import type { TrackPoint } from "./course-line.ts";

/** Metres of a degree of latitude. */
const degreeM = 111_195;

/** A track on a plane near Chiang Mai, given in metres to the east and north of its start. */
export function givenTrack(
  ...steps: readonly (readonly [eastM: number, northM: number, elevationM?: number | undefined])[]
): TrackPoint[] {
  return steps.map(([eastM, northM, elevationM]) => ({
    lat: 18.8 + northM / degreeM,
    lng: 98.9 + eastM / (degreeM * Math.cos((18.8 * Math.PI) / 180)),
    elevationM: elevationM ?? null,
  }));
}

const metres = fc.double({ min: -3_000, max: 3_000, noNaN: true });
const height = fc.double({ min: 0, max: 2_500, noNaN: true });

/** Any track of 2 to 60 points with heights. */
export const anyTrack = fc
  .array(fc.tuple(metres, metres, height), { minLength: 2, maxLength: 60 })
  .map((steps) => givenTrack(...steps));
