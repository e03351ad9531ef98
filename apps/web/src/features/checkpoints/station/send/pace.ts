/** An idle page asks at most once in this time: each request wakes the phone's radio. */
const idleMs = 60_000;
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
/** A key that was refused may be allowed again, but nobody waits for it. */
const refusedMs = 10 * 60_000;

/** Between two requests of a page on which nothing happens. `random` from 0 to 1: pages shall not ask together. */
export function idlePauseMs(random: number): number {
  return idleMs + random * 6_000;
}

/**
 * After so many failures in a row: 2, 4, 8 … 60 s, of which up to a half is left to chance.
 * @example pauseAfterFailures(3, 1) // 8000
 */
export function pauseAfterFailures(failures: number, random: number): number {
  const whole = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures - 1, 10));
  return whole * (0.5 + random / 2);
}

export function refusedPauseMs(random: number): number {
  return refusedMs * (1 + random / 10);
}
