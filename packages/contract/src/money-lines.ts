import * as z from "zod/mini";
import { staffCall, staffDownload } from "./define-call.ts";
import { day, id, idParam, instantMs, limit, offset, satang, text } from "./fields.ts";

// The lines of accounts that make up a day's money: each sum of `reconciliation-get` is the sum of some of them.

export const moneyWays = ["bank", "cash", "card"] as const;
export const moneyKinds = ["payment", "refund"] as const;

const filter = {
  /** In Thailand; left out: today. */
  day: z.optional(day),
  kind: z.optional(z.enum(moneyKinds)),
  /** How a payment came; refunds have none. */
  way: z.optional(z.enum(moneyWays)),
  eventId: z.optional(idParam),
};

const line = z.object({
  id,
  at: instantMs,
  kind: z.enum(moneyKinds),
  way: z.nullable(z.enum(moneyWays)),
  /** What is given back or taken back is negative. */
  amountSatang: satang,
  /** It takes another line back. */
  isCounter: z.boolean(),
  orderId: id,
  eventId: id,
  event: text,
  reference: z.string(),
  contactName: z.string(),
  /** Null: no transfer stands behind it. */
  transferId: z.nullable(id),
  by: z.string(),
});
export type MoneyLine = z.infer<typeof line>;

const right = { permission: "payments_view", at: "installation" } as const;

export const moneyLineList = staffCall({
  name: "money-line-list",
  shows: ["transfer", "refund"],
  summary: "The lines of accounts that were written on a day, the first first, and what they add up to.",
  right,
  params: z.object({ ...filter, offset, limit }),
  data: z.array(line),
  /** `sumSatang`: of all that match. */
  meta: z.object({ total: z.int(), sumSatang: satang }),
});

export const moneyLineExport = staffDownload({
  name: "money-line-export",
  shows: ["transfer", "refund"],
  summary: "The lines of accounts of a day as a table, in baht.",
  mediaTypes: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  right,
  params: z.object({
    ...filter,
    format: z._default(z.enum(["csv", "xlsx"]), "xlsx"),
    language: z._default(z.enum(["th", "en"]), "th"),
  }),
});

export const moneyLineCalls = [moneyLineList, moneyLineExport] as const;
