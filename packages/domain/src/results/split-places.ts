import { createSortedKeys, type SortedKeys } from "./sorted-keys.ts";

/** For each point of an entry's way the time there in ms; null: it was not read there. */
export type SplitTimes = readonly (number | null)[];

/** Times of one category at the points of its course, sorted, updated with each change. */
export interface SplitPlaces {
  /** Replaces the times of an entry. With no times it takes no place. */
  set(id: number, times: SplitTimes): void;
  /** The same for many at once, faster. */
  load(all: Iterable<readonly [number, SplitTimes]>): void;
  /** The place that each of these times has: one more than how many are faster there. */
  placesOf(times: SplitTimes): (number | null)[];
}

/**
 * Places at the points along the course. A question costs microseconds, however many entries there are.
 *
 * @example
 * const places = createSplitPlaces();
 * places.set(101, [0, 600_000]);
 * places.set(102, [0, 590_000]);
 * places.placesOf([0, 600_000]); // [1, 2]
 */
export function createSplitPlaces(): SplitPlaces {
  const timesOf = new Map<number, SplitTimes>();
  const points: SortedKeys[] = [];

  function pointAt(at: number): SortedKeys {
    while (points.length <= at) points.push(createSortedKeys());
    return points[at]!;
  }

  function set(id: number, times: SplitTimes): void {
    // whose time it is says `timesOf`: the lists count times alone
    timesOf.get(id)?.forEach((ms, at) => ms !== null && pointAt(at).remove(ms, 0));
    timesOf.set(id, times);
    times.forEach((ms, at) => ms !== null && pointAt(at).add(ms, 0));
  }

  function load(all: Iterable<readonly [number, SplitTimes]>): void {
    for (const [id, times] of all) timesOf.set(id, times);
    const columns: number[][] = [];
    for (const times of timesOf.values()) times.forEach((ms, at) => ms !== null && (columns[at] ??= []).push(ms));
    for (const point of points) point.clear();
    columns.forEach((column, at) => {
      for (const ms of Float64Array.from(column).sort()) pointAt(at).append(ms, 0);
    });
  }

  return {
    set,
    load,
    placesOf: (times) => times.map((ms, at) => (ms === null ? null : pointAt(at).countBelow(ms) + 1)),
  };
}
