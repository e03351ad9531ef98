import type { LatePayment } from "@time-event/contract/refunds";

/** Why somebody has to decide about an order. */
export type LateReason = "late" | "ended" | "overpaid" | "owes";

export function reasonOf({ state, proposal }: Pick<LatePayment, "state" | "proposal">): LateReason {
  if (proposal === "collect") return "owes";
  if (state === "expired") return "late";
  return state === "cancelled" || state === "refunded" ? "ended" : "overpaid";
}

/** How much of it can go back: of an order that keeps its places only what is too much. The server decides again. */
export function refundableOf({ state, paidSatang, totalSatang, pendingSatang }: LatePayment): number {
  const hasPlaces = state === "held" || state === "awaiting_payment" || state === "confirmed";
  return Math.max(0, paidSatang - (hasPlaces ? (totalSatang ?? 0) : 0) - pendingSatang);
}
