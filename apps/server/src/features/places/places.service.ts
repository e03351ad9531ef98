import type { Tx } from "../../db/connection.ts";
import { changeTaken } from "./places.repository.ts";

/** Places of one category. */
export interface Places {
  readonly categoryId: number;
  readonly places: number;
}

/** In the order of ids, so that two transactions never wait for each other. */
const inOrder = <P extends Places>(wanted: readonly P[]) =>
  wanted.toSorted((one, other) => one.categoryId - other.categoryId);

export async function freePlaces(tx: Tx, held: readonly Places[]): Promise<void> {
  for (const { categoryId, places } of inOrder(held)) await changeTaken(tx, categoryId, -places);
}

/**
 * Takes places, some of them or all: the caller must undo the transaction if any are missing.
 * @returns for each, how many of its category were taken before; undefined where there are not enough
 */
export async function takePlaces<P extends Places>(tx: Tx, wanted: readonly P[]): Promise<Map<P, number | undefined>> {
  const before = new Map<P, number | undefined>();
  for (const each of inOrder(wanted)) {
    const taken = await changeTaken(tx, each.categoryId, each.places);
    before.set(each, taken === undefined ? undefined : taken - each.places);
  }
  return before;
}
