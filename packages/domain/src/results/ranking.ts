import type { Gender } from "../race/race.ts";
import { mergeInOrder } from "./merge-in-order.ts";
import { HIGHEST_RANKED_KEY, isRanked } from "./rank-key.ts";
import { clockOf, namedRanking, rankKeyIn, type RankingClocks } from "./ranking-clocks.ts";
import type { Ranks, Standing } from "./result.ts";
import { createStandingLists } from "./standing-lists.ts";

export interface RankingOptions extends RankingClocks {
  /** How many overall winners of each gender leave the age groups; 0: nobody does. */
  readonly winnersLeaveAgeGroups: number;
}

/** A part of a category: everybody, one gender, one age group (ranked within gender), or both; or a named ranking, by its code. */
export interface RankingFilter {
  /** With it, gender and age group do not matter. */
  readonly ranking?: string;
  readonly gender?: Gender;
  readonly ageGroup?: string;
}

export interface Neighbours {
  readonly ahead: Standing | null;
  readonly behind: Standing | null;
  readonly tiedWith: readonly number[];
}

/** The ranking of one category, updated with each change. */
export interface Ranking {
  /** Adds an entry, or changes its standing. */
  set(standing: Standing): void;
  remove(id: number): void;
  /** Replaces everything: the same ranking as many calls of `set`, but faster. */
  load(standings: readonly Standing[]): void;
  /** The ranks of an entry; all null when it has none or is not known. */
  ranksOf(id: number): Ranks;
  size(): number;
  count(filter: RankingFilter): number;
  /** How many entries have a rank. Winners who left the age groups have none there. */
  countRanked(filter: RankingFilter): number;
  /** How many entries of the category are before this one, with a rank or without; null: it is not known. */
  countAhead(id: number): number | null;
  /** Ids in order of rank, ties by id; entries without a rank come last. */
  page(filter: RankingFilter, offset: number, limit: number): number[];
  /**
   * The neighbours of an entry: the nearest before and after with another key and, if the entry is ranked, those with
   * the same key.
   */
  neighboursOf(id: number): Neighbours;
}

/** The ranks of an entry that is not ranked. */
export const NO_RANKS: Ranks = { overall: null, gender: null, ageGroup: null };

/** The same, of an entry that may be in named rankings. */
export function unranked({ rankings = [] }: Pick<Standing, "rankings">): Ranks {
  if (rankings.length === 0) return NO_RANKS;
  return { ...NO_RANKS, named: Object.fromEntries(rankings.map((code) => [code, null])) };
}

/**
 * Ranks a category: overall, by gender, by age group within gender, in each ranking that it names. Equal keys share a rank and the next one is skipped
 * (1, 2, 2, 4). A change costs a few microseconds, however many entries there are.
 *
 * @example
 * const ranking = createRanking({ rankBy: "gun", winnersLeaveAgeGroups: 0 });
 * ranking.set({ id: 101, gender: "F", ageGroup: "30-34", rankKey: key });
 * ranking.ranksOf(101); // { overall: 1, gender: 1, ageGroup: 1 }
 */
export function createRanking(options: RankingOptions): Ranking {
  const { winnersLeaveAgeGroups } = options;
  const standings = new Map<number, Standing>();
  const lists = createStandingLists(options);
  const genderKeyOf = rankKeyIn(options, "gender");
  const ageGroupKeyOf = rankKeyIn(options, "ageGroup");
  const namedKeyOf = new Map(
    (options.rankings ?? []).map(({ code }) => [code, rankKeyIn(options, namedRanking(code))]),
  );
  const winnersByOtherClock = clockOf(options, "gender") !== clockOf(options, "ageGroup");

  function remove(id: number): void {
    const standing = standings.get(id);
    if (!standing) return;
    standings.delete(id);
    lists.remove(standing);
  }

  function set(standing: Standing): void {
    remove(standing.id);
    standings.set(standing.id, standing);
    lists.add(standing);
  }

  function load(all: readonly Standing[]): void {
    standings.clear();
    for (const standing of all) standings.set(standing.id, standing);
    lists.fill([...standings.values()]);
  }

  /** Keys up to this one belong to winners who leave the age groups. It is below every key when nobody leaves. */
  function lastWinnerKey(gender: Gender): number {
    if (winnersLeaveAgeGroups === 0) return -1;
    const last = lists.of(gender).keyAt(winnersLeaveAgeGroups - 1);
    return last === null ? HIGHEST_RANKED_KEY : Math.min(last, HIGHEST_RANKED_KEY);
  }

  /** Winners of an age group that left it, with keys below this one. They win on the clock of the gender ranking. */
  function countLeft(gender: Gender, ageGroup: string, below: number): number {
    const winnerKey = lastWinnerKey(gender);
    if (!winnersByOtherClock) return lists.ofAgeGroup(gender, ageGroup).countUpTo(Math.min(winnerKey, below - 1));
    const ofGender = lists.of(gender);
    return ofGender.slice(0, ofGender.countUpTo(winnerKey)).ids.filter((id) => {
      const winner = standings.get(id);
      return winner !== undefined && winner.ageGroup === ageGroup && ageGroupKeyOf(winner) < below;
    }).length;
  }

  function ageGroupRank(standing: Standing): number | null {
    const { gender, ageGroup } = standing;
    if (ageGroup === null || genderKeyOf(standing) <= lastWinnerKey(gender)) return null;
    const key = ageGroupKeyOf(standing);
    return lists.ofAgeGroup(gender, ageGroup).countBelow(key) - countLeft(gender, ageGroup, key) + 1;
  }

  function ranksOf(id: number): Ranks {
    const standing = standings.get(id);
    if (!standing) return NO_RANKS;
    if (!isRanked(standing.rankKey)) return unranked(standing);
    return {
      overall: lists.everybody.countBelow(standing.rankKey) + 1,
      gender: lists.of(standing.gender).countBelow(genderKeyOf(standing)) + 1,
      ageGroup: ageGroupRank(standing),
      ...namedRanks(standing),
    };
  }

  function namedRanks(standing: Standing): Pick<Ranks, "named"> {
    const { rankings = [] } = standing;
    if (rankings.length === 0) return {};
    const rankIn = (code: string) => {
      const keyOf = namedKeyOf.get(code);
      return keyOf ? lists.named(code).countBelow(keyOf(standing)) + 1 : null;
    };
    return { named: Object.fromEntries(rankings.map((code) => [code, rankIn(code)])) };
  }

  function gendersOf({ gender }: RankingFilter): Gender[] {
    return gender === undefined ? ["F", "M", "X"] : [gender];
  }

  function listsFor(filter: RankingFilter) {
    const { gender, ageGroup, ranking } = filter;
    if (ranking !== undefined) return [lists.named(ranking)];
    if (ageGroup === undefined) return [gender === undefined ? lists.everybody : lists.of(gender)];
    return gendersOf(filter).map((one) => lists.ofAgeGroup(one, ageGroup));
  }

  function countRanked(filter: RankingFilter): number {
    if (filter.ageGroup === undefined || filter.ranking !== undefined) {
      return listsFor(filter).reduce((sum, list) => sum + list.countUpTo(HIGHEST_RANKED_KEY), 0);
    }
    const { ageGroup } = filter;
    return gendersOf(filter).reduce((sum, gender) => {
      const rivals = lists.ofAgeGroup(gender, ageGroup);
      return sum + rivals.countUpTo(HIGHEST_RANKED_KEY) - countLeft(gender, ageGroup, HIGHEST_RANKED_KEY + 1);
    }, 0);
  }

  function neighboursOf(id: number): Neighbours {
    const standing = standings.get(id);
    if (!standing) return { ahead: null, behind: null, tiedWith: [] };
    const { rankKey } = standing;
    const before = lists.everybody.countBelow(rankKey);
    const upTo = lists.everybody.countUpTo(rankKey);
    const at = (index: number) => standings.get(lists.everybody.slice(index, 1).ids[0] ?? -1) ?? null;
    const equals = isRanked(rankKey) ? lists.everybody.slice(before, upTo - before).ids : [];
    return {
      ahead: before === 0 ? null : at(before - 1),
      behind: at(upTo),
      tiedWith: equals.filter((other) => other !== id),
    };
  }

  function countAhead(id: number): number | null {
    const standing = standings.get(id);
    return standing ? lists.everybody.countBelow(standing.rankKey) : null;
  }

  return {
    set,
    remove,
    load,
    ranksOf,
    countAhead,
    size: () => standings.size,
    count: (filter) => listsFor(filter).reduce((sum, list) => sum + list.size(), 0),
    countRanked,
    page: (filter, offset, limit) => mergeInOrder(listsFor(filter), offset, limit),
    neighboursOf,
  };
}
