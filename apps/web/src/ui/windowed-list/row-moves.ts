/** Which row stands where: index in the list by the row's key. */
export type Places = ReadonlyMap<string, number>;

/** What each row says of itself, by the row's key: another state is news. */
export type States = ReadonlyMap<string, string>;

/** Keys of rows that are in another state than before; rows that were not there before are no news. */
export function changedStates(before: States, after: States): ReadonlySet<string> {
  return new Set([...after].filter(([key, state]) => before.has(key) && before.get(key) !== state).map(([key]) => key));
}

/** Keys and indices of rows `from` onwards. */
export function placesOf(keys: readonly (string | undefined)[], from: number): Places {
  const places = new Map<string, number>();
  keys.forEach((key, at) => {
    if (key !== undefined) places.set(key, from + at);
  });
  return places;
}

/**
 * By how many rows what is in sight was pushed down (up: negative): the shift that most rows in sight share. The page
 * is scrolled along by so much, so that the reader's rows stay where they are.
 */
export function commonShift(before: Places, after: Places, inSight: (index: number) => boolean): number {
  const votes = new Map<number, number>();
  for (const [key, index] of before) {
    const now = after.get(key);
    if (now !== undefined && inSight(index)) votes.set(now - index, (votes.get(now - index) ?? 0) + 1);
  }
  let best = 0;
  for (const [shift, count] of votes) if (count > (votes.get(best) ?? 0)) best = shift;
  return best;
}

/**
 * How far, in rows, each row that has changed its place comes from: negative from above. First-last-invert-play: a row
 * is drawn there first and then moves home. Rows from far away come from `furthest` rows away.
 */
export function movesBetween(
  before: Places,
  after: Places,
  shift: number,
  furthest: number,
): ReadonlyMap<string, number> {
  const moves = new Map<string, number>();
  for (const [key, index] of after) {
    const was = before.get(key);
    const from = was === undefined ? 0 : was + shift - index;
    if (from !== 0) moves.set(key, Math.max(-furthest, Math.min(furthest, from)));
  }
  return moves;
}
