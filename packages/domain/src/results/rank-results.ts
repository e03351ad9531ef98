import { createRanking, type RankingOptions } from "./ranking.ts";
import type { Ranks, Standing } from "./result.ts";

/**
 * Ranks a whole category at once, in the order of the standings given.
 *
 * @example
 * rankResults([{ id: 1, gender: "M", ageGroup: null, rankKey: key }], { winnersLeaveAgeGroups: 0 });
 * // [{ overall: 1, gender: 1, ageGroup: null }]
 */
export function rankResults(standings: readonly Standing[], options: RankingOptions): Ranks[] {
  const ranking = createRanking(options);
  ranking.load(standings);
  return standings.map(({ id }) => ranking.ranksOf(id));
}
