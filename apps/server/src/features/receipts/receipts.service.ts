import type { OrderQuote } from "@time-event/contract/order-quote";
import { dayInZone } from "@time-event/domain/time/day-in-zone";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import type { FileReply } from "../../http/file-reply.ts";
import type { Task } from "../../lib/heavy-work/task.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { differenceLines, type ReceiptContent, receiptLines, receiptNumber } from "./receipt-content.ts";
import { isOrderOf, listReceipts, loadReceiptParts } from "./receipts.queries.ts";
import { insertReceipt, takeNumber } from "./receipts.repository.ts";

interface Paid {
  readonly id: number;
  readonly quote: OrderQuote;
}

/**
 * Issues the receipt of an order that is paid, in the transaction that settles it: a number is taken with it or not at
 * all. This is the last lock of the transaction. An order whose price has changed since has a document about the difference:
 * one more receipt, or a credit note. All its documents add up to its price.
 *
 * @returns undefined: they do already
 */
export async function issueReceipt(tx: Tx, { id, quote }: Paid, now: InstantMs): Promise<ReceiptContent | undefined> {
  const before = await listReceipts(tx, id);
  const lines = receiptLines(quote);
  const told = before.flatMap((each) => each.lines);
  const totalSatang = quote.totalSatang - before.reduce((sum, each) => sum + each.totalSatang, 0);
  if (totalSatang === 0) return undefined;
  const parts = await loadReceiptParts(tx, id);
  const organiser = parts.seller.name;
  const year = Number(dayInZone(parts.timeZone, now).slice(0, 4));
  const number = await takeNumber(tx, organiser, year);
  const [first] = before;
  const content: ReceiptContent = {
    ...parts,
    number: receiptNumber(year, number),
    issuedAt: now,
    lines: first ? differenceLines(told, lines) : lines,
    totalSatang,
    ...(first && { changes: first.number }),
  };
  await insertReceipt(tx, { orderId: id, part: before.length + 1, organiser, year, number, issuedAt: now, content });
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

/** The receipt of an order as a PDF, or the one of its documents that has this number; undefined: it has none. */
export type ReceiptPdf = (
  orderId: number,
  language: "th" | "en",
  number?: string,
) => Promise<{ readonly number: string; readonly bytes: Uint8Array } | undefined>;

export function createReceiptPdf(db: Db, workers: WorkerPool): ReceiptPdf {
  return async (orderId, language, number) => {
    const receipts = await listReceipts(db, orderId);
    const content = number === undefined ? receipts[0] : receipts.find((each) => each.number === number);
    if (!content) return undefined;
    return { number: content.number, bytes: await workers.run(drawReceiptTask, { content, language }) };
  };
}

export type ReceiptDownload = (query: {
  readonly eventId: number;
  readonly id: number;
  readonly language: "th" | "en";
  readonly number?: string | undefined;
}) => Promise<FileReply>;

/** The same for staff of the event. @throws NotFound */
export function createReceiptDownload(db: Db, receiptPdf: ReceiptPdf): ReceiptDownload {
  return async ({ eventId, id, language, number }) => {
    const receipt = (await isOrderOf(db, eventId, id)) ? await receiptPdf(id, language, number) : undefined;
    if (!receipt) throw new NotFound("thing");
    return { name: `${receipt.number}-${language}.pdf`, type: "application/pdf", bytes: receipt.bytes };
  };
}
