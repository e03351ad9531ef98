import { latePriceMs } from "../orders/deadlines.ts";
import type { Satang } from "../pricing/fee-tiers.ts";
import type { InstantMs } from "../time/instant.ts";
import { listsBy } from "./lists-by.ts";

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
 * Tells which order a sum belongs to, because its price has a tail that tells it apart: of all orders that are paid into this
 * account, no other one owes the sum, and none was to pay it in the days before. Undefined: none, or a person has to look.
 *
 * @example
 * indexSums(orders)({ amountSatang: 80_002, bookedBy: now, account: "0812345678" })?.id; // 7
 */
export function indexSums<O extends OrderOfSum>(orders: readonly O[]): (sum: Sum) => O | undefined {
  const keyOf = (sumSatang: Satang, account: string) => `${sumSatang}|${account}`;
  const owners = listsBy(orders, ({ sumSatang, accounts }) => accounts.map((account) => keyOf(sumSatang, account)));
  const found = new Map([...owners].map(([key, each]) => [key, describe(each)]));
  return ({ amountSatang, bookedBy, account }) => {
    const { only, lastClosedAt = -Infinity } = found.get(keyOf(amountSatang, account)) ?? {};
    if (!only?.isTailed || bookedBy <= lastClosedAt + latePriceMs) return undefined;
    return only.since <= bookedBy ? only : undefined;
  };
}

/** The one that is open, if it is the only one, and when the last of the others was closed. */
function describe<O extends OrderOfSum>(orders: readonly O[]) {
  const [only, another] = orders.filter(({ closedAt }) => closedAt === null);
  const lastClosedAt = orders.reduce((last, { closedAt }) => Math.max(last, closedAt ?? -Infinity), -Infinity);
  return { only: another ? undefined : only, lastClosedAt };
}
