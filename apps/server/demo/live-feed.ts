import type { InstantMs } from "@time-event/domain/time/instant";
import type { PassingRow } from "../src/features/race-folder/race-folder.types.ts";

/**
 * The reads whose time came after `lastFedAt` (exclusive) and until `now` (inclusive). `upcoming` is in order of time.
 *
 * @example
 * const due = duePassings(upcoming, lastFedAt, now);
 */
export function duePassings(upcoming: readonly PassingRow[], lastFedAt: InstantMs, now: InstantMs): PassingRow[] {
  return upcoming.slice(firstAfter(upcoming, lastFedAt), firstAfter(upcoming, now));
}

/** The same in batches: after hours without a feed it catches up without one huge transaction. */
export function dueBatches(
  upcoming: readonly PassingRow[],
  lastFedAt: InstantMs,
  now: InstantMs,
  batchSize = 500,
): PassingRow[][] {
  const due = duePassings(upcoming, lastFedAt, now);
  return Array.from({ length: Math.ceil(due.length / batchSize) }, (_, batch) =>
    due.slice(batch * batchSize, (batch + 1) * batchSize),
  );
}

/** Index of the first read after an instant, by halving. */
function firstAfter(passings: readonly PassingRow[], at: InstantMs): number {
  let low = 0;
  let high = passings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passings[middle]!.at <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
