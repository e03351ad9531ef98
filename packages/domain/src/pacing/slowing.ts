import type { RaceMs } from "../time/race-time.ts";

/** Of a course and how far somebody came along it. */
export interface Way {
  /** Of each point of the course, in order; null where it is not known. */
  readonly distancesM: readonly (number | null)[];
  /** Race time at each point; null where there is no read. */
  readonly splitMs: readonly (RaceMs | null)[];
  /** Is it a race on foot on a road, of which the expectation was made? */
  readonly onRoad: boolean;
}

/** By how much slower than so far (natural logarithm of the ratio) a part ahead is run: by one runner in ten less, by half, by nine in ten. */
export interface Slowing {
  readonly least: number;
  readonly usual: number;
  readonly most: number;
}

/** A part of a course ahead of somebody, and how slow they would be on it at the mean pace so far. */
export interface PartAhead {
  readonly evenMs: RaceMs;
  readonly slowing: Slowing;
}

/**
 * Coefficients of the three quantiles, by quantile regression over one half of the runners of Boston 2014, each point of theirs
 * against each later one: docs/algorithms/expected-times.md. In the order of `traitsOf`.
 */
const leastSlow = [-0.1008, 0.2073, -0.1145, 0.0489, 0.3016, 1.3731, -0.0555, 0.1813];
const usualSlow = [-0.0557, 0.1736, -0.0791, 0.1074, 0.535, 1.8889, 0.0013, 0.2764];
const mostSlow = [-0.015, 0.2139, -0.0595, 0.1703, 0.6976, 2.3672, 0.1084, 0.2695];

/** Before that, a pace says nothing. */
const fewestMetres = 500;
/** A section that is shorter than this part of the course says little about the pace at the moment. */
const leastSection = 0.03;
/** Beyond these the coefficients have not been fitted: a race of this many hours, and a last section so much slower. */
const hoursFitted = [1.9, 7] as const;
const mostTrend = 0.3;
const usualHours = 4;
/** No window is narrower than this part of the time ahead. */
const leastSpread = 0.004;
/** Hills, rivers and wheels are not in the coefficients: until the field has shown them, a window is so many times as wide, and at least so wide. */
const timesOffRoad = 2;
const leastOffRoad = 0.15;

/**
 * How slow somebody may be from their last point to another one further on. Null: nothing can be said.
 * @param last index of the last point passed
 * @param to index of a later point
 */
export function partAhead(way: Way, last: number, to: number): PartAhead | null {
  const { distancesM } = way;
  const own = ownTimes(way);
  const [fromM, toM, lengthM] = [distancesM[last] ?? null, distancesM[to] ?? null, distancesM.at(-1) ?? null];
  const fromMs = own[last] ?? null;
  if (fromM === null || toM === null || lengthM === null || fromMs === null) return null;
  if (fromM < fewestMetres || fromMs <= 0 || toM <= fromM || lengthM < toM) return null;
  const traits = traitsOf({
    done: fromM / lengthM,
    there: toM / lengthM,
    trend: trendAt(distancesM, own, last, lengthM),
    hours: (fromMs * (lengthM / fromM)) / 3_600_000,
  });
  const by = (weights: readonly number[]) => weights.reduce((sum, weight, at) => sum + weight * traits[at]!, 0);
  const usual = by(usualSlow);
  const spread = (fitted: number) =>
    way.onRoad ? Math.max(fitted, leastSpread) : Math.max(fitted * timesOffRoad, leastOffRoad);
  return {
    evenMs: (fromMs * (toM - fromM)) / fromM,
    slowing: { least: usual - spread(usual - by(leastSlow)), usual, most: usual + spread(by(mostSlow) - usual) },
  };
}

/** Times since the own start read, where there is one: who starts an hour after the gun is not an hour slower. */
export function ownTimes({ distancesM, splitMs }: Way): readonly (RaceMs | null)[] {
  const start = distancesM[0] === 0 ? (splitMs[0] ?? 0) : 0;
  return splitMs.map((ms) => (ms === null ? null : ms - start));
}

/** How much slower the last section was than the mean so far, as a logarithm; 0: nobody can tell. */
function trendAt(
  distancesM: readonly (number | null)[],
  own: readonly (RaceMs | null)[],
  last: number,
  lengthM: number,
): number {
  const [lastM, lastMs] = [distancesM[last]!, own[last]!];
  for (let before = last - 1; before >= 0; before -= 1) {
    const [fromM, fromMs] = [distancesM[before] ?? null, own[before] ?? null];
    if (fromM === null || fromMs === null || fromM <= 0 || lastM - fromM < leastSection * lengthM) continue;
    if (lastMs <= fromMs) return 0;
    return within(-mostTrend, mostTrend, Math.log((lastMs - fromMs) / (lastM - fromM) / (lastMs / lastM)));
  }
  return 0;
}

interface Traits {
  /** Parts of the course: done, and up to the point. */
  readonly done: number;
  readonly there: number;
  readonly trend: number;
  /** What the whole course would take at the mean pace so far. */
  readonly hours: number;
}

function traitsOf({ done, there, trend, hours }: Traits): readonly number[] {
  const gap = there - done;
  const long = Math.log(within(...hoursFitted, hours) / usualHours);
  return [1, there, there * there, gap, trend, trend * gap, long, long * gap];
}

function within(least: number, most: number, value: number): number {
  return Math.min(most, Math.max(least, value));
}
