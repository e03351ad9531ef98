import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";
import type { OpenRead } from "./order-reads.ts";

export const DEFAULT_REPEAT_WINDOW_MS: RaceMs = 60_000;

/** One time that the entry was at a place: all reads there that follow each other within the repeat window. */
export interface Presence {
  readonly code: string;
  readonly firstAt: InstantMs;
  lastAt: InstantMs;
  /** In order of time; never empty. */
  readonly reads: OpenRead[];
}

/**
 * Makes one presence of reads at one place that are each closer than the window to the read before. Several codes can
 * be one place: a lap line and the finish beside it. Ignored reads are left out. In order of their first reads.
 */
export function groupReads(
  reads: readonly OpenRead[],
  repeatWindowMs: RaceMs,
  placeOf: (code: string) => string = (code) => code,
): Presence[] {
  const presences: Presence[] = [];
  for (const read of reads) {
    if (read.ignored !== null) continue;
    const code = placeOf(read.checkpoint);
    const before = lastAt(presences, code);
    if (before && (read.at - before.lastAt < repeatWindowMs || read.at === before.lastAt)) {
      before.lastAt = read.at;
      before.reads.push(read);
    } else {
      presences.push({ code, firstAt: read.at, lastAt: read.at, reads: [read] });
    }
  }
  return presences;
}

/** The latest presence at a place. A walk back is shorter than a map: there are few, and mostly one of each. */
function lastAt(presences: readonly Presence[], code: string): Presence | null {
  for (let i = presences.length - 1; i >= 0; i--) {
    const presence = presences[i];
    if (presence?.code === code) return presence;
  }
  return null;
}
