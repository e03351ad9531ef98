import type { OrderQuote } from "@time-event/contract/order-quote";
import { orderMove } from "@time-event/contract/order-moves";
import type { Fee } from "@time-event/domain/discounts/discount";
import { type MovedEntry, movedQuote } from "@time-event/domain/orders/move-entry";
import { splitTail, withTail } from "@time-event/domain/orders/satang-tail";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../../db/connection.ts";
import { Refused } from "../../../http/refusals.ts";
import type { StoredCategory } from "../../categories/categories.queries.ts";
import { loadBalance } from "../order-payments.ts";
import { isCovered, quoteOf } from "../order-quote.ts";
import type { StoredOrder, StoredOrderEntry } from "../orders.types.ts";
import type { Sale } from "../sale.queries.ts";
import { priceWithTail } from "../satang-tails.ts";

/** What moving an entry of an order would mean. */
export interface Found {
  readonly order: StoredOrder;
  readonly entry: StoredOrderEntry;
  readonly from: StoredCategory;
  readonly to: StoredCategory;
  /** The entry in its new category. */
  readonly after: StoredOrderEntry;
  readonly sale: Sale;
}

/** What the places of the entry cost in its new category now; undefined: every fee has ended. */
export function feesOf(
  { order, entry, after, sale }: Found,
  soldBefore: number,
  now: InstantMs,
): readonly Fee[] | undefined {
  const players = after.players.map((player) => ({ ...player, addOns: [] }));
  const alone = { quote: null, addOns: [], code: null, entries: [{ ...after, soldBefore, players }] };
  const { lines, unpriced } = quoteOf(alone, sale, now);
  if (unpriced.length > 0) return undefined;
  const fees = lines.filter(({ kind }) => kind === "fee");
  return fees.map(({ quantity, unitSatang }) => ({ entry: order.entries.indexOf(entry), quantity, unitSatang }));
}

/** Undefined: the price is not frozen. */
export function priceMoved(
  found: Found,
  soldBefore: number,
  now: InstantMs,
): { readonly quote: OrderQuote; readonly differenceSatang: number } | undefined {
  const { order, entry, from, to } = found;
  if (!order.quote) return undefined;
  if (to.id === from.id) return { quote: order.quote, differenceSatang: 0 };
  const { price } = splitTail(order.quote);
  const fees = feesOf(found, soldBefore, now);
  if (!fees) throw new Refused(orderMove, [{ path: "category", code: "price_over" }]);
  const entries = order.entries.map((each, index) => movedEntry(found, each, index));
  return movedQuote(price, {
    entry: order.entries.indexOf(entry),
    from: from.name,
    fees,
    entries,
    code: order.code,
  });
}

/** An order for which nothing was paid gets another tail. One that is paid keeps its own, as long as it costs anything. */
export async function withItsTail(tx: Tx, order: StoredOrder, price: OrderQuote, now: InstantMs): Promise<OrderQuote> {
  const { verifiedSatang } = await loadBalance(tx, order, price.totalSatang);
  if (order.state === "awaiting_payment" || verifiedSatang === 0) return priceWithTail(tx, order, price, now);
  const { tail } = splitTail(order.quote!);
  return price.totalSatang + tail > 0 && price.totalSatang > 0 ? withTail(price, tail) : price;
}

function movedEntry({ order, entry, after, to, sale }: Found, each: StoredOrderEntry, index: number): MovedEntry {
  const lines = order.quote?.lines.filter((line) => line.kind === "fee" && line.entry === index) ?? [];
  const agreed = lines.at(-1)?.category;
  // where the organiser bore the difference of an earlier move, it still pays for the category before it
  const category =
    each === entry
      ? to
      : (sale.categories.find(({ name }) => name.th === agreed?.th && name.en === agreed.en) ??
        sale.categories.find(({ id }) => id === each.categoryId)!);
  const { places } = each === entry ? after : each;
  return {
    category: category.name,
    places: category.feePer === "team" ? 1 : places,
    isDiscounted: isCovered(order.code, category.id),
  };
}
