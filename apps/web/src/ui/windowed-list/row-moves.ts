/** Position of each row: index in the list by the row's key. */
export type Places = ReadonlyMap<string, number>;

/** State of each row by its key; a changed state is highlighted. */
export type States = ReadonlyMap<string, string>;

/** Keys of rows whose state changed; new rows do not count. */
export function changedStates(before: States, after: States): ReadonlySet<string> {
  return new Set([...after].filter(([key, state]) => before.has(key) && before.get(key) !== state).map(([key]) => key));
}

/** Keys and indices of rows from `from` on. */
export function placesOf(keys: readonly (string | undefined)[], from: number): Places {
  const places = new Map<string, number>();
  keys.forEach((key, at) => {
    if (key !== undefined) places.set(key, from + at);
  });
  return places;
}

/**
 * By how many rows the visible rows moved down (up: negative): the shift that most of them share. The page
 * scrolls by the same amount, so that the rows in view stay where they are.
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
 * How far each moved row comes from, in rows: negative from above. First-last-invert-play: a row
 * is drawn at the old position and then moves to the new one, from `furthest` rows away at most.
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
