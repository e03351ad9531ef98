import type { InstantMs } from "../time/instant.ts";

/** How wrong the clock of a source of reads was in a stretch of its own time. */
export interface SourceClock {
  /** By the source's own clock, included; null: from its first read on. */
  readonly fromAt: InstantMs | null;
  /** By the source's own clock, not included; null: to its last read. */
  readonly toAt: InstantMs | null;
  /** The right time minus the source's. */
  readonly offsetMs: number;
}

/** No clock is wrong by more: a reader that was never set says 1970 or 2000. */
export const largestOffsetMs = 100 * 366 * 86_400_000;

/**
 * The instant by which a read counts. Of the clocks that cover it the last one counts, so a later decision about a part of
 * the time leaves the earlier one in force for the rest.
 *
 * @param clocks those that stand, in the order in which they were set
 * @example
 * const clocks = [{ fromAt: null, toAt: null, offsetMs: 60_000 }, { fromAt: 5_000, toAt: null, offsetMs: 0 }];
 * countsAt(1_000, clocks); // 61_000
 * countsAt(5_000, clocks); // 5_000: the clock had been set right
 */
export function countsAt(at: InstantMs, clocks: readonly SourceClock[]): InstantMs {
  const clock = clocks.findLast(
    ({ fromAt, toAt }) => (fromAt === null || fromAt <= at) && (toAt === null || at < toAt),
  );
  return at + (clock?.offsetMs ?? 0);
}

/**
 * Does the stretch end before it begins, or cover nothing?
 *
 * @example
 * isBackwards({ fromAt: 5, toAt: 5 }); // true
 */
export function isBackwards({ fromAt, toAt }: Pick<SourceClock, "fromAt" | "toAt">): boolean {
  return fromAt !== null && toAt !== null && fromAt >= toAt;
}
