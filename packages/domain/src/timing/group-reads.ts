import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";
import type { OpenRead } from "./order-reads.ts";

/** One stay of the entry at a place: all reads there that follow each other within the repeat window. */
export interface Presence {
  readonly code: string;
  readonly firstAt: InstantMs;
  lastAt: InstantMs;
  /** In order of time; never empty. */
  readonly reads: OpenRead[];
}

/**
 * Groups reads into presences. Reads at one place belong together when each is closer to the read before it than the
 * window. Several codes can be one place: a lap line and the finish beside it. Ignored reads are left out. Presences
 * come in order of their first reads.
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

/** The latest presence at a place. Walking back is faster than a map, because there are few presences. */
function lastAt(presences: readonly Presence[], code: string): Presence | null {
  for (let i = presences.length - 1; i >= 0; i--) {
    const presence = presences[i];
    if (presence?.code === code) return presence;
  }
  return null;
}
