import { webRegisterSave } from "@time-event/contract/order-keeping";
import type { Order } from "@time-event/contract/orders";
import type { ReceiptTo } from "@time-event/contract/receipt";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import { listReceipts } from "../receipts/receipts.queries.ts";
import { issueReceipt } from "../receipts/receipts.service.ts";
import type { TellContact } from "./order-letters.ts";
import { loadReceiptTo } from "./orders.queries.ts";
import { updateReceiptTo } from "./orders.repository.ts";
import type { StoredOrder } from "./orders.types.ts";

/** The receipt of an order and what came after it, as its reply names them. */
export async function receiptOf(db: Db | Tx, id: number): Promise<Pick<Order, "receipt" | "receipts" | "receiptTo">> {
  const receiptTo = await loadReceiptTo(db, id);
  const receipts = (await listReceipts(db, id)).map(({ number, issuedAt, totalSatang }) => {
    const kind = totalSatang < 0 ? ("credit" as const) : ("receipt" as const);
    return { number, issuedAt, kind, totalSatang: Math.abs(totalSatang) };
  });
  const [first] = receipts;
  return {
    receipt: first ? { number: first.number, issuedAt: first.issuedAt } : null,
    ...(first && { receipts }),
    receiptTo,
  };
}

/** @throws Refused `fixed` after the receipt was issued */
export async function changeReceiptTo(tx: Tx, orderId: number, receiptTo: ReceiptTo): Promise<void> {
  if ((await listReceipts(tx, orderId)).length > 0) throw new Refused(webRegisterSave, ["fixed"]);
  await updateReceiptTo(tx, orderId, receiptTo);
}

/** Issues the receipts of orders that are confirmed and paid, or what their price differs from them, and tells their contacts. */
export async function issueReceipts(
  tx: Tx,
  orders: readonly StoredOrder[],
  { now, tellContact }: { readonly now: InstantMs; readonly tellContact: TellContact },
): Promise<void> {
  for (const order of orders) {
    const issued = order.quote && (await issueReceipt(tx, { id: order.id, quote: order.quote }, now));
    if (!issued) continue;
    const { number, totalSatang } = issued;
    const letter = totalSatang < 0 ? "credit" : "receipt";
    await tellContact(tx, order, letter, { number, amountSatang: Math.abs(totalSatang) });
  }
}
