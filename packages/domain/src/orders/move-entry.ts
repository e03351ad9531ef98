import type { Satang } from "../pricing/fee-tiers.ts";
import type { LocalName } from "../race/local-name.ts";
import type { Quote, QuoteLine } from "./price-order.ts";

interface Move {
  /** Which of the order's entries, from 0. */
  readonly entry: number;
  readonly from: LocalName;
  readonly to: LocalName;
  /** What its places cost in the new category now. */
  readonly feeSatang: Satang;
}

/**
 * What an order costs after one of its entries has moved to another category. The price that was agreed stays, line by
 * line; a line of its own has the difference to the fee of now, more than nothing or less. Discounts stay as they were.
 *
 * @example
 * movedQuote(quoteOf800, { entry: 0, from: tenK, to: half, feeSatang: 120_000 }).differenceSatang; // 40_000
 */
export function movedQuote<Q extends Quote & { readonly lines: readonly QuoteLine[] }>(
  quote: Q,
  { entry, from, to, feeSatang }: Move,
): { readonly quote: Q; readonly differenceSatang: Satang } {
  const paid = quote.lines.filter((line) => line.kind === "fee" && line.entry === entry);
  const differenceSatang = feeSatang - paid.reduce((sum, { amountSatang }) => sum + amountSatang, 0);
  if (differenceSatang === 0) return { quote, differenceSatang };
  const line: QuoteLine = {
    kind: "fee",
    entry,
    player: null,
    category: to,
    name: { th: `ส่วนต่าง ย้ายจาก ${from.th || from.en}`, en: `Difference, moved from ${from.en || from.th}` },
    option: null,
    quantity: 1,
    unitSatang: differenceSatang,
    amountSatang: differenceSatang,
  };
  const totalSatang = quote.totalSatang + differenceSatang;
  return { quote: { ...quote, lines: [...quote.lines, line], totalSatang }, differenceSatang };
}
