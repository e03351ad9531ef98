import type { Gender } from "../race/race.ts";
import { clockOf, namedRanking, rankKeyIn, type RankingClocks, type RankingName } from "./ranking-clocks.ts";
import type { Standing } from "./result.ts";
import { createSortedKeys, type SortedKeys } from "./sorted-keys.ts";
import { type KeyOf, sortStandings } from "./sort-standings.ts";

interface GenderLists {
  readonly all: SortedKeys;
  readonly ageGroups: Map<string, SortedKeys>;
}

/** The sorted lists behind a ranking: everybody, each gender, each age group of a gender, each named ranking. */
export interface StandingLists {
  readonly everybody: SortedKeys;
  of(gender: Gender): SortedKeys;
  ofAgeGroup(gender: Gender, ageGroup: string): SortedKeys;
  /** Those who are in a ranking that the category names, by its code. */
  named(code: string): SortedKeys;
  add(standing: Standing): void;
  remove(standing: Standing): void;
  /** Replaces everything; ids are unique. */
  fill(standings: readonly Standing[]): void;
}

/** @param clocks each ranking is sorted by the clock that it follows */
export function createStandingLists(clocks: RankingClocks): StandingLists {
  const everybody = createSortedKeys();
  const genders = new Map<Gender, GenderLists>();
  const genderKeyOf = rankKeyIn(clocks, "gender");
  const ageGroupKeyOf = rankKeyIn(clocks, "ageGroup");
  const namedLists = new Map(
    (clocks.rankings ?? []).map(({ code }) => {
      const ranking = namedRanking(code);
      return [code, { ranking, keys: createSortedKeys(), keyOf: rankKeyIn(clocks, ranking) }];
    }),
  );
  const nobody = createSortedKeys();

  function listsOf(gender: Gender): GenderLists {
    const known = genders.get(gender);
    if (known) return known;
    const created = { all: createSortedKeys(), ageGroups: new Map<string, SortedKeys>() };
    genders.set(gender, created);
    return created;
  }

  function ofAgeGroup(gender: Gender, ageGroup: string): SortedKeys {
    const { ageGroups } = listsOf(gender);
    const known = ageGroups.get(ageGroup);
    if (known) return known;
    const created = createSortedKeys();
    ageGroups.set(ageGroup, created);
    return created;
  }

  function add(standing: Standing): void {
    const { gender, ageGroup, rankKey, id } = standing;
    everybody.add(rankKey, id);
    listsOf(gender).all.add(genderKeyOf(standing), id);
    if (ageGroup !== null) ofAgeGroup(gender, ageGroup).add(ageGroupKeyOf(standing), id);
    for (const code of standing.rankings ?? []) {
      const list = namedLists.get(code);
      list?.keys.add(list.keyOf(standing), id);
    }
  }

  function remove(standing: Standing): void {
    const { gender, ageGroup, rankKey, id } = standing;
    everybody.remove(rankKey, id);
    listsOf(gender).all.remove(genderKeyOf(standing), id);
    if (ageGroup !== null) ofAgeGroup(gender, ageGroup).remove(ageGroupKeyOf(standing), id);
    for (const code of standing.rankings ?? []) {
      const list = namedLists.get(code);
      list?.keys.remove(list.keyOf(standing), id);
    }
  }

  function fill(standings: readonly Standing[]): void {
    everybody.clear();
    genders.clear();
    const sorted = sortStandings(standings);
    const sortedBy = (keyOf: KeyOf, ranking: RankingName) =>
      clockOf(clocks, ranking) === clocks.rankBy ? sorted : sortStandings(standings, keyOf);
    for (const { rankKey, id } of sorted) everybody.append(rankKey, id);
    for (const standing of sortedBy(genderKeyOf, "gender")) {
      listsOf(standing.gender).all.append(genderKeyOf(standing), standing.id);
    }
    for (const standing of sortedBy(ageGroupKeyOf, "ageGroup")) {
      const { gender, ageGroup, id } = standing;
      if (ageGroup !== null) ofAgeGroup(gender, ageGroup).append(ageGroupKeyOf(standing), id);
    }
    for (const [code, { ranking, keys, keyOf }] of namedLists) {
      keys.clear();
      for (const standing of sortedBy(keyOf, ranking)) {
        if (standing.rankings?.includes(code)) keys.append(keyOf(standing), standing.id);
      }
    }
  }

  const named = (code: string) => namedLists.get(code)?.keys ?? nobody;
  return { everybody, of: (gender) => listsOf(gender).all, ofAgeGroup, named, add, remove, fill };
}
