import { webRegisterSave } from "@time-event/contract/order-keeping";
import type { Order } from "@time-event/contract/orders";
import type { ReceiptTo } from "@time-event/contract/receipts";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import { findReceipt } from "../receipts/receipts.queries.ts";
import { issueReceipt } from "../receipts/receipts.service.ts";
import type { TellContact } from "./order-letters.ts";
import { loadReceiptTo } from "./orders.queries.ts";
import { updateReceiptTo } from "./orders.repository.ts";
import type { StoredOrder } from "./orders.types.ts";

/** The receipt of an order, as its reply names it. */
export async function receiptOf(db: Db | Tx, id: number): Promise<Pick<Order, "receipt" | "receiptTo">> {
  const receiptTo = await loadReceiptTo(db, id);
  const issued = await findReceipt(db, id);
  return {
    receipt: issued ? { number: issued.number, issuedAt: issued.issuedAt } : null,
    receiptTo,
  };
}

/** @throws Refused `fixed` after the receipt was issued */
export async function changeReceiptTo(tx: Tx, orderId: number, receiptTo: ReceiptTo): Promise<void> {
  if (await findReceipt(tx, orderId)) throw new Refused(webRegisterSave, ["fixed"]);
  await updateReceiptTo(tx, orderId, receiptTo);
}

/** Issues the receipts of orders that are confirmed and paid now, and tells their contacts. */
export async function issueReceipts(
  tx: Tx,
  orders: readonly StoredOrder[],
  { now, tellContact }: { readonly now: InstantMs; readonly tellContact: TellContact },
): Promise<void> {
  for (const order of orders) {
    const { quote } = order;
    if (!quote || quote.totalSatang === 0) continue;
    const { number, totalSatang } = await issueReceipt(tx, { id: order.id, quote }, now);
    await tellContact(tx, order, "receipt", { number, amountSatang: totalSatang });
  }
}
