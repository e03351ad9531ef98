import type { InstantMs } from "../time/instant.ts";
import { countsAt, type SourceClock } from "./source-clock.ts";

/** Where reads come from: a device at a checkpoint; "": reads that name no device. */
export interface ReadSource {
  readonly checkpoint: string;
  readonly device: string;
}

/** How wrong the clock of a source was, and who found that, and how. */
export interface DecidedClock extends ReadSource, SourceClock {
  readonly kind: "hand" | "estimate";
  /** Of an estimate: how many people it compared, and how wide the middle half of what they say is. */
  readonly pairs: number | null;
  readonly spreadMs: number | null;
  readonly reason: string;
  readonly by: string;
  readonly at: InstantMs;
}

interface SourcedRead {
  readonly checkpoint: string;
  readonly device?: string | undefined;
  readonly at: InstantMs;
}

/**
 * Finds the instant by which each read of an event counts.
 *
 * @param clocks those that stand, in the order in which they were set
 * @example
 * const at = countingBy([{ checkpoint: "CP1", device: "box 1", fromAt: null, toAt: null, offsetMs: 60_000 }]);
 * at({ checkpoint: "CP1", device: "box 1", at: 1_000 }); // 61_000
 * at({ checkpoint: "CP1", device: "box 2", at: 1_000 }); // 1_000
 */
export function countingBy(clocks: readonly (ReadSource & SourceClock)[]): (read: SourcedRead) => InstantMs {
  const nameOf = ({ checkpoint, device = "" }: Omit<SourcedRead, "at">) => JSON.stringify([checkpoint, device]);
  if (clocks.length === 0) return ({ at }) => at;
  const bySource = new Map<string, SourceClock[]>();
  for (const clock of clocks) bySource.set(nameOf(clock), [...(bySource.get(nameOf(clock)) ?? []), clock]);
  return (read) => countsAt(read.at, bySource.get(nameOf(read)) ?? []);
}
