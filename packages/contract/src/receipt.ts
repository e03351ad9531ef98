import * as z from "zod/mini";
import { digitsUpTo, inDigits, instantMs, satang, textUpTo } from "./fields.ts";

// A receipt as whoever paid sees it. It stands apart from the calls of staff, which public pages would load with it.

/** 13 digits, or none. */
export const taxId = z._default(z.string().check(inDigits, z.regex(/^(\d{13})?$/)), "");

/** To whom a receipt is made out. */
export const receiptTo = z.object({ name: textUpTo(200), taxId, branch: digitsUpTo(100), address: textUpTo(500) });
export type ReceiptTo = z.infer<typeof receiptTo>;

/** The receipt of an order. */
export const receiptInfo = z.object({
  /** The year and the running number of the organiser, such as 2569-000123. */
  number: z.string(),
  issuedAt: instantMs,
});

/** Of the documents about what an order has cost: the receipt, and one for each difference that came later. */
export const receiptDocument = z.object({
  ...receiptInfo.shape,
  /** `credit`: the price has become less. */
  kind: z.enum(["receipt", "credit"]),
  /** More than nothing; of a credit what the order costs less. */
  totalSatang: satang,
});

/** Which of them; left out: the first. */
export const receiptNumber = z.optional(z.string().check(z.maxLength(40)));
