/** Sorts things in the order of these ids; things without an id in the list come last. */
export function inOrderOf<Thing extends { readonly id: number }>(
  things: readonly Thing[],
  ids: readonly number[],
): readonly Thing[] {
  const place = ({ id }: Thing) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return things.toSorted((a, b) => place(a) - place(b));
}
