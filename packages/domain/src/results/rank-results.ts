import type { Gender } from "../race/race.ts";
import { createRankCounter, nextRank, type RankCounter } from "./rank-counter.ts";
import { isRanked } from "./rank-key.ts";
import { NO_RANKS, type RankingOptions } from "./ranking.ts";
import { hasTwoClocks, namedRanking, rankKeyIn, type RankingName } from "./ranking-clocks.ts";
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
 * rankResults([{ id: 1, gender: "M", ageGroup: null, rankKey: key }], { rankBy: "gun", winnersLeaveAgeGroups: 0 });
 * // [{ overall: 1, gender: 1, ageGroup: null }]
 */
export function rankResults(standings: readonly Standing[], options: RankingOptions): Ranks[] {
  const ranks = hasTwoClocks(options) ? rankByTwoClocks(standings, options) : rankByOneClock(standings, options);
  return options.rankings?.length ? withNamed(ranks, standings, options) : ranks;
}

function rankByOneClock(standings: readonly Standing[], options: RankingOptions): Ranks[] {
  const { winnersLeaveAgeGroups } = options;
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

/** Adds the rankings that the category names: each is a walk of its own over those who are in it. */
function withNamed(ranks: readonly Ranks[], standings: readonly Standing[], options: RankingOptions): Ranks[] {
  const named = new Map<number, Record<string, number | null>>();
  standings.forEach(({ rankings = [] }, index) => {
    if (rankings.length > 0) named.set(index, Object.fromEntries(rankings.map((code) => [code, null])));
  });
  for (const { code } of options.rankings ?? []) {
    const keyOf = rankKeyIn(options, namedRanking(code));
    const counter = createRankCounter();
    for (const index of orderByKey(standings, keyOf)) {
      const standing = standings[index] as Standing;
      if (!isRanked(keyOf(standing))) break;
      const own = named.get(index);
      if (own && code in own) own[code] = nextRank(counter, keyOf(standing));
    }
  }
  return ranks.map((each, index) => ({ ...each, ...(named.has(index) && { named: named.get(index)! }) }));
}

/** Ranks that follow different clocks have different orders: each ranking is a walk of its own. */
function rankByTwoClocks(standings: readonly Standing[], options: RankingOptions): Ranks[] {
  const rankWithin = (ranking: RankingName, groupOf: (standing: Standing, index: number) => string | null) => {
    const keyOf = rankKeyIn(options, ranking);
    const counters = new Map<string, RankCounter>();
    const ranks = new Array<number | null>(standings.length).fill(null);
    for (const index of orderByKey(standings, keyOf)) {
      const standing = standings[index] as Standing;
      const key = keyOf(standing);
      if (!isRanked(key)) break;
      const group = groupOf(standing, index);
      if (group !== null) ranks[index] = nextRank(getOrAdd(counters, group, createRankCounter), key);
    }
    return ranks;
  };
  const overall = rankWithin("overall", () => "");
  const gender = rankWithin("gender", (standing) => standing.gender);
  const leavesAgeGroup = (index: number) => (gender[index] ?? Infinity) <= options.winnersLeaveAgeGroups;
  const ageGroup = rankWithin("ageGroup", (standing, index) =>
    standing.ageGroup === null || leavesAgeGroup(index) ? null : `${standing.gender} ${standing.ageGroup}`,
  );
  return standings.map((_, index) => ({
    overall: overall[index] ?? null,
    gender: gender[index] ?? null,
    ageGroup: ageGroup[index] ?? null,
  }));
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
