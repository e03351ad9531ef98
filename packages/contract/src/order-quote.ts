import * as z from "zod/mini";
import { satang, text } from "./fields.ts";

export const orderQuote = z.object({
  /** They add up to the total; a discount is below zero. */
  lines: z.array(
    z.object({
      kind: z.enum(["fee", "add_on", "discount", "shipping", "tail"]),
      /** Which of the order's entries, from 0; null: the whole order. */
      entry: z.nullable(z.int()),
      /** Whose add-on of the entry's players, from 0; null: nobody's alone. */
      player: z.nullable(z.int()),
      /** Of a fee. */
      category: z.nullable(text),
      /** What it is: the fee tier whose price it is, the add-on, … */
      name: text,
      /** Of an add-on. */
      option: z.nullable(text),
      quantity: z.int(),
      unitSatang: satang,
      amountSatang: satang,
    }),
  ),
  totalSatang: satang,
  /** Why the order's code makes nothing cheaper; null: it does, or there is none. */
  whyNoDiscount: z.optional(z.nullable(z.enum(["code_over", "below_least", "group_too_small", "nothing_covered"]))),
  /** Entries without a price: every fee of their category has ended. */
  unpriced: z.array(z.int()),
});
export type OrderQuote = z.infer<typeof orderQuote>;
