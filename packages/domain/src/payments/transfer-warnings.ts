import type { OrderState } from "../orders/order-states.ts";
import type { Satang } from "../pricing/fee-tiers.ts";
import type { InstantMs } from "../time/instant.ts";

/** What a person who verifies a transfer should look at twice. */
export const transferWarnings = [
  "amount_differs",
  "order_expired",
  "order_ended",
  "nothing_owed",
  "paid_before_order",
  "paid_after_sent",
  "no_code",
  "reference_refused_before",
  "picture_seen",
  "taken_back",
] as const;
export type TransferWarning = (typeof transferWarnings)[number];

interface Looked {
  readonly claimedSatang: Satang;
  /** When it was paid, as the contact or the code says; null: nobody says. */
  readonly paidAt: InstantMs | null;
  readonly sentAt: InstantMs;
  readonly reference: string | null;
  /** Another transfer with this reference was refused or taken back. */
  readonly isReferenceKnown: boolean;
  /** The same picture came with another order. */
  readonly isPictureKnown: boolean;
  /** A person had verified it, and took that back. */
  readonly isTakenBack: boolean;
  readonly orders: readonly {
    readonly state: OrderState;
    readonly owedSatang: Satang;
    readonly createdAt: InstantMs;
  }[];
}

/** Clocks of phones and banks differ. */
const toleranceMs = 10 * 60_000;

/**
 * Everything about a transfer that does not fit.
 *
 * @example
 * warningsOf({ ...transfer, claimedSatang: 50_000, orders: [{ ...order, owedSatang: 80_000 }] }); // ["amount_differs"]
 */
export function warningsOf(transfer: Looked): TransferWarning[] {
  const { claimedSatang, paidAt, sentAt, reference, orders } = transfer;
  const owed = orders.reduce((sum, { owedSatang }) => sum + owedSatang, 0);
  const begunAt = Math.min(...orders.map(({ createdAt }) => createdAt));
  const found: Readonly<Record<TransferWarning, boolean>> = {
    amount_differs: owed > 0 && claimedSatang !== owed,
    order_expired: orders.some(({ state }) => state === "expired"),
    order_ended: orders.some(({ state }) => state === "cancelled" || state === "refunded"),
    nothing_owed: owed === 0,
    paid_before_order: paidAt !== null && paidAt < begunAt - toleranceMs,
    paid_after_sent: paidAt !== null && paidAt > sentAt + toleranceMs,
    no_code: reference === null,
    reference_refused_before: transfer.isReferenceKnown,
    picture_seen: transfer.isPictureKnown,
    taken_back: transfer.isTakenBack,
  };
  return transferWarnings.filter((warning) => found[warning]);
}
