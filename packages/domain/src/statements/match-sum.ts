import { latePriceMs } from "../orders/deadlines.ts";
import type { Satang } from "../pricing/fee-tiers.ts";
import type { InstantMs } from "../time/instant.ts";

/** An order that owes a sum, or was to pay it. */
export interface OrderOfSum {
  readonly id: number;
  readonly sumSatang: Satang;
  /** Its price has a tail, and it waits for exactly this sum. */
  readonly isTailed: boolean;
  /** Since when it has waited for it. */
  readonly since: InstantMs;
  /** When it was paid or given up; null: it is open. */
  readonly closedAt: InstantMs | null;
  /** What was handed in for it alone, of exactly this sum, and waits; null: nothing waits. */
  readonly transferId: number | null;
  /** The numbers of the accounts that it can be paid into. */
  readonly accounts: readonly string[];
}

export interface Sum {
  readonly amountSatang: Satang;
  /** When it came at the latest: where the statement has only the day, its end. */
  readonly bookedBy: InstantMs;
  /** The number of the account. */
  readonly account: string;
}

/**
 * The order that a sum belongs to, because its price has a tail that tells it apart: of all orders that are paid into this
 * account, no other one owes the sum, and none was to pay it in the days before. Undefined: none, or a person has to look.
 *
 * @example
 * orderOfSum({ amountSatang: 80_002, bookedBy: now, account: "0812345678" }, orders)?.id; // 7
 */
export function orderOfSum<O extends OrderOfSum>(
  { amountSatang, bookedBy, account }: Sum,
  orders: readonly O[],
): O | undefined {
  const rivals = orders.filter(
    ({ sumSatang, accounts, closedAt }) =>
      sumSatang === amountSatang &&
      accounts.includes(account) &&
      (closedAt === null || bookedBy <= closedAt + latePriceMs),
  );
  const [only] = rivals.length === 1 ? rivals : [];
  return only?.isTailed && only.closedAt === null && only.since <= bookedBy ? only : undefined;
}
