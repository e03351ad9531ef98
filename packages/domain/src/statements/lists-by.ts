/**
 * Values under their keys, each list in the order in which the values come: one look at all of them instead of one for
 * each question, so that a file of many lines takes as long as its lines.
 *
 * @example
 * listsBy(["ab", "ac"], (word) => [...word]).get("a"); // ["ab", "ac"]
 */
export function listsBy<Value, Key>(
  values: Iterable<Value>,
  keysOf: (value: Value) => Iterable<Key>,
): ReadonlyMap<Key, Value[]> {
  const lists = new Map<Key, Value[]>();
  for (const value of values) {
    for (const key of new Set(keysOf(value))) {
      const list = lists.get(key);
      if (list) list.push(value);
      else lists.set(key, [value]);
    }
  }
  return lists;
}

/**
 * The values whose moments lie between two, the earliest first; found without a look at the others.
 * @param sorted by their moments
 * @example
 * [...between([1, 4, 5, 9], (at) => at, 4, 8)]; // [4, 5]
 */
export function* between<Value>(
  sorted: readonly Value[],
  momentOf: (value: Value) => number,
  from: number,
  until: number,
): Generator<Value> {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (momentOf(sorted[middle]!) < from) low = middle + 1;
    else high = middle;
  }
  for (; low < sorted.length && momentOf(sorted[low]!) <= until; low++) yield sorted[low]!;
}

/** The first values that are such, at most so many. @example firstOf([1, 2, 3, 4], (n) => n > 1, 2) // [2, 3] */
export function firstOf<Value>(values: Iterable<Value>, isSuch: (value: Value) => boolean, most: number): Value[] {
  const found: Value[] = [];
  for (const value of values) if (isSuch(value) && found.push(value) === most) break;
  return found;
}
