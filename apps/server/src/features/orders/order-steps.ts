import { holdUntil, isOverdue } from "@time-event/domain/orders/deadlines";
import { type OrderState, type OrderStep, stateAfter } from "@time-event/domain/orders/order-states";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { DoFirst } from "../../db/transact.ts";
import { type ClaimedEntry, freeClaims } from "./claims.ts";
import type { Origin } from "./order-origin.ts";
import { loadOrder } from "./orders.queries.ts";
import { storeState, updateSoldBefore } from "./orders.repository.ts";
import type { StoredOrder } from "./orders.types.ts";

/**
 * The state after a step. Whoever calls it has found that the order can take the step.
 * @throws when the table of transitions has no such step
 */
export function expectStep(state: OrderState, step: OrderStep): OrderState {
  const next = stateAfter(state, step);
  if (next === undefined) throw new Error(`an order that is ${state} cannot ${step}`);
  return next;
}

/** Ends an order whose deadline has passed, and frees all that it took. It keeps its price, for money that comes too late. */
export async function expireOrder(tx: Tx, order: StoredOrder, now: InstantMs): Promise<StoredOrder> {
  const state = expectStep(order.state, "expire");
  await storeState(tx, order.id, { at: now, step: "expire", state, deadlineAt: null });
  await freeClaims(tx, order);
  return { ...order, state, deadlineAt: null };
}

/**
 * Holds an expired order again, which has just taken what it needs.
 * @param soldBefore how many of its category were taken before each of its entries
 */
export async function holdAgain(
  tx: Tx,
  order: StoredOrder,
  soldBefore: ReadonlyMap<ClaimedEntry, number>,
  { origin, now }: { readonly origin: Origin; readonly now: InstantMs },
): Promise<void> {
  for (const entry of order.entries) {
    const before = soldBefore.get(entry);
    if (before !== undefined) await updateSoldBefore(tx, entry.id, before);
  }
  const state = expectStep(order.state, "hold");
  const deadlineAt = deadlineOf({ heldAt: now }, now);
  // whoever takes places again pays what they cost now
  await storeState(tx, order.id, { at: now, step: "hold", state, heldAt: now, deadlineAt, quote: null, origin });
}

/**
 * An order that somebody wants to change, locked, in a `transact`. If its deadline has passed and no job has seen it yet,
 * it expires first, in a transaction of its own: it frees counters of places, and nobody may have these who still locks
 * other orders, persons, versions or other counters.
 */
export async function openOrder(tx: Tx, eventId: number, id: number, now: InstantMs): Promise<StoredOrder> {
  const order = await loadOrder(tx, eventId, id, { lock: true });
  if (!isOverdue(order, now)) return order;
  throw new DoFirst(async (first) => {
    // the job may have come before
    const seen = await loadOrder(first, eventId, id, { lock: true });
    if (isOverdue(seen, now)) await expireOrder(first, seen, now);
  });
}

/** Until when the places of an order are held, now that its contact has changed something. */
export function deadlineOf({ heldAt }: Pick<StoredOrder, "heldAt">, now: InstantMs): InstantMs {
  return holdUntil(heldAt, now);
}
