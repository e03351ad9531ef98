import type { Order } from "@time-event/contract/orders";

/**
 * Money may be on its way for everything that was confirmed once and is not paid, also when its time is over. One that was
 * cancelled owes nothing, but what was paid for it must not be lost, as long as none has come.
 */
export function mayPay({ state, balance, timeline }: Pick<Order, "state" | "balance" | "timeline">): boolean {
  const isOpen = state === "cancelled" ? balance.verifiedSatang === 0 : balance.owedSatang > 0;
  return state !== "refunded" && isOpen && timeline.some(({ step }) => step === "confirm");
}
