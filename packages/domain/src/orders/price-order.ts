import { discountOf, type DiscountRule, type Fee, type WhyNoDiscount } from "../discounts/discount.ts";
import type { FeePer } from "../category/category-definition.ts";
import { type FeeTier, type Satang, tierNow } from "../pricing/fee-tiers.ts";
import type { LocalName } from "../race/local-name.ts";
import type { InstantMs } from "../time/instant.ts";

/** So many of an add-on that an order has chosen. */
export interface PricedAddOn {
  readonly name: LocalName;
  /** Null: it has no options. */
  readonly option: LocalName | null;
  readonly priceSatang: Satang;
  readonly quantity: number;
  readonly needsShipping: boolean;
}

/** An entry of an order, as far as its price depends on it. */
export interface PricedEntry {
  readonly category: LocalName;
  readonly feeTiers: readonly FeeTier[];
  /** What a fee is the price of; left out: each place. */
  readonly feePer?: FeePer;
  /** One for a player or a relay; for a team one for each member, who all run the whole course. */
  readonly places: number;
  /** How many places of the category were taken before this entry took its own. */
  readonly soldBefore: number;
  /** What each of its players has chosen. */
  readonly addOns: readonly (readonly PricedAddOn[])[];
  /** The order's code makes fees of its category cheaper. */
  readonly isDiscounted?: boolean;
}

export type OrderCode = DiscountRule & { readonly code: string };

export interface PricedOrder {
  readonly entries: readonly PricedEntry[];
  /** What is chosen once for the whole order. */
  readonly addOns: readonly PricedAddOn[];
  /** Null: it has no code. */
  readonly code?: OrderCode | null;
  /** What is paid once if any add-on has to be sent. */
  readonly shippingSatang?: Satang;
}

export type QuoteLineKind = "fee" | "add_on" | "discount" | "shipping" | "tail";

/** One line of a quote. `quantity` times `unitSatang` is `amountSatang`. */
export interface QuoteLine {
  readonly kind: QuoteLineKind;
  /** Which of the order's entries, from 0; null: the whole order. */
  readonly entry: number | null;
  /** Whose add-on of the entry's players, from 0; null: nobody's alone. */
  readonly player: number | null;
  readonly category: LocalName | null;
  /** What it is: the fee tier, the add-on, … */
  readonly name: LocalName;
  /** Of an add-on. */
  readonly option: LocalName | null;
  readonly quantity: number;
  readonly unitSatang: Satang;
  readonly amountSatang: Satang;
}

/** What an order costs. Its lines add up to the total. */
export interface Quote {
  readonly lines: readonly QuoteLine[];
  readonly totalSatang: Satang;
  /** Entries that have no price any more, because every tier has ended. */
  readonly unpriced: readonly number[];
  /** Why the order's code makes nothing cheaper; null: it does, or there is none. */
  readonly whyNoDiscount?: WhyNoDiscount | null | undefined;
}

/**
 * The price of an order, for the quote and for the order alike. A day that has passed ends a tier for every entry; the
 * number of places ends it only for entries that took their place afterwards, so nobody's price rises because others
 * buy. The places of a team may lie on both sides of such an end: then it has a line for each price, unless the whole
 * team has one price, that of its first place. What has to be sent is sent once: no code makes that cheaper.
 *
 * @example
 * priceOrder({ entries: [{ category, feeTiers, places: 1, soldBefore: 0, addOns: [] }], addOns: [] }, now).totalSatang;
 * // 80_000
 */
export function priceOrder({ entries, addOns, code = null, shippingSatang = 0 }: PricedOrder, now: InstantMs): Quote {
  const unpriced: number[] = [];
  const ofEntries = entries.flatMap((entry, index) => {
    const fees = feesOf(entry, index, now);
    if (!fees) unpriced.push(index);
    const extras = entry.addOns.flatMap((own, player) => own.map((addOn) => lineOf(addOn, { entry: index, player })));
    return [...(fees ?? []), ...extras];
  });
  const sold = [...ofEntries, ...addOns.map((addOn) => lineOf(addOn, wholeOrder))];
  const sumSatang = sumOf(sold);
  const isSent = [...addOns, ...entries.flatMap((entry) => entry.addOns.flat())].some((each) => each.needsShipping);
  const covered = sold.flatMap(({ kind, entry, quantity, unitSatang }) =>
    kind === "fee" && entry !== null && entries[entry]?.isDiscounted ? [{ entry, quantity, unitSatang }] : [],
  );
  const discount = codeLines(code, covered, entries, { sumSatang, now });
  const lines = [...sold, ...discount.lines, ...(isSent && shippingSatang > 0 ? [shippingLine(shippingSatang)] : [])];
  return { lines, totalSatang: sumOf(lines), unpriced, whyNoDiscount: discount.whyNot };
}

/** What a code takes off the fees that it covers, line by line. */
export function codeLines(
  code: OrderCode | null,
  covered: readonly Fee[],
  entries: readonly Pick<PricedEntry, "category">[],
  of: { readonly sumSatang: Satang; readonly now: InstantMs },
): { readonly lines: readonly QuoteLine[]; readonly whyNot: WhyNoDiscount | null } {
  if (!code) return { lines: [], whyNot: null };
  const { reductions, whyNot } = discountOf(code, covered, of);
  const name = { th: code.code, en: code.code };
  const lines = reductions.map(({ entry, quantity, unitSatang }): QuoteLine => {
    const what = { player: null, category: entry === null ? null : entries[entry]!.category, option: null };
    return { kind: "discount", entry, ...what, name, quantity, unitSatang, amountSatang: quantity * unitSatang };
  });
  return { lines, whyNot };
}

export const sumOf = (lines: readonly QuoteLine[]): Satang => lines.reduce((sum, line) => sum + line.amountSatang, 0);

const wholeOrder = { entry: null, player: null };

function lineOf(
  { name, option, priceSatang, quantity }: PricedAddOn,
  whose: Pick<QuoteLine, "entry" | "player">,
): QuoteLine {
  const amount = { quantity, unitSatang: priceSatang, amountSatang: quantity * priceSatang };
  return { kind: "add_on", ...whose, category: null, name, option, ...amount };
}

function shippingLine(satang: Satang): QuoteLine {
  const what = { category: null, name: { th: "ค่าจัดส่ง", en: "Shipping" }, option: null };
  return { kind: "shipping", ...wholeOrder, ...what, quantity: 1, unitSatang: satang, amountSatang: satang };
}

/** Undefined: one of its places has no price. */
function feesOf(
  { category, feeTiers, feePer = "person", places, soldBefore }: PricedEntry,
  entry: number,
  now: InstantMs,
): QuoteLine[] | undefined {
  const placesOfTier = new Map<FeeTier, number>();
  const priced = feePer === "team" ? 1 : places;
  for (let place = 0; place < priced; place++) {
    const tier = feeTiers[tierNow(feeTiers, soldBefore + place, now)];
    if (!tier) return undefined;
    placesOfTier.set(tier, (placesOfTier.get(tier) ?? 0) + 1);
  }
  return [...placesOfTier].map(([{ name, priceSatang }, quantity]) => ({
    kind: "fee",
    entry,
    player: null,
    category,
    name,
    option: null,
    quantity,
    unitSatang: priceSatang,
    amountSatang: quantity * priceSatang,
  }));
}
