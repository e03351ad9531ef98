import type { Gender } from "../race/race.ts";
import { createRankCounter, nextRank, type RankCounter } from "./rank-counter.ts";
import { isRanked } from "./rank-key.ts";
import { NO_RANKS, type RankingOptions } from "./ranking.ts";
import type { Ranks, Standing } from "./result.ts";
import { orderByKey } from "./sort-standings.ts";

interface GenderCounters {
  readonly all: RankCounter;
  readonly ageGroups: Map<string, RankCounter>;
}

/**
 * Ranks a whole category at once and returns the ranks in the order of the given standings. It walks once from the best
 * to the last ranked entry and counts. `createRanking` gives the same ranks and updates them with each change.
 *
 * @example
 * rankResults([{ id: 1, gender: "M", ageGroup: null, rankKey: key }], { winnersLeaveAgeGroups: 0 });
 * // [{ overall: 1, gender: 1, ageGroup: null }]
 */
export function rankResults(standings: readonly Standing[], { winnersLeaveAgeGroups }: RankingOptions): Ranks[] {
  const ranks = new Array<Ranks>(standings.length).fill(NO_RANKS);
  const everybody = createRankCounter();
  const genders = new Map<Gender, GenderCounters>();

  for (const index of orderByKey(standings)) {
    const { gender, ageGroup, rankKey } = standings[index] as Standing;
    if (!isRanked(rankKey)) break;
    const rivals = getOrAdd(genders, gender, createGenderCounters);
    const genderRank = nextRank(rivals.all, rankKey);
    const leavesAgeGroup = genderRank <= winnersLeaveAgeGroups;
    ranks[index] = {
      overall: nextRank(everybody, rankKey),
      gender: genderRank,
      ageGroup:
        ageGroup === null || leavesAgeGroup
          ? null
          : nextRank(getOrAdd(rivals.ageGroups, ageGroup, createRankCounter), rankKey),
    };
  }
  return ranks;
}

function createGenderCounters(): GenderCounters {
  return { all: createRankCounter(), ageGroups: new Map() };
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
