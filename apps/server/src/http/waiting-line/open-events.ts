import type { InstantMs } from "@time-event/domain/time/instant";

/** So old may be what is known of which events are open. */
const freshMs = 1_000;

/** Tells whether people can enter an event now, for as many as ask, by one look into the database a second. */
export type IsOpen = (event: string) => Promise<boolean>;

interface Parts {
  /** The events that are open, by their names in addresses. */
  readonly load: () => Promise<ReadonlySet<string>>;
  readonly clock: () => InstantMs;
}

export function createOpenEvents({ load, clock }: Parts): IsOpen {
  let known: ReadonlySet<string> = new Set();
  let askedAt = -Infinity;
  let asking: Promise<void> = Promise.resolve();

  function askAgain(): void {
    askedAt = clock();
    asking = load().then(
      (open) => void (known = open),
      // while the database is away, what was known is the best there is
      () => {},
    );
  }

  return async (event) => {
    if (clock() - askedAt >= freshMs) askAgain();
    // a rush, in which the database is slow, never waits for it
    if (!known.has(event)) await asking;
    return known.has(event);
  };
}
