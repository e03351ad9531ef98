import { transferReasons, transferStates } from "@time-event/domain/payments/transfer-states";
import * as z from "zod/mini";
import { id, instantMs, satang } from "./fields.ts";

// What an order's reply says of money: the balance, and every transfer with its fate.

/** What was read from a slip's small QR code: a claim, no proof. It holds no amount and no receiver. */
export const slipCode = z.object({
  kind: z.enum(["bank", "trueMoney"]),
  /** Three digits, as the Bank of Thailand numbers banks; `trueMoney` for the wallet. */
  bankCode: z.string(),
  reference: z.string(),
  /** `YYYY-MM-DD`; null: the code does not say it. */
  paidOn: z.nullable(z.string()),
});

/** A picture of a bank transfer, as the server keeps it. */
export const slip = z.object({
  id,
  width: z.int(),
  height: z.int(),
  /** Null: no code was found, so a person has to look. */
  code: z.nullable(slipCode),
});
export type Slip = z.infer<typeof slip>;

export const transferState = z.enum(transferStates);
export const transferReason = z.enum(transferReasons);

/** Money that came or is said to have come for an order. */
export const orderTransfer = z.object({
  id,
  state: transferState,
  /** What the contact says that they have paid. */
  claimedSatang: satang,
  /** When, as the contact says. */
  paidAt: z.nullable(instantMs),
  sentAt: instantMs,
  slip: z.nullable(slip),
  /** The references of other orders that the same money is for. */
  alsoFor: z.array(z.string()),
  /** What of it counts for this order; null: not verified. */
  countedSatang: z.nullable(satang),
  decidedAt: z.nullable(instantMs),
  /** Why it was refused or asked for again. */
  reason: z.nullable(transferReason),
  /** What staff add to the reason, in their words. */
  note: z.string(),
});
export type OrderTransfer = z.infer<typeof orderTransfer>;

/**
 * Owed is what the order costs − verified payments + refunds. Either `owedSatang` or `overpaidSatang` is 0. A cancelled order
 * of which something was paid back owes nothing: what is left is `overpaidSatang`.
 */
export const orderBalance = z.object({
  verifiedSatang: satang,
  refundedSatang: satang,
  owedSatang: satang,
  overpaidSatang: satang,
  /** What contacts say that they have paid and nobody has verified yet; for several orders, the whole of it. */
  waitingSatang: satang,
  /** What is still to be paid: what is owed, without what somebody has to verify. */
  toPaySatang: satang,
});
export type OrderBalance = z.infer<typeof orderBalance>;
