/** Ids with one of them taken to another place. @example movedTo([1, 2, 3], 3, 0) // [3, 1, 2] */
export function movedTo(ids: readonly number[], id: number, place: number): readonly number[] {
  const others = ids.filter((each) => each !== id);
  const at = Math.min(Math.max(place, 0), others.length);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** Things in the order of these ids; those that are not among them come last. */
export function inOrderOf<Thing extends { readonly id: number }>(
  things: readonly Thing[],
  ids: readonly number[],
): readonly Thing[] {
  const place = ({ id }: Thing) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return things.toSorted((a, b) => place(a) - place(b));
}
