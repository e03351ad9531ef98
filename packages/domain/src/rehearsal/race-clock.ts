import type { InstantMs } from "../time/instant.ts";

/** How time goes by in an event: in a rehearsal faster than on the wall, or not at all. */
export interface RaceClock {
  /** The time in the race … */
  readonly raceAt: InstantMs;
  /** … when the clock on the wall showed this. */
  readonly setAt: InstantMs;
  /** Seconds of the race that go by in one second; 0: it rests. */
  readonly speed: number;
}

/**
 * The time in a race. A real race has no clock of its own: its time is the wall's.
 *
 * @example
 * raceTimeAt({ raceAt: gunAt, setAt: began, speed: 20 }, began + 60_000) - gunAt; // 1_200_000: twenty minutes
 */
export function raceTimeAt(clock: RaceClock | null, now: InstantMs): InstantMs {
  return clock === null ? now : Math.round(clock.raceAt + (now - clock.setAt) * clock.speed);
}

/** The clock from now on at another speed: the race goes on from where it is. */
export function atSpeed(clock: RaceClock, now: InstantMs, speed: number): RaceClock {
  return { raceAt: raceTimeAt(clock, now), setAt: now, speed };
}

/**
 * What the clock on the wall shows when it is this time in the race; null where the race rests.
 *
 * @example
 * wallTimeAt({ raceAt: gunAt, setAt: began, speed: 20 }, gunAt + 1_200_000) - began; // 60_000
 */
export function wallTimeAt(clock: RaceClock | null, raceAt: InstantMs): InstantMs | null {
  if (clock === null) return raceAt;
  return clock.speed === 0 ? null : Math.round(clock.setAt + (raceAt - clock.raceAt) / clock.speed);
}
