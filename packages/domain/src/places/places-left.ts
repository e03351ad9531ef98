/** Places that are counted together: those of a category, or those that several categories share. */
export interface PlaceCounter {
  /** Null: no limit. */
  readonly capacity: number | null;
  readonly taken: number;
}

export interface HeldCounter extends PlaceCounter {
  /** Of those that are taken, what orders hold or have not paid. */
  readonly held: number;
}

const leftOf = ({ capacity, taken }: PlaceCounter) => (capacity === null ? Infinity : Math.max(0, capacity - taken));

/**
 * How many can still be taken where each of these counters must have a place; null: no limit.
 *
 * @example
 * placesLeft([{ capacity: 100, taken: 20 }, { capacity: 50, taken: 45 }]); // 5
 */
export function placesLeft(counters: readonly PlaceCounter[]): number | null {
  const left = Math.min(...counters.map(leftOf));
  return Number.isFinite(left) ? left : null;
}

/**
 * Why there are not so many places: they are taken for good, or orders hold some of them. Null: there are enough.
 *
 * @example
 * whyFull([{ capacity: 2, taken: 2, held: 1 }]); // "places_held"
 * whyFull([{ capacity: 2, taken: 2, held: 1 }, { capacity: 9, taken: 9, held: 0 }]); // "category_full"
 */
export function whyFull(counters: readonly HeldCounter[], places = 1): "category_full" | "places_held" | null {
  const full = counters.filter((counter) => leftOf(counter) < places);
  if (full.length === 0) return null;
  return full.every(({ held }) => held > 0) ? "places_held" : "category_full";
}
