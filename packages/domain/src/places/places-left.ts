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

/** Places that the given categories share; null: all categories of the event. */
export interface SharedPlaces {
  readonly capacity: number;
  readonly categoryIds: readonly number[] | null;
}

/**
 * How many places an event has as a whole; null: no limit. Each category is limited by its own capacity or together with
 * others by a pool: the smallest sum that limits every category counts. Exact where pools lie in one another or apart; where
 * they overlap in part, it may be more than can really be sold.
 *
 * @example
 * placesInAll([{ id: 1, capacity: 100 }, { id: 2, capacity: null }], [{ capacity: 150, categoryIds: null }]); // 150
 */
export function placesInAll(
  categories: readonly { readonly id: number; readonly capacity: number | null }[],
  pools: readonly SharedPlaces[],
): number | null {
  const own = categories.reduce((sum, { capacity }) => sum + (capacity ?? Infinity), 0);
  const least = Math.min(categories.length > 0 ? own : Infinity, ...pools.map(limitWith));
  return Number.isFinite(least) ? least : null;

  function limitWith({ capacity, categoryIds }: SharedPlaces, at: number): number {
    const others = categories.filter(({ id }) => categoryIds !== null && !categoryIds.includes(id));
    if (others.length === 0) return capacity;
    const besides = pools
      .slice(at + 1)
      .filter((pool) => others.some(({ id }) => pool.categoryIds?.includes(id) ?? true));
    return capacity + (placesInAll(others, besides) ?? Infinity);
  }
}
