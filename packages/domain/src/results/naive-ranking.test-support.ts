import type { Ranks, Standing } from "./result.ts";

/** The last key that has a place, by the definition of keys: finishers are the first class. */
const isFinisher = ({ rankKey }: Standing) => rankKey < 1_000_000_000_000_000;

/**
 * All ranks straight from the rules, by comparing everybody with everybody: "your rank is one more than the number of
 * those who beat you". Written independently of the real ranking, to check it.
 */
export function naiveRanks(standings: readonly Standing[], winnersLeaveAgeGroups: number): Map<number, Ranks> {
  const finishers = standings.filter(isFinisher);
  const beatenBy = (one: Standing, rivals: readonly Standing[]) =>
    rivals.filter((rival) => rival.rankKey < one.rankKey).length;

  const ranks = new Map<number, Ranks>();
  for (const one of standings) {
    if (!isFinisher(one)) {
      ranks.set(one.id, { overall: null, gender: null, ageGroup: null });
      continue;
    }
    const sameGender = finishers.filter((rival) => rival.gender === one.gender);
    const isWinner = (rival: Standing) => beatenBy(rival, sameGender) < winnersLeaveAgeGroups;
    const rivals = sameGender.filter((rival) => rival.ageGroup === one.ageGroup && !isWinner(rival));
    ranks.set(one.id, {
      overall: beatenBy(one, finishers) + 1,
      gender: beatenBy(one, sameGender) + 1,
      ageGroup: one.ageGroup === null || isWinner(one) ? null : beatenBy(one, rivals) + 1,
    });
  }
  return ranks;
}

/** Ids in order: by repeatedly taking the best that is left. */
export function naiveOrder(standings: readonly Standing[]): number[] {
  const left = [...standings];
  const order: number[] = [];
  while (left.length > 0) {
    let best = 0;
    left.forEach((one, index) => {
      const champion = left[best] ?? one;
      if (one.rankKey < champion.rankKey || (one.rankKey === champion.rankKey && one.id < champion.id)) best = index;
    });
    order.push(...left.splice(best, 1).map(({ id }) => id));
  }
  return order;
}
