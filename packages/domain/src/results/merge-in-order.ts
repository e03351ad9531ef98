import type { SortedKeys } from "./sorted-keys.ts";

/** Reads one page of several sorted lists as if they were one list, by key, then by id. */
export function mergeInOrder(lists: readonly SortedKeys[], offset: number, limit: number): number[] {
  const [only] = lists;
  if (only && lists.length === 1) return only.slice(offset, limit).ids;

  const heads = lists.flatMap((list) => {
    const { keys, ids } = list.slice(0, offset + limit);
    return keys.map((key, index) => ({ key, id: ids[index] ?? -1 }));
  });
  heads.sort((a, b) => a.key - b.key || a.id - b.id);
  return heads.slice(offset, offset + limit).map(({ id }) => id);
}
