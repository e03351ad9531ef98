/**
 * How a list of rows became another: rows that left, and rows that came or changed their place. All others keep their order.
 * As few rows move as possible.
 */
export interface ListOrder {
  /** Old indices of rows that are gone, ascending. */
  readonly left: readonly number[];
  /** Pairs of a new index, ascending, and the old index of the row that is there; -1: a row that is new. */
  readonly put: readonly number[];
}

export const newRow = -1;

/** @param sources for each place of the new list the old index of its row, or `newRow`; no old index comes twice */
export function orderOf(sources: readonly number[], oldLength: number): ListOrder {
  const still = stillIn(sources);
  const kept = new Set(sources);
  const put = sources.flatMap((source, place) => (still.has(source) ? [] : [place, source]));
  return { left: range(oldLength).filter((index) => !kept.has(index)), put };
}

/**
 * For each place of the new list the old index of its row, or `newRow`.
 * @returns null when the order does not belong to a list of that length
 */
export function sourcesOf({ left, put }: ListOrder, oldLength: number): number[] | null {
  const moved = new Map<number, number>();
  for (let at = 0; at < put.length; at += 2) moved.set(put[at]!, put[at + 1]!);
  const elsewhere = new Set([...left, ...moved.values()]);
  const inOrder = range(oldLength).filter((index) => !elsewhere.has(index));
  const sources: number[] = [];
  for (let next = 0; next < inOrder.length || moved.has(sources.length);) {
    const source = moved.get(sources.length) ?? inOrder[next++]!;
    if (source >= oldLength) return null;
    sources.push(source);
  }
  return sources.length === inOrder.length + moved.size ? sources : null;
}

/** The largest set of old indices that are in ascending order already: a longest increasing subsequence. */
function stillIn(sources: readonly number[]): ReadonlySet<number> {
  /** At each length the smallest index with which a sequence of that length ends. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const source of sources) {
    if (source === newRow) continue;
    let at = ends.findIndex((end) => end > source);
    if (at < 0) at = ends.length;
    before.set(source, ends[at - 1]);
    ends[at] = source;
  }
  const still = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = before.get(index)) still.add(index);
  return still;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
