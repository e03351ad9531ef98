import type { Order } from "@time-event/contract/orders";

/** Money may be on its way for everything that was confirmed once and is not paid, also when its time is over. */
export function mayPay({ state, balance, timeline }: Pick<Order, "state" | "balance" | "timeline">): boolean {
  return state !== "refunded" && balance.owedSatang > 0 && timeline.some(({ step }) => step === "confirm");
}
