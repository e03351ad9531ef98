import type { InstantMs } from "../time/instant.ts";

/** So far from the planned time a gun is fired by a tap alone. */
const tapWithinMs = 60 * 60_000;

/**
 * May a gun be set to this instant by a tap, without a reason? Once it was fired, or long after or before it was planned, a tap is more
 * likely a slip of the finger, and would move every time of the race.
 *
 * @example
 * isFiredByTap({ gunAt: 0, isFired: false }, 120_000); // true: two minutes late
 */
export function isFiredByTap(gun: { readonly gunAt: InstantMs; readonly isFired: boolean }, at: InstantMs): boolean {
  return !gun.isFired && Math.abs(at - gun.gunAt) <= tapWithinMs;
}
