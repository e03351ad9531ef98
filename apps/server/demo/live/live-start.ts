import type { InstantMs } from "@time-event/domain/time/instant";
import { HOUR_MS } from "../local-days.ts";

export const liveSlug = "saeng-raek-24";

/** How long the race goes on after its gun. */
export const LIVE_RACE_MS = 24 * HOUR_MS;

/** Long enough for the short distances to be in, and for most of the others to be on course. */
const UNDER_WAY_MS = 3.5 * HOUR_MS;

/**
 * The gun of the race that is under way at an instant: three and a half to four and a half hours before, on the hour.
 * A race made from a gun is always the same, so whoever knows the stored gun knows what is still to come.
 */
export function liveGunFor(now: InstantMs): InstantMs {
  return Math.floor((now - UNDER_WAY_MS) / HOUR_MS) * HOUR_MS;
}

/** Whether a race with this gun is over, so that a new one can take its place. */
export function isLiveRaceOver(gunAt: InstantMs, now: InstantMs): boolean {
  return now >= gunAt + LIVE_RACE_MS;
}
