import type { OrderQuote } from "@time-event/contract/order-quote";
import type { ChosenAddOn } from "@time-event/domain/add-ons/chosen-add-ons";
import { type PricedAddOn, priceOrder } from "@time-event/domain/orders/price-order";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { StoredOrder } from "./orders.types.ts";
import type { Sale } from "./sale.queries.ts";

/** What an order costs: as it was frozen, or by the prices of now. */
export function quoteOf(
  { quote, entries, addOns, code }: Pick<StoredOrder, "quote" | "entries" | "addOns" | "code">,
  sale: Pick<Sale, "categories" | "addOns" | "shippingSatang">,
  now: InstantMs,
): OrderQuote {
  if (quote) return quote;
  const priced = priceOrder(
    {
      entries: entries.map(({ categoryId, places, soldBefore, players }) => {
        const { name, feePer, feeTiers } = sale.categories.find(({ id }) => id === categoryId)!;
        const chosen = players.map((player) => toPriced(player.addOns, sale));
        const isDiscounted = isCovered(code, categoryId);
        return { category: name, feePer, feeTiers, places, soldBefore, addOns: chosen, isDiscounted };
      }),
      addOns: toPriced(addOns, sale),
      code,
      shippingSatang: sale.shippingSatang,
    },
    now,
  );
  return { ...priced, lines: [...priced.lines], unpriced: [...priced.unpriced] };
}

/** Does a code make the fees of a category cheaper? */
export function isCovered(code: StoredOrder["code"], categoryId: number): boolean {
  return code?.categoryIds?.includes(categoryId) ?? code !== null;
}

/** What staff have removed since costs nothing: the order cannot be confirmed with it. */
function toPriced(chosen: readonly ChosenAddOn[], sale: Pick<Sale, "addOns">): PricedAddOn[] {
  return chosen.flatMap(({ addOn: id, option: code, quantity }) => {
    const addOn = sale.addOns.find((each) => each.id === id);
    if (!addOn) return [];
    const { name, priceSatang, needsShipping, options } = addOn;
    const option = options.find((each) => each.code === code)?.name ?? null;
    return [{ name, option, priceSatang, quantity, needsShipping }];
  });
}
