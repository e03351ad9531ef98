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
 * other. Who takes no more of a category than they give back to it has what they had: no limit stands against that, even
 * if it was set below what is taken.
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
  const [gave, took] = [sumsOf(given), sumsOf(wanted)];
  const touched = [...new Set([...gave.keys(), ...took.keys()])];
  if (!locked && (touched.length > 1 || (given.length > 0 && wanted.length > 0))) await lockCategories(tx, touched);
  const back = new Map(gave);
  const before = new Map<P, number>();
  for (const each of inOrder(wanted)) {
    const { categoryId, places } = each;
    const free = back.get(categoryId) ?? 0;
    const kept = Math.min(free, places);
    const taken = await changeTaken(tx, categoryId, places - kept);
    if (taken === undefined) continue;
    back.set(categoryId, free - kept);
    // those that are still to be given back are counted until then
    before.set(each, taken - places - (free - kept));
  }
  for (const [categoryId, places] of back) if (places > 0) await changeTaken(tx, categoryId, -places);
  // nobody shares a locked category's places anew before this transaction ends
  if (before.size === 0 || locked?.pools.size === 0) return before;
  // the database has counted the places that categories share along with those of each
  const changeOf = (categoryId: number) => (took.get(categoryId) ?? 0) - (gave.get(categoryId) ?? 0);
  const overfull = await overfullCategories(
    tx,
    touched.map((categoryId) => ({ categoryId, change: changeOf(categoryId) })),
  );
  for (const each of wanted) if (overfull.has(each.categoryId)) before.delete(each);
  return before;
}

function sumsOf(places: readonly Places[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const each of places) sums.set(each.categoryId, (sums.get(each.categoryId) ?? 0) + each.places);
  return sums;
}
