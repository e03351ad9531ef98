import type { Tx } from "../../db/connection.ts";
import { lockCategories, type LockedPlaces, overfullCategories } from "./places.queries.ts";
import { changeTaken } from "./places.repository.ts";

/** Places of one category. */
export interface Places {
  readonly categoryId: number;
  readonly places: number;
}

/** In the order of ids, so that two transactions never wait for each other. */
const inOrder = <P extends Places>(wanted: readonly P[]) =>
  wanted.toSorted((one, other) => one.categoryId - other.categoryId);

/**
 * Gives places back and takes others. Counters are locked in one order, so that two transactions never wait for each
 * other.
 * @param locked the counters of all these categories, if the caller has locked them
 * @returns for each that there were places for, how many of its category were taken before. If any is left out, the
 *   caller must undo the transaction
 */
export async function exchangePlaces<P extends Places>(
  tx: Tx,
  given: readonly Places[],
  wanted: readonly P[],
  locked?: LockedPlaces,
): Promise<Map<P, number>> {
  const touched = new Set([...given, ...wanted].map(({ categoryId }) => categoryId));
  if (!locked && (touched.size > 1 || (given.length > 0 && wanted.length > 0))) await lockCategories(tx, [...touched]);
  for (const { categoryId, places } of inOrder(given)) await changeTaken(tx, categoryId, -places);
  const before = new Map<P, number>();
  for (const each of inOrder(wanted)) {
    const taken = await changeTaken(tx, each.categoryId, each.places);
    if (taken !== undefined) before.set(each, taken - each.places);
  }
  // nobody shares a locked category's places anew before this transaction ends
  if (before.size === 0 || locked?.pools.size === 0) return before;
  // the database has counted the places that categories share along with those of each
  const overfull = await overfullCategories(
    tx,
    [...before.keys()].map(({ categoryId }) => categoryId),
  );
  for (const each of wanted) if (overfull.has(each.categoryId)) before.delete(each);
  return before;
}
