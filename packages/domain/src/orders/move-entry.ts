import type { Fee } from "../discounts/discount.ts";
import type { Satang } from "../pricing/fee-tiers.ts";
import type { LocalName } from "../race/local-name.ts";
import { inBothLanguages } from "../text/in-language.ts";
import { asGift, giftOf } from "./free-places.ts";
import { codeLines, type OrderCode, type Quote, type QuoteLine, sumOf } from "./price-order.ts";

/** An entry of the order as it is after the move. */
export interface MovedEntry {
  readonly category: LocalName;
  /** For how many places it pays: one where the fee is for the whole team. */
  readonly places: number;
  /** The order's code makes its fees cheaper. */
  readonly isDiscounted: boolean;
}

export interface Move {
  /** Which of the order's entries, from 0. */
  readonly entry: number;
  readonly from: LocalName;
  /** What its places cost in the new category now, without discounts. */
  readonly fees: readonly Fee[];
  readonly entries: readonly MovedEntry[];
  /** The order keeps the code that it has used, though it may have ended since; null: it has none. */
  readonly code: OrderCode | null;
}

/**
 * What an order costs after one of its entries has moved to another category. The fees that were agreed stay, line by
 * line; a line of its own has the difference to the fee of now, more than nothing or less. What the code takes off is
 * worked out again for these fees, and a gift stays a gift.
 *
 * @example
 * movedQuote(quoteOf800, { entry: 0, from: tenK, fees: [{ entry: 0, quantity: 1, unitSatang: 120_000 }], ... })
 *   .differenceSatang; // 40_000
 */
export function movedQuote<Q extends Quote & { readonly lines: readonly QuoteLine[] }>(
  quote: Q,
  { entry, from, fees, entries, code }: Move,
): { readonly quote: Q; readonly differenceSatang: Satang } {
  const sold = quote.lines.filter(({ kind }) => kind !== "discount");
  const paid = sumOf(feesOf(sold, entry));
  const unitSatang = fees.reduce((sum, fee) => sum + fee.quantity * fee.unitSatang, 0) - paid;
  if (unitSatang !== 0) {
    const { th, en } = inBothLanguages(from);
    const name = { th: `ส่วนต่าง ย้ายจาก ${th}`, en: `Difference, moved from ${en}` };
    const what = { player: null, category: entries[entry]!.category, name, option: null };
    sold.push({ kind: "fee", entry, ...what, quantity: 1, unitSatang, amountSatang: unitSatang });
  }
  const covered = entries.flatMap(({ isDiscounted, places }, index) => {
    if (!isDiscounted) return [];
    return index === entry ? fees : agreedFees(feesOf(sold, index), index, places);
  });
  const sumSatang = sumOf(sold.filter(({ kind }) => kind !== "shipping"));
  const kept = code && { ...code, endsAt: null };
  const discount = codeLines(kept, covered, entries, { sumSatang, now: 0 });
  const lines = [...sold, ...discount.lines];
  const moved = { ...quote, lines, totalSatang: sumOf(lines), whyNoDiscount: discount.whyNot };
  const gift = giftOf(quote);
  const after = gift ? asGift(moved, gift) : moved;
  return { quote: after, differenceSatang: after.totalSatang - quote.totalSatang };
}

const feesOf = (lines: readonly QuoteLine[], entry: number) =>
  lines.filter((line) => line.kind === "fee" && line.entry === entry);

/** What an entry pays that does not move now: after earlier moves, what its lines come to, divided among its places. */
function agreedFees(lines: readonly QuoteLine[], entry: number, places: number): Fee[] {
  const counted = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  // a difference can be below zero, which no code may take a part of
  const isWhole = counted === places && lines.every(({ unitSatang }) => unitSatang >= 0);
  if (isWhole) return lines.map(({ quantity, unitSatang }) => ({ entry, quantity, unitSatang }));
  const unitSatang = Math.floor(sumOf(lines) / places);
  const rest = sumOf(lines) - unitSatang * (places - 1);
  return [
    { entry, quantity: places - 1, unitSatang },
    { entry, quantity: 1, unitSatang: rest },
  ];
}
