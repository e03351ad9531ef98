import type { TrackPoint } from "@time-event/domain/course/course-line";
import { type GeoPoint, distanceBetweenM } from "@time-event/domain/course/geo-point";
import { createRandom, type Random } from "@time-event/domain/rehearsal/random";

/** A stretch between two places, as a course director knows it. */
export interface Stretch {
  readonly from: GeoPoint & { readonly elevationM: number };
  readonly to: GeoPoint & { readonly elevationM: number };
  readonly lengthM: number;
  /** Metres climbed on it in all. */
  readonly climbM: number;
}

/** A device records a point about every so many metres. */
const pointEveryM = 40;
/** Halvings of a range: more precise than anybody measures. */
const tries = 24;

/**
 * A path that winds from place to place until it has the given length, over ground with the given climb. The same name
 * gives the same path: two courses that share a stretch share its every bend.
 */
export function windingWay(name: string, { from, to, lengthM, climbM }: Stretch): TrackPoint[] {
  const random = createRandom(`way:${name}`);
  const count = Math.max(8, Math.round(lengthM / pointEveryM));
  const shares = Array.from({ length: count + 1 }, (_, index) => index / count);
  const bends = waves(random, 2, 3 + lengthM / 2_200);
  const hills = waves(random, 1, 3 + lengthM / 2_500);

  const placesFor = (width: number) => shares.map((share) => place(from, to, share, width * bends(share)));
  const heightsFor = (relief: number) =>
    shares.map((share) => from.elevationM + (to.elevationM - from.elevationM) * ease(share) + relief * hills(share));

  const places = placesFor(largestWith((width) => lengthOf(placesFor(width)), lengthM, 0.6));
  const heights = heightsFor(largestWith((relief) => climbOf(heightsFor(relief)), climbM, 900));
  return places.map((point, index) => ({ ...point, elevationM: Math.round(heights[index]! * 10) / 10 }));
}

/** Sums of sines that are nought at both ends, the quicker ones smaller. */
function waves(random: Random, slowest: number, quickest: number): (share: number) => number {
  const parts = Array.from({ length: 9 }, (_, index) => {
    const turns = slowest + ((quickest - slowest) * index) / 8;
    return { turns, phase: random.between(0, 2 * Math.PI), size: random.between(0.4, 1) / turns };
  });
  return (share) =>
    Math.sin(Math.PI * share) ** 0.6 *
    parts.reduce((sum, { turns, phase, size }) => sum + size * Math.sin(2 * Math.PI * turns * share + phase), 0);
}

/** Valley paths begin and end level. */
function ease(share: number): number {
  return share * share * (3 - 2 * share);
}

/** A place so far along the straight way, and so far beside it: both in shares of that way's length. */
function place(from: GeoPoint, to: GeoPoint, share: number, beside: number): GeoPoint {
  const north = to.lat - from.lat;
  const narrow = Math.cos((from.lat * Math.PI) / 180);
  const east = (to.lng - from.lng) * narrow;
  return {
    lat: from.lat + share * north + beside * east,
    lng: from.lng + (share * east - beside * north) / narrow,
  };
}

/** The largest value up to a limit at which a growing measure stays within a bound. */
function largestWith(measure: (value: number) => number, bound: number, limit: number): number {
  let [low, high] = [0, limit];
  for (let trial = 0; trial < tries; trial++) {
    const middle = (low + high) / 2;
    if (measure(middle) <= bound) low = middle;
    else high = middle;
  }
  return low;
}

function lengthOf(places: readonly GeoPoint[]): number {
  return places.slice(1).reduce((sum, point, index) => sum + distanceBetweenM(places[index]!, point), 0);
}

function climbOf(heights: readonly number[]): number {
  return heights.slice(1).reduce((sum, height, index) => sum + Math.max(0, height - heights[index]!), 0);
}
