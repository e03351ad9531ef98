import type { InstantMs } from "../time/instant.ts";

/** One person at the source, by its clock, and when other sources say that they were there. */
export interface ClockPair {
  readonly at: InstantMs;
  readonly expectedAt: InstantMs;
}

/** What people who passed a source and its neighbours say of its clock. */
export interface OffsetEstimate {
  readonly pairs: number;
  /** The median of the right time minus the source's; null: too few pairs to say. */
  readonly offsetMs: number | null;
  /** A quarter of the pairs say less than the first, a quarter more than the second: the spread. */
  readonly lowMs: number | null;
  readonly highMs: number | null;
}

/** With fewer pairs, a few slow people decide the median. */
export const fewestPairs = 8;

/**
 * How wrong a clock is, by the median: people who stopped on the way, or whose chip was read elsewhere, do not move it.
 *
 * @example
 * const pairs = [...Array(8)].map((_, index) => ({ at: 0, expectedAt: 60_000 + index }));
 * estimateOffset(pairs); // { pairs: 8, offsetMs: 60_004, lowMs: 60_002, highMs: 60_005 }
 * estimateOffset(pairs.slice(1)).offsetMs; // null
 */
export function estimateOffset(pairs: readonly ClockPair[]): OffsetEstimate {
  const offsets = pairs.map(({ at, expectedAt }) => expectedAt - at).sort((one, other) => one - other);
  if (offsets.length < fewestPairs) return { pairs: offsets.length, offsetMs: null, lowMs: null, highMs: null };
  const at = (part: number) => {
    const place = (offsets.length - 1) * part;
    const below = offsets[Math.floor(place)]!;
    return Math.round(below + (offsets[Math.ceil(place)]! - below) * (place % 1));
  };
  return { pairs: offsets.length, offsetMs: at(0.5), lowMs: at(0.25), highMs: at(0.75) };
}
