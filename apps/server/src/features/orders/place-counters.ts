import type { HeldCounter } from "@time-event/domain/places/places-left";
import type { StoredCategory } from "../categories/categories.queries.ts";

/** A category with the counters of its places. */
export type CountedCategory = Pick<StoredCategory, "id" | "capacity" | "entered" | "pools">;

/**
 * All counters of which an entry of a category takes places: its own, and those that it shares.
 *
 * @param categories all of the event
 * @param held places that orders hold or have not paid, by category
 */
export function countersOf(
  { id, capacity, entered, pools }: CountedCategory,
  categories: readonly CountedCategory[],
  held: ReadonlyMap<number, number>,
): HeldCounter[] {
  const heldIn = (sharers: readonly CountedCategory[]) =>
    sharers.reduce((sum, each) => sum + (held.get(each.id) ?? 0), 0);
  return [
    { capacity, taken: entered, held: held.get(id) ?? 0 },
    ...pools.map((pool) => ({
      ...pool,
      held: heldIn(categories.filter((each) => each.pools.some((shared) => shared.id === pool.id))),
    })),
  ];
}
