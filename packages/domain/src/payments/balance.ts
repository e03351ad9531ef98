import type { OrderState } from "../orders/order-states.ts";
import type { Satang } from "../pricing/fee-tiers.ts";

/**
 * One line of the accounts of an order: money that came for it (more than 0), or went back (less than 0). Lines are
 * never changed: a counter-entry takes one back.
 */
export interface PaymentLine {
  /** A counter-entry has the kind of the line that it takes back. */
  readonly kind: "payment" | "refund";
  readonly amountSatang: Satang;
}

/** What an order's contact has paid, and what remains. Either `owedSatang` or `overpaidSatang` is 0. */
export interface Balance {
  readonly verifiedSatang: Satang;
  readonly refundedSatang: Satang;
  readonly owedSatang: Satang;
  readonly overpaidSatang: Satang;
}

/**
 * The balance of an order: what it costs − verified payments + refunds.
 *
 * @example
 * balanceOf(80_000, [{ kind: "payment", amountSatang: 50_000 }]);
 * // { verifiedSatang: 50_000, refundedSatang: 0, owedSatang: 30_000, overpaidSatang: 0 }
 */
export function balanceOf(totalSatang: Satang, lines: readonly PaymentLine[]): Balance {
  const sumOf = (kind: PaymentLine["kind"]) =>
    lines.reduce((sum, line) => (line.kind === kind ? sum + line.amountSatang : sum), 0);
  const verifiedSatang = sumOf("payment");
  const refundedSatang = 0 - sumOf("refund");
  const owed = totalSatang - verifiedSatang + refundedSatang;
  return { verifiedSatang, refundedSatang, owedSatang: Math.max(0, owed), overpaidSatang: Math.max(0, -owed) };
}

/**
 * The balance of an order in its state. One that was given up owes nothing: whatever came for it is to go back.
 *
 * @example
 * balanceIn("cancelled", 80_000, [
 *   { kind: "payment", amountSatang: 80_000 },
 *   { kind: "refund", amountSatang: -50_000 },
 * ]); // { verifiedSatang: 80_000, refundedSatang: 50_000, owedSatang: 0, overpaidSatang: 30_000 }
 */
export function balanceIn(state: OrderState, totalSatang: Satang, lines: readonly PaymentLine[]): Balance {
  return balanceOf(state === "cancelled" || state === "refunded" ? 0 : totalSatang, lines);
}

/**
 * Divides money that came for several orders: each gets what it owes, in their order, and the first gets what is left.
 * The parts always add up to what came.
 *
 * @example
 * divideAmong(100_000, [80_000, 30_000]); // [80_000, 20_000]: 10_000 remain to be paid for the second
 * divideAmong(120_000, [80_000, 30_000]); // [90_000, 30_000]: 10_000 too much for the first
 */
export function divideAmong(receivedSatang: Satang, owedSatang: readonly Satang[]): Satang[] {
  let left = receivedSatang;
  const parts = owedSatang.map((owed) => {
    const part = Math.max(0, Math.min(left, owed));
    left -= part;
    return part;
  });
  return parts.map((part, index) => (index === 0 ? part + left : part));
}
