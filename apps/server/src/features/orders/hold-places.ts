import type { RefusesWith } from "@time-event/contract/refusals";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import { lockCategories } from "../places/places.queries.ts";
import { freePlaces, type Places, takePlaces } from "../places/places.service.ts";
import { deadlineOf, expectStep } from "./order-steps.ts";
import { heldPlaces } from "./orders.queries.ts";
import { storeState, updateSoldBefore } from "./orders.repository.ts";
import type { StoredOrder, StoredOrderEntry } from "./orders.types.ts";

type Call = RefusesWith<"category_full" | "places_held", "field">;

/**
 * Takes the places of one entry, in exchange for those that it had.
 * @returns how many of the category were taken before
 * @throws Refused where there are not enough; then the transaction must be undone
 */
export async function takeFor(tx: Tx, call: Call, wanted: Places, had: Places | undefined): Promise<number> {
  if (had) {
    await lockCategories(tx, [wanted.categoryId, had.categoryId]);
    await freePlaces(tx, [had]);
  }
  const before = (await takePlaces(tx, [wanted])).get(wanted);
  if (before === undefined) throw await noPlace(tx, call, wanted.categoryId);
  return before;
}

/**
 * Takes the places of an expired order again, except those of an entry that is being changed and takes its own.
 * @returns the order, held, without that entry
 * @throws Refused
 */
export async function holdAgain(
  tx: Tx,
  call: Call,
  order: StoredOrder,
  changing: StoredOrderEntry | undefined,
  now: InstantMs,
): Promise<StoredOrder> {
  const entries = order.entries.filter(({ id }) => id !== changing?.id);
  for (const [entry, soldBefore] of await takePlaces(tx, entries)) {
    if (soldBefore === undefined) throw await noPlace(tx, call, entry.categoryId);
    await updateSoldBefore(tx, entry.id, soldBefore);
  }
  const held = { state: expectStep(order.state, "hold"), heldAt: now, deadlineAt: deadlineOf({ heldAt: now }, now) };
  // whoever takes places again pays what they cost now
  await storeState(tx, order.id, { ...held, at: now, step: "hold", quote: null });
  return { ...order, ...held, quote: null, entries };
}

/** "Sold out" and "held, may come back" are different answers. */
async function noPlace(tx: Tx, call: Call, categoryId: number): Promise<Refused<Call>> {
  const code = (await heldPlaces(tx, [categoryId])).size > 0 ? "places_held" : "category_full";
  return new Refused(call, [{ path: "category", code }]);
}
