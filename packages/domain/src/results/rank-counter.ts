/** Gives ranks to keys that come in order, lowest first. Equal keys share a rank and the next rank is skipped. */
export interface RankCounter {
  counted: number;
  rank: number;
  key: number;
}

export function createRankCounter(): RankCounter {
  return { counted: 0, rank: 0, key: -Infinity };
}

/**
 * The rank of the next key, which must not be lower than the key before it.
 *
 * @example
 * [10, 20, 20, 30].map((key) => nextRank(counter, key)); // [1, 2, 2, 4]
 */
export function nextRank(counter: RankCounter, key: number): number {
  counter.counted++;
  if (key !== counter.key) {
    counter.rank = counter.counted;
    counter.key = key;
  }
  return counter.rank;
}
