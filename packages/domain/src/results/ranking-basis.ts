import type { Handicap, LapsEnd } from "../race/race.ts";

/**
 * What decides places before anything else. `laps`: who has done more of them, then time. `last`: who is left in a backyard. `stages`:
 * the sum of stages. `start` and `allowance`: time with a handicap. `time`: nothing comes before time.
 */
export type RankingBasis = "time" | "laps" | "last" | "stages" | Handicap["by"];

/** What it follows from, as a category is told to the public. */
interface Ranked {
  readonly stages: readonly unknown[];
  readonly handicap?: Pick<Handicap, "by"> | undefined;
  readonly laps: number | null;
  readonly lapsEnd?: LapsEnd | undefined;
}

/**
 * Where everybody does the same number of laps, laps decide nothing.
 *
 * @param hasLapLine the course has one
 * @example
 * rankingBasis({ stages: [], laps: null }, true); // "laps": as many as there is time for
 * rankingBasis({ stages: [], laps: 5 }, true); // "time"
 */
export function rankingBasis({ stages, handicap, laps, lapsEnd }: Ranked, hasLapLine: boolean): RankingBasis {
  if (stages.length > 0) return "stages";
  if (handicap) return handicap.by;
  if (lapsEnd === "last") return "last";
  return lapsEnd !== undefined || (hasLapLine && laps === null) ? "laps" : "time";
}
