import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";
import { loadLockedStock } from "../add-ons/add-ons.queries.ts";
import { createCapacity } from "./capacity.ts";
import { createEnteredNumbers, numbersOf } from "./entered-numbers.ts";
import { loadHeldNumbers } from "./entered-numbers.queries.ts";
import { loadCapacity } from "./entry-records.queries.ts";
import type { Remaining } from "./entry-rules.ts";
import type { WholeFields } from "./entries.types.ts";
import { createStockLeft, type StockLeft } from "./stock-left.ts";

/**
 * What an event still has for these entries, locked until the transaction ends: places, add-ons, and who is in it by their
 * numbers. Lock the event and the version of its results before.
 *
 * @param entries as they are, and as they would become
 */
export async function loadRemaining(tx: Tx, eventId: number, entries: readonly WholeFields[]): Promise<Remaining> {
  const categories = await loadCapacity(tx, eventId);
  return {
    capacity: createCapacity(categories),
    numbers: createEnteredNumbers(await loadHeldNumbers(tx, eventId, entries.flatMap(numbersOf)), categories),
    stock: await loadStockLeft(tx, eventId, { isAsked: entries.some(({ addOns }) => addOns.length > 0) }),
  };
}

/** The add-ons that are left; places are locked already. Nothing is locked where nobody asks. */
export async function loadStockLeft(
  tx: Tx,
  eventId: number,
  { isAsked }: { readonly isAsked: boolean },
): Promise<StockLeft> {
  if (!isAsked) return createStockLeft([]);
  // waves come before add-ons in the order of locks, and storing entries counts both
  await sql`select from waves where event_id = ${eventId} order by id for update`.execute(tx);
  return createStockLeft(await loadLockedStock(tx, eventId));
}
