/** Numbers without a record, both ends included. */
export interface MissingNumbers {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the gaps below the highest number that came, and the number up to which there is none.
 *
 * @param seqs that are held, each once, in any order
 * @example
 * missingNumbers([1, 2, 5, 9]); // { held: 2, missing: [{ from: 3, to: 4 }, { from: 6, to: 8 }] }
 */
export function missingNumbers(seqs: readonly number[]): { held: number; missing: MissingNumbers[] } {
  const missing: MissingNumbers[] = [];
  let last = 0;
  for (const seq of [...seqs].sort((one, other) => one - other)) {
    if (seq > last + 1) missing.push({ from: last + 1, to: seq - 1 });
    last = seq;
  }
  return { held: missing[0] ? missing[0].from - 1 : last, missing };
}
