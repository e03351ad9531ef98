import type { RaceMs } from "../time/race-time.ts";

/** What to expect of a player who is on course and keeps the mean pace so far. */
export interface Ahead {
  /** Mean pace from the start to the last point. */
  readonly paceMsPerKm: RaceMs;
  /** Index of the next point of the course, and the race time at which the player may pass it. */
  readonly next: { readonly index: number; readonly ms: RaceMs };
  readonly finish: { readonly index: number; readonly ms: RaceMs };
}

/** Before that, a pace says nothing. */
const fewestMetres = 500;

/**
 * The next point and the finish, at the mean pace so far. Null: nothing can be said, because no point was passed or the
 * finish was.
 *
 * @param distancesM of each point of the course, in order; null where it is not known
 * @param splitMs race time at each point; null where there is no read
 * @example
 * expectAhead([0, 10_000, 21_000], [0, 3_000_000, null]);
 * // { paceMsPerKm: 300_000, next: { index: 2, ms: 6_300_000 }, finish: { index: 2, ms: 6_300_000 } }
 */
export function expectAhead(distancesM: readonly (number | null)[], splitMs: readonly (RaceMs | null)[]): Ahead | null {
  const last = splitMs.findLastIndex((ms) => ms !== null);
  const lastMs = splitMs[last] ?? 0;
  const lastM = distancesM[last] ?? 0;
  const finish = distancesM.length - 1;
  if (last < 0 || last >= finish || lastM < fewestMetres || lastMs <= 0) return null;

  const timeTo = (index: number): RaceMs | null => {
    const distanceM = distancesM[index] ?? null;
    return distanceM === null || distanceM < lastM ? null : Math.round((lastMs * distanceM) / lastM);
  };
  const next = timeTo(last + 1);
  const end = timeTo(finish);
  if (next === null || end === null) return null;
  return {
    paceMsPerKm: Math.round((lastMs * 1000) / lastM),
    next: { index: last + 1, ms: next },
    finish: { index: finish, ms: end },
  };
}
