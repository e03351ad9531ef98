import type { ReceiptTo } from "@time-event/contract/receipt";
import type { Db, Tx } from "../../db/connection.ts";
import type { ReceiptContent } from "./receipt-content.ts";

/** The receipt of an order, and the documents about differences that came later, the first first. */
export async function listReceipts(db: Db | Tx, orderId: number): Promise<ReceiptContent[]> {
  const found = db.selectFrom("receipts").select("content").where("orderId", "=", orderId).orderBy("part");
  return (await found.execute()).map(({ content }) => content as ReceiptContent);
}

/** What a receipt says besides the price, as it is now. */
export async function loadReceiptParts(tx: Tx, orderId: number) {
  const found = await tx
    .selectFrom("orders as o")
    .innerJoin("events as v", "v.id", "o.eventId")
    .leftJoin("organisers as s", "s.name", "v.organiser")
    .select(["v.organiser", "v.nameTh", "v.nameEn", "v.timeZone", "o.reference", "o.contactName", "o.receiptTo"])
    .select(["s.nameEn as sellerNameEn", "s.taxId", "s.branch", "s.addressTh", "s.addressEn"])
    .where("o.id", "=", orderId)
    .executeTakeFirstOrThrow();
  const { organiser, nameTh, nameEn, timeZone, reference, contactName, receiptTo } = found;
  const { sellerNameEn, taxId, branch, addressTh, addressEn } = found;
  return {
    timeZone,
    reference,
    event: { th: nameTh || nameEn, en: nameEn || nameTh },
    seller: {
      name: organiser,
      nameEn: sellerNameEn ?? "",
      taxId: taxId ?? "",
      branch: branch ?? "",
      address: { th: addressTh ?? "", en: addressEn || (addressTh ?? "") },
    },
    buyer: (receiptTo as ReceiptTo | null) ?? { name: contactName, taxId: "", branch: "", address: "" },
  };
}

export async function isOrderOf(db: Db, eventId: number, id: number): Promise<boolean> {
  const found = await db
    .selectFrom("orders")
    .select("id")
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .executeTakeFirst();
  return found !== undefined;
}
