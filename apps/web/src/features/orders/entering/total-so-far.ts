import type { Order } from "@time-event/contract/orders";
import type { OrderPlayer } from "@time-event/contract/order-player";
import { needsShipping } from "@time-event/domain/add-ons/chosen-add-ons";
import type { EntryOffers } from "./entry-offers.ts";

interface Choosing {
  /** Which of the order's entries is on the screen, from 0. */
  readonly entry: number;
  /** Its players as typed now. */
  readonly players: readonly Pick<OrderPlayer, "addOns">[];
  /** Each of them pays a fee. */
  readonly isFeeEach: boolean;
}

/**
 * What an order costs, satang, with what is chosen on the screen and not saved yet: the server's price, with the add-ons of
 * these players instead of those that it knows, the fees of members that came or went, and the shipping that they need. What a
 * code takes off stays as it is: no code makes add-ons cheaper. The server says the price again as soon as the form is sent.
 *
 * @example
 * totalSoFar(orderOf800, { entry: 0, players: [{ addOns: [shirtOf350] }], isFeeEach: false }, offered); // 115_000
 */
export function totalSoFar(
  { quote, addOns, entries }: Pick<Order, "quote" | "addOns" | "entries">,
  { entry, players, isFeeEach }: Choosing,
  offered: Pick<EntryOffers, "addOns" | "shippingSatang">,
): number {
  const isOwn = (line: (typeof quote.lines)[number]) => line.kind === "add_on" && line.entry === entry;
  const known = quote.lines.filter((line) => isOwn(line) || line.kind === "shipping");
  const chosen = players.flatMap((player) => player.addOns);
  const priceOf = (id: number) => offered.addOns.find((addOn) => addOn.id === id)?.priceSatang ?? 0;
  const isSent = needsShipping(offered.addOns, {
    addOns,
    entries: entries.map((each, index) => (index === entry ? { players } : each)),
  });
  // the price of the last place is that of the next one
  const feeSatang = isFeeEach
    ? (quote.lines.findLast((line) => line.kind === "fee" && line.entry === entry)?.unitSatang ?? 0)
    : 0;
  return (
    quote.totalSatang +
    feeSatang * (players.length - (entries[entry]?.places ?? 0)) -
    known.reduce((sum, { amountSatang }) => sum + amountSatang, 0) +
    chosen.reduce((sum, { addOn, quantity }) => sum + quantity * priceOf(addOn), 0) +
    (isSent ? offered.shippingSatang : 0)
  );
}
