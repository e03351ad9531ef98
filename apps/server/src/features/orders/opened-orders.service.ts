import type { Order } from "@time-event/contract/orders";
import { type Balance, balanceIn } from "@time-event/domain/payments/balance";
import type { OrderState } from "@time-event/domain/orders/order-states";
import type { Satang } from "@time-event/domain/pricing/fee-tiers";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import { eventsOf, loadLines } from "./order-payments.queries.ts";
import { showOrder } from "./order-reply.ts";
import { openOrder } from "./order-steps.ts";
import type { StoredOrder } from "./orders.types.ts";

/** An order that money came for, locked. */
export interface OpenedOrder {
  readonly id: number;
  readonly eventId: number;
  readonly reference: string;
  readonly state: OrderState;
  /** Its contact has confirmed it, so its price is known. */
  readonly isPriced: boolean;
  readonly owedSatang: Satang;
  readonly balance: Balance;
}

/**
 * Locks orders in the order of their ids, so that no two transactions wait for each other; those whose deadline has
 * passed expire.
 * @returns them in the order in which they were named
 * @throws NotFound
 */
export async function openOrders(
  tx: Tx,
  ids: readonly [number, ...number[]],
  now: InstantMs,
): Promise<[OpenedOrder, ...OpenedOrder[]]> {
  const opened = new Map<number, StoredOrder>();
  for (const { id, eventId } of await eventsOf(tx, ids)) opened.set(id, await openOrder(tx, eventId, id, now));
  // once they are locked: until then, others may add lines
  const lines = await loadLines(tx, ids);
  return ids.map((id) => {
    const order = opened.get(id);
    if (!order) throw new NotFound("thing");
    const { eventId, reference, state, quote } = order;
    const own = lines.filter(({ orderId }) => orderId === id);
    const balance = balanceIn(state, quote?.totalSatang ?? 0, own);
    return { id, eventId, reference, state, isPriced: quote !== null, owedSatang: balance.owedSatang, balance };
  }) as [OpenedOrder, ...OpenedOrder[]];
}

/** A whole order as its holder sees it. */
export function showOpened(tx: Tx, { eventId, id }: OpenedOrder, now: InstantMs): Promise<Order> {
  return showOrder(tx, eventId, id, now);
}
