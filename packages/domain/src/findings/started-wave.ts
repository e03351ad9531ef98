import type { InstantMs } from "../time/instant.ts";
import type { JudgedEntry } from "./finding.ts";

/** The gun of a wave is fired by hand: so much earlier is no other wave. */
const earlyMs = 30_000;

/**
 * When an entry was read at the start; null without that read. Split times run from the clock of the ranking.
 *
 * @example
 * startReadAt({ splitMs: [4_000, 1_800_000], lastSeenAt: gunAt + 1_800_000 }, 0); // gunAt + 4_000
 */
export function startReadAt(
  { splitMs, lastSeenAt }: Pick<JudgedEntry, "splitMs" | "lastSeenAt">,
  start: number,
): InstantMs | null {
  const startMs = splitMs[start] ?? null;
  const lastMs = splitMs.findLast((ms) => ms !== null) ?? null;
  return startMs === null || lastMs === null || lastSeenAt === null ? null : lastSeenAt - lastMs + startMs;
}

/**
 * The start of the wave with which somebody started, if it is not theirs; null: it is, or nobody can tell. Who starts after a
 * later wave has started may only be late, unless that wave's start was theirs within a minute.
 *
 * @example
 * otherWave([6_00, 6_15], 6_15, 6_01); // 6_00
 */
export function otherWave(waves: readonly InstantMs[], own: InstantMs, startAt: InstantMs): InstantMs | null {
  const before = waves.filter((startsAt) => startsAt - earlyMs <= startAt);
  const started = before.length > 0 ? Math.max(...before) : Math.min(...waves);
  return started < own || (started > own && startAt - started <= 60_000) ? started : null;
}
