import { expectAhead } from "../results/expect-ahead.ts";
import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";

/** Somebody on the course: how far they came, and what lies ahead. */
export interface OnTheWay {
  /** Of each point of the course in order, metres from the start; null: not known. */
  readonly distancesM: readonly (number | null)[];
  /** Race time at each of these points; null without a read. */
  readonly splitMs: readonly (RaceMs | null)[];
  readonly lastSeenAt: InstantMs;
}

export interface Arrival {
  /** When they may cross the finish line. */
  readonly at: InstantMs;
  /** How far they may still be from it now; 0: they should be there. */
  readonly leftM: number;
}

/**
 * When somebody comes to the finish at their mean pace so far, and how far away they are now. Whoever is late is not far: they should be
 * there. Null: nobody can tell, because no point was passed after the start, or a distance is not known.
 *
 * @example
 * arrivalOf({ distancesM: [0, 5_000, 10_000], splitMs: [0, 1_500_000, null], lastSeenAt: 1_500_000 }, 2_850_000);
 * // { at: 3_000_000, leftM: 500 }
 */
export function arrivalOf({ distancesM, splitMs, lastSeenAt }: OnTheWay, now: InstantMs): Arrival | null {
  const ahead = expectAhead(distancesM, splitMs);
  if (!ahead) return null;
  const last = splitMs.findLastIndex((ms) => ms !== null);
  const leftMs = ahead.finish.ms - splitMs[last]!;
  const wayM = distancesM[ahead.finish.index]! - distancesM[last]!;
  const at = lastSeenAt + leftMs;
  const leftM = Math.round(((at - now) / ahead.paceMsPerKm) * 1000);
  return { at, leftM: Math.min(wayM, Math.max(0, leftM)) };
}
