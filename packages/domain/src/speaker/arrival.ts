import { slackMs } from "../control/expected-next.ts";
import { lapEndM } from "../race/lap-ends.ts";
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

/** Somebody on a course of laps. */
export interface OnLaps {
  /** Metres of a lap. */
  readonly lapM: number;
  /** Metres of the first one, where it has another length. */
  readonly firstLapM?: number | undefined;
  /** Metres from the line to the point where they were last seen; 0: at the line itself. */
  readonly pointM: number;
  /** Race time at the end of each lap so far; null: nobody read the line, and points on the lap say that it was passed. */
  readonly splitMs: readonly (RaceMs | null)[];
  readonly lastSeenAt: InstantMs;
}

/** The way that is left, at a pace. */
interface Rest {
  readonly wayM: number;
  readonly wayMs: RaceMs;
  readonly lastSeenAt: InstantMs;
}

/**
 * When somebody comes to the finish at their mean pace so far, and how far away they are now. Whoever is late is not far: they should be
 * there. Null: nobody can tell, because no point was passed after the start, a distance is not known, or they are long overdue.
 *
 * @example
 * arrivalOf({ distancesM: [0, 5_000, 10_000], splitMs: [0, 1_500_000, null], lastSeenAt: 1_500_000 }, 2_850_000);
 * // { at: 3_000_000, leftM: 500 }
 */
export function arrivalOf({ distancesM, splitMs, lastSeenAt }: OnTheWay, now: InstantMs): Arrival | null {
  const ahead = expectAhead(distancesM, splitMs);
  if (!ahead) return null;
  const last = splitMs.findLastIndex((ms) => ms !== null);
  const wayM = distancesM[ahead.finish.index]! - distancesM[last]!;
  return arrivalAfter({ wayM, wayMs: ahead.finish.ms - splitMs[last]!, lastSeenAt }, now);
}

/**
 * When somebody on laps crosses the line next, in the same way. Null: nobody can tell, because they have not come round yet, the length of
 * a lap is not known, or they are long overdue: on laps people rest.
 *
 * @example
 * lapArrival({ lapM: 4_000, pointM: 0, splitMs: [1_200_000], lastSeenAt: 1_200_000 }, 2_250_000);
 * // { at: 2_400_000, leftM: 500 }
 */
export function lapArrival(
  { lapM, firstLapM = lapM, pointM, splitMs, lastSeenAt }: OnLaps,
  now: InstantMs,
): Arrival | null {
  const lapsMs = [...splitMs, null];
  const endsM = lapsMs.map((_, lap) => lapEndM({ firstLapM }, lapM, lap + 1));
  const ahead = expectAhead(endsM, lapsMs);
  if (!ahead) return null;
  const wayM = Math.max(0, lapM - pointM);
  return arrivalAfter({ wayM, wayMs: Math.round((wayM * ahead.paceMsPerKm) / 1000), lastSeenAt }, now);
}

function arrivalAfter({ wayM, wayMs, lastSeenAt }: Rest, now: InstantMs): Arrival | null {
  const at = lastSeenAt + wayMs;
  if (now > at + slackMs(wayMs)) return null;
  const leftM = wayMs > 0 ? Math.round(((at - now) / wayMs) * wayM) : 0;
  return { at, leftM: Math.min(wayM, Math.max(0, leftM)) };
}
