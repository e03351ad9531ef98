import { orderStates } from "@time-event/domain/orders/order-states";
import * as z from "zod/mini";
import { id, satang, text } from "./fields.ts";
import { paidSatang } from "./transfers.ts";

/** An order that money may be for. */
export const payableOrder = z.object({
  id,
  reference: z.string(),
  contactName: z.string(),
  event: text,
  state: z.enum(orderStates),
  owedSatang: satang,
  /** Is its event paid into the account that the money came into? */
  isPaidInto: z.boolean(),
});
export type PayableOrder = z.infer<typeof payableOrder>;

/** What of some money is for which order. */
export const parts = z.array(z.object({ orderId: id, amountSatang: paidSatang })).check(z.maxLength(100));
