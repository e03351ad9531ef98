import type { InstantMs } from "@time-event/domain/time/instant";

export interface GivenClock {
  readonly clock: () => InstantMs;
  /** Moves the clock forward by so much. */
  readonly pass: (ms: number) => void;
}

/** A clock that stands still until the test moves it. It starts on 2026-11-22, 12:00 in Thailand, unless told. */
export function givenClock(startsAt: InstantMs = Date.UTC(2026, 10, 22, 5)): GivenClock {
  let now = startsAt;
  return {
    clock: () => now,
    pass: (ms) => {
      now += ms;
    },
  };
}
