/** Where something is kept while it is brought up to date. */
interface Keeper<Key, Kept> {
  get(key: Key): Promise<Kept> | undefined;
  set(key: Key, kept: Promise<Kept>): unknown;
  delete(key: Key): unknown;
}

/**
 * Brings what is kept under a key up to date, one caller after the other: each goes on from what the one before took in. What
 * failed is begun anew by the next one.
 */
export function inTurn<Key, Kept>(
  keeper: Keeper<Key, Kept>,
  key: Key,
  begin: () => Promise<Kept>,
  takeIn: (kept: Kept) => Promise<Kept>,
): Promise<Kept> {
  const next = (keeper.get(key) ?? begin()).then(takeIn);
  keeper.set(key, next);
  next.catch(() => keeper.get(key) === next && keeper.delete(key));
  return next;
}
