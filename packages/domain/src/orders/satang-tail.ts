import type { Satang } from "../pricing/fee-tiers.ts";
import type { LocalName } from "../race/local-name.ts";
import { type Quote, type QuoteLine, sumOf } from "./price-order.ts";

/** Whether an event tells payers apart by some satang of the price, and on whose account these are. */
export const satangTails = ["off", "added", "taken"] as const;
export type SatangTail = (typeof satangTails)[number];

const longestTail = 99;

/** Sums of other orders that are paid into the same accounts. */
export interface OtherSums {
  /** What open orders owe. */
  readonly open: ReadonlySet<Satang>;
  /** What orders owed that were closed some days ago at most: somebody may still pay them, or pay them twice. */
  readonly closed: ReadonlySet<Satang>;
}

/** The sums that an order may owe with a tail, from and to. */
export function sumsWithTail(owedSatang: Satang, mode: Exclude<SatangTail, "off">): readonly [Satang, Satang] {
  return mode === "added" ? [owedSatang + 1, owedSatang + longestTail] : [owedSatang - longestTail, owedSatang - 1];
}

/**
 * The satang that make what an order owes different from what every other open order owes: the fewest, of sums that nobody
 * has owed lately if there are any. Where every one is taken, or nothing is owed, the order goes without (0). What is left to
 * pay is more than nothing.
 *
 * @example
 * tailOf(80_000, "added", { open: new Set([80_001]), closed: new Set() }); // 2: it pays 800.02
 * tailOf(80_000, "taken", { open: new Set(), closed: new Set([79_999]) }); // -2: it pays 799.98
 */
export function tailOf(owedSatang: Satang, mode: Exclude<SatangTail, "off">, { open, closed }: OtherSums): Satang {
  if (owedSatang <= 0) return 0;
  const sign = mode === "added" ? 1 : -1;
  const tails = Array.from({ length: longestTail }, (_, index) => sign * (index + 1));
  const free = tails.filter((tail) => owedSatang + tail > 0 && !open.has(owedSatang + tail));
  return free.find((tail) => !closed.has(owedSatang + tail)) ?? free[0] ?? 0;
}

const name: LocalName = { th: "เศษสตางค์สำหรับแยกยอดโอน", en: "Satang that tell this payment apart" };

/**
 * The price with a tail, as a line of its own; 0: without.
 *
 * @example
 * withTail({ lines, totalSatang: 80_000, unpriced: [] }, 2).totalSatang; // 80_002
 */
export function withTail<Q extends Quote & { readonly lines: readonly QuoteLine[] }>(quote: Q, tail: Satang): Q {
  if (tail === 0) return quote;
  const of = { entry: null, player: null, category: null, option: null, name };
  const line = { kind: "tail", ...of, quantity: 1, unitSatang: tail, amountSatang: tail } as const;
  return { ...quote, lines: [...quote.lines, line], totalSatang: quote.totalSatang + tail };
}

/** The price without its tail, and the tail; 0: it has none. */
export function splitTail<Q extends Quote & { readonly lines: readonly QuoteLine[] }>(
  quote: Q,
): { readonly price: Q; readonly tail: Satang } {
  const lines = quote.lines.filter(({ kind }) => kind !== "tail");
  const tail = quote.totalSatang - sumOf(lines);
  // a price without a tail stays as it was stored
  return lines.length === quote.lines.length
    ? { price: quote, tail: 0 }
    : { price: { ...quote, lines, totalSatang: sumOf(lines) }, tail };
}
