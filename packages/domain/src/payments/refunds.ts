import type { OrderState } from "../orders/order-states.ts";
import type { Satang } from "../pricing/fee-tiers.ts";
import type { Balance } from "./balance.ts";

/** Up to 2,000 baht of an order one person refunds alone. */
const aloneSatang: Satang = 200_000;

/**
 * Does a refund need a second person, who did not ask for it?
 *
 * @param amountSatang with what went back of the order without a second person before: else pieces would need nobody
 *
 * @example
 * needsSecondPerson(80_000); // false
 * needsSecondPerson(250_000); // true
 */
export function needsSecondPerson(amountSatang: Satang): boolean {
  return amountSatang > aloneSatang;
}

/**
 * How much of what was paid for an order can go back. While an order has places, or waits for its payment, only what
 * was paid too much: nobody keeps a place that is not paid. Of an order without places, all of it.
 *
 * @param pendingSatang what refunds that were asked for or approved, and not transferred yet, will take
 * @example
 * refundableSatang("confirmed", { ...balance, overpaidSatang: 1_000 }, 0); // 1_000
 * refundableSatang("expired", { ...balance, verifiedSatang: 80_000, refundedSatang: 0 }, 0); // 80_000
 */
export function refundableSatang(state: OrderState, balance: Balance, pendingSatang: Satang): Satang {
  const { verifiedSatang, refundedSatang, overpaidSatang } = balance;
  const hasPlaces = state === "held" || state === "awaiting_payment" || state === "confirmed";
  const keptSatang = verifiedSatang - refundedSatang;
  // whatever its price may be: nothing goes back that never came
  return Math.max(0, (hasPlaces ? Math.min(overpaidSatang, keptSatang) : keptSatang) - pendingSatang);
}
