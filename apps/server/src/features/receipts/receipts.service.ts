import type { OrderQuote } from "@time-event/contract/order-quote";
import { dayInZone } from "@time-event/domain/time/day-in-zone";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import type { FileReply } from "../../http/file-reply.ts";
import type { Task } from "../../lib/heavy-work/task.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { type ReceiptContent, receiptLines, receiptNumber } from "./receipt-content.ts";
import { findReceipt, isOrderOf, loadReceiptParts } from "./receipts.queries.ts";
import { insertReceipt, takeNumber } from "./receipts.repository.ts";

interface Paid {
  readonly id: number;
  readonly quote: OrderQuote;
}

/**
 * Issues the receipt of an order that is paid, in the transaction that settles it: a number is taken with it or not at
 * all. This is the last lock of the transaction, and an order has one receipt for good.
 */
export async function issueReceipt(tx: Tx, { id, quote }: Paid, now: InstantMs): Promise<ReceiptContent> {
  const before = await findReceipt(tx, id);
  if (before) return before;
  const parts = await loadReceiptParts(tx, id);
  const organiser = parts.seller.name;
  const year = Number(dayInZone(parts.timeZone, now).slice(0, 4));
  const number = await takeNumber(tx, organiser, year);
  const content: ReceiptContent = {
    ...parts,
    number: receiptNumber(year, number),
    issuedAt: now,
    lines: receiptLines(quote),
    totalSatang: quote.totalSatang,
  };
  await insertReceipt(tx, { orderId: id, organiser, year, number, issuedAt: now, content });
  return content;
}

export interface ReceiptDrawing {
  readonly content: ReceiptContent;
  readonly language: "th" | "en";
}

export const drawReceiptTask: Task<ReceiptDrawing, Uint8Array> = {
  name: "receipt",
  program: new URL("./draw-receipt.worker.ts", import.meta.url),
  longestMs: 10_000,
};

/** The receipt of an order as a PDF; undefined: it has none. */
export type ReceiptPdf = (
  orderId: number,
  language: "th" | "en",
) => Promise<{ readonly number: string; readonly bytes: Uint8Array } | undefined>;

export function createReceiptPdf(db: Db, workers: WorkerPool): ReceiptPdf {
  return async (orderId, language) => {
    const content = await findReceipt(db, orderId);
    if (!content) return undefined;
    return { number: content.number, bytes: await workers.run(drawReceiptTask, { content, language }) };
  };
}

export type ReceiptDownload = (query: {
  readonly eventId: number;
  readonly id: number;
  readonly language: "th" | "en";
}) => Promise<FileReply>;

/** The same for staff of the event. @throws NotFound */
export function createReceiptDownload(db: Db, receiptPdf: ReceiptPdf): ReceiptDownload {
  return async ({ eventId, id, language }) => {
    const receipt = (await isOrderOf(db, eventId, id)) ? await receiptPdf(id, language) : undefined;
    if (!receipt) throw new NotFound("thing");
    return { name: `${receipt.number}.pdf`, type: "application/pdf", bytes: receipt.bytes };
  };
}
