import type { InstantMs } from "@time-event/domain/time/instant";
import { toJson, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import type { ReceiptContent } from "./receipt-content.ts";

/** The next number of an organiser's receipts. Others who want one wait until the transaction ends. */
export async function takeNumber(tx: Tx, organiser: string, year: number): Promise<number> {
  const { last } = await tx
    .insertInto("receiptNumbers")
    .values({ organiser, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(["organiser", "year"]).doUpdateSet((eb) => ({ last: eb("receiptNumbers.last", "+", 1) })),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
}

interface NewReceipt {
  readonly orderId: number;
  /** Which of the documents of its order, from 1. */
  readonly part: number;
  readonly organiser: string;
  readonly year: number;
  readonly number: number;
  readonly issuedAt: InstantMs;
  readonly content: ReceiptContent;
}

export async function insertReceipt(tx: Tx, { issuedAt, content, ...receipt }: NewReceipt): Promise<void> {
  await tx
    .insertInto("receipts")
    .values({ ...receipt, issuedAt: toTimestamp(issuedAt), content: toJson(content) })
    .execute();
}
