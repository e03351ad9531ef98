/**
 * A list with one of its items at another place.
 * @example moved(["a", "b", "c"], 0, 2) // ["b", "c", "a"]
 */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
