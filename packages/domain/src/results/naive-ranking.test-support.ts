import type { Ranks, Standing } from "./result.ts";

/** The last key that has a place, by the definition of keys: finishers are the first class. */
const isFinisher = ({ rankKey }: Standing) => rankKey < 1_000_000_000_000_000;

/** Which rankings follow the other clock than the overall ranking does. */
export interface NaiveRules {
  readonly winnersLeaveAgeGroups: number;
  readonly genderByOther: boolean;
  readonly ageGroupByOther: boolean;
  /** The same of a ranking that the category names THAI; the others that it names follow the overall clock. */
  readonly thaiByOther: boolean;
}

/**
 * All ranks straight from the rules, by comparing everybody with everybody: "your rank is one more than the number of
 * those who beat you". Written independently of the real ranking, to check it.
 */
export function naiveRanks(standings: readonly Standing[], rules: NaiveRules): Map<number, Ranks> {
  const finishers = standings.filter(isFinisher);
  const keyOf = (one: Standing, byOther: boolean) => (byOther ? one.otherRankKey! : one.rankKey);
  const beatenBy = (one: Standing, rivals: readonly Standing[], byOther: boolean) =>
    rivals.filter((rival) => keyOf(rival, byOther) < keyOf(one, byOther)).length;

  const namedRanks = (one: Standing) =>
    Object.fromEntries(
      (one.rankings ?? []).map((code) => {
        const rivals = finishers.filter((rival) => rival.rankings?.includes(code));
        return [code, beatenBy(one, rivals, code === "THAI" && rules.thaiByOther) + 1];
      }),
    );

  const ranks = new Map<number, Ranks>();
  for (const one of standings) {
    if (!isFinisher(one)) {
      const named = Object.fromEntries((one.rankings ?? []).map((code) => [code, null]));
      ranks.set(one.id, { overall: null, gender: null, ageGroup: null, ...(one.rankings?.length && { named }) });
      continue;
    }
    const sameGender = finishers.filter((rival) => rival.gender === one.gender);
    const genderRank = (rival: Standing) => beatenBy(rival, sameGender, rules.genderByOther) + 1;
    const isWinner = (rival: Standing) => genderRank(rival) <= rules.winnersLeaveAgeGroups;
    const rivals = sameGender.filter((rival) => rival.ageGroup === one.ageGroup && !isWinner(rival));
    const ageGroupRank = beatenBy(one, rivals, rules.ageGroupByOther) + 1;
    ranks.set(one.id, {
      overall: beatenBy(one, finishers, false) + 1,
      gender: genderRank(one),
      ageGroup: one.ageGroup === null || isWinner(one) ? null : ageGroupRank,
      ...(one.rankings?.length && { named: namedRanks(one) }),
    });
  }
  return ranks;
}

/** Ids in order: by repeatedly taking the best that is left. */
export function naiveOrder(standings: readonly Standing[], byOther = false): number[] {
  const left = standings.map((one) => ({ id: one.id, key: byOther ? one.otherRankKey! : one.rankKey }));
  const order: number[] = [];
  while (left.length > 0) {
    let best = 0;
    left.forEach((one, index) => {
      const champion = left[best] ?? one;
      if (one.key < champion.key || (one.key === champion.key && one.id < champion.id)) best = index;
    });
    order.push(...left.splice(best, 1).map(({ id }) => id));
  }
  return order;
}
