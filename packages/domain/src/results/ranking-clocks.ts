import type { Category, Clock, NamedRanking } from "../race/race.ts";
import type { RaceMs } from "../time/race-time.ts";
import type { Result, Standing } from "./result.ts";

/** A ranking of a category: one of the three that each has, or one that its organiser named, by its code. */
export type RankingName = "overall" | "gender" | "ageGroup" | `named:${string}`;

/** The clocks that a category names for its rankings. */
export interface RankingClocks extends Pick<Category, "rankBy" | "rankGenderBy" | "rankAgeGroupsBy"> {
  readonly rankings?: readonly Pick<NamedRanking, "code" | "clock">[] | undefined;
}

/** @example namedRanking("THAI") // "named:THAI" */
export function namedRanking(code: string): RankingName {
  return `named:${code}`;
}

/**
 * The clock that a ranking follows.
 *
 * @example
 * clockOf({ rankBy: "gun", rankAgeGroupsBy: "chip" }, "ageGroup"); // "chip"
 */
export function clockOf(clocks: RankingClocks, ranking: RankingName): Clock {
  const { rankBy, rankGenderBy, rankAgeGroupsBy, rankings = [] } = clocks;
  if (ranking === "overall") return rankBy;
  if (ranking === "gender") return rankGenderBy ?? rankBy;
  if (ranking === "ageGroup") return rankAgeGroupsBy ?? rankBy;
  return rankings.find(({ code }) => namedRanking(code) === ranking)?.clock ?? rankBy;
}

/** Does any ranking follow this clock? */
export function usesClock(clocks: RankingClocks, clock: Clock): boolean {
  const { rankBy, rankGenderBy, rankAgeGroupsBy, rankings = [] } = clocks;
  return [rankBy, rankGenderBy, rankAgeGroupsBy, ...rankings.map((each) => each.clock)].includes(clock);
}

/** Do rankings of this category follow different clocks? */
export function hasTwoClocks(clocks: RankingClocks): boolean {
  return usesClock(clocks, "gun") && usesClock(clocks, "chip");
}

/**
 * The number that sorts a ranking: the key on the overall clock, or on the other one.
 *
 * @example
 * const ageGroupKey = rankKeyIn({ rankBy: "gun", rankAgeGroupsBy: "chip" }, "ageGroup");
 * ageGroupKey({ id: 1, gender: "F", ageGroup: "30-39", rankKey: byGun, otherRankKey: byChip }); // byChip
 */
export function rankKeyIn(clocks: RankingClocks, ranking: RankingName): (standing: Standing) => number {
  if (clockOf(clocks, ranking) === clocks.rankBy) return ({ rankKey }) => rankKey;
  return ({ rankKey, otherRankKey }) => otherRankKey ?? rankKey;
}

/**
 * The official time, with penalties and allowance, on the clock that a ranking follows.
 *
 * @example
 * officialMsIn({ rankBy: "gun", rankAgeGroupsBy: "chip" }, "ageGroup", result); // chip time and penalties
 */
export function officialMsIn(
  clocks: RankingClocks,
  ranking: RankingName,
  result: Pick<Result, "timeMs" | "gunMs" | "chipMs" | "penaltyMs">,
): RaceMs | null {
  const clock = clockOf(clocks, ranking);
  const { timeMs, gunMs, chipMs, penaltyMs } = result;
  if (clock === clocks.rankBy || timeMs === null) return timeMs;
  const [rawMs, ownMs] = clock === "gun" ? [gunMs, chipMs] : [chipMs, gunMs];
  if (rawMs === null || ownMs === null) return timeMs;
  // what penalties and an allowance add is the same on both clocks; a time that would be below 0 tells only how much at least
  const addedMs = timeMs > 0 ? timeMs - ownMs : Math.min(penaltyMs, -ownMs);
  return Math.max(0, rawMs + addedMs);
}
