import type { InstantMs } from "../time/instant.ts";
import type { Category, LapsEnd } from "./race.ts";

/** When a race on laps ends for everybody, and what ends it. Whoever crosses the line from then on finishes there. */
export interface RaceFlag {
  readonly at: InstantMs;
  readonly by: Exclude<LapsEnd, "last">;
}

/**
 * The flag of a category as an entry started in it: at the time limit after its gun, or when the leader has done all laps,
 * whichever is sooner. Null: it has not fallen yet, or nothing ends the race but its laps.
 *
 * @example
 * raceFlag({ lapsEnd: "leader", gunAt: 0, timeLimitMs: 3_600_000, leaderAt: 3_400_000 }); // { at: 3_400_000, by: "leader" }
 */
export function raceFlag({
  lapsEnd,
  gunAt,
  timeLimitMs = Infinity,
  leaderAt = Infinity,
}: Pick<Category, "lapsEnd" | "gunAt" | "timeLimitMs" | "leaderAt">): RaceFlag | null {
  if (lapsEnd === undefined || lapsEnd === "last") return null;
  const limitAt = gunAt + timeLimitMs;
  if (lapsEnd === "leader" && leaderAt <= limitAt && leaderAt < Infinity) return { at: leaderAt, by: "leader" };
  return limitAt < Infinity ? { at: limitAt, by: "clock" } : null;
}

export type LapsEndLack = "leader_needs_laps" | "clock_needs_limit" | "last_needs_interval";

/**
 * What a category lacks to end as it says: a leader has to do a number of laps; the clock ends races that have none; in a backyard
 * laps begin for all at one interval, and nothing else ends it.
 *
 * @example
 * lapsEndLacks({ lapsEnd: "leader" }); // ["leader_needs_laps"]
 */
export function lapsEndLacks({
  lapsEnd,
  laps,
  timeLimitMs,
  lapEveryMs,
  waveGuns,
}: Pick<Category, "lapsEnd" | "laps" | "timeLimitMs" | "lapEveryMs" | "waveGuns">): LapsEndLack[] {
  const endsOtherwise = laps !== undefined || timeLimitMs !== undefined || waveGuns !== undefined;
  if (lapsEnd === "last" && (lapEveryMs === undefined || endsOtherwise)) return ["last_needs_interval"];
  if (lapsEnd === "leader" && laps === undefined) return ["leader_needs_laps"];
  if (lapsEnd === "clock" && (timeLimitMs === undefined || laps !== undefined)) return ["clock_needs_limit"];
  return [];
}
