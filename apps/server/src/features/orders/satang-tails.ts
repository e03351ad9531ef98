import type { OrderQuote } from "@time-event/contract/order-quote";
import { sumsWithTail, tailOf, withTail } from "@time-event/domain/orders/satang-tail";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { loadSatangTail } from "../payment-channels/payment-channels.queries.ts";
import { loadBalance } from "./order-payments.ts";
import type { StoredOrder } from "./orders.types.ts";
import { loadOtherSums, lockTails } from "./satang-tails.queries.ts";

/**
 * The price of an order that waits for its payment from now on, with the tail that tells it apart if its event wants that. It
 * takes the last lock of a transaction, which then stores the price.
 *
 * @param price without a tail
 */
export async function priceWithTail(
  tx: Tx,
  order: Pick<StoredOrder, "id" | "eventId" | "state">,
  price: OrderQuote,
  now: InstantMs,
): Promise<OrderQuote> {
  const mode = await loadSatangTail(tx, order.eventId);
  const { owedSatang } = await loadBalance(tx, order, price.totalSatang);
  if (mode === "off" || owedSatang === 0) return price;
  await lockTails(tx);
  const others = await loadOtherSums(tx, order, sumsWithTail(owedSatang, mode), now);
  return withTail(price, tailOf(owedSatang, mode, others));
}
