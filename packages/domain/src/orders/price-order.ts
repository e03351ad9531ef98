import { type FeeTier, type Satang, tierNow } from "../pricing/fee-tiers.ts";
import type { LocalName } from "../race/local-name.ts";
import type { InstantMs } from "../time/instant.ts";

/** An entry of an order, as far as its price depends on it. */
export interface PricedEntry {
  readonly category: LocalName;
  readonly feeTiers: readonly FeeTier[];
  /** One for a player or a relay; for a team one for each member, who all run the whole course. */
  readonly places: number;
  /** How many places of the category were taken before this entry took its own. */
  readonly soldBefore: number;
}

/** One line of a quote. `quantity` times `unitSatang` is `amountSatang`. */
export interface QuoteLine {
  /** Which of the order's entries, from 0. */
  readonly entry: number;
  readonly category: LocalName;
  /** The tier whose price it is. */
  readonly tier: LocalName;
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
}

/**
 * The price of an order, for the quote and for the order alike. A day that has passed ends a tier for every entry; the
 * number of places ends it only for entries that took their place afterwards, so nobody's price rises because others
 * buy. The places of a team may lie on both sides of such an end: then it has a line for each price.
 *
 * @example
 * priceOrder([{ category, feeTiers, places: 1, soldBefore: 0 }], now).totalSatang; // 80_000
 */
export function priceOrder(entries: readonly PricedEntry[], now: InstantMs): Quote {
  const unpriced: number[] = [];
  const lines = entries.flatMap((entry, index) => {
    const priced = linesOfEntry(entry, index, now);
    if (!priced) unpriced.push(index);
    return priced ?? [];
  });
  return { lines, totalSatang: lines.reduce((sum, line) => sum + line.amountSatang, 0), unpriced };
}

/** Undefined: one of its places has no price. */
function linesOfEntry(
  { category, feeTiers, places, soldBefore }: PricedEntry,
  entry: number,
  now: InstantMs,
): QuoteLine[] | undefined {
  const placesOfTier = new Map<FeeTier, number>();
  for (let place = 0; place < places; place++) {
    const tier = feeTiers[tierNow(feeTiers, soldBefore + place, now)];
    if (!tier) return undefined;
    placesOfTier.set(tier, (placesOfTier.get(tier) ?? 0) + 1);
  }
  return [...placesOfTier].map(([{ name, priceSatang }, quantity]) => ({
    entry,
    category,
    tier: name,
    quantity,
    unitSatang: priceSatang,
    amountSatang: quantity * priceSatang,
  }));
}
