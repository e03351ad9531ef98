import type { Tx } from "../../db/connection.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import { exchangeClaims, nothing, type Shortage, wholeClaims } from "./claims.ts";
import { reasonsAgainst } from "./entry-reasons.ts";
import { loadOrder, loadOrderEvent } from "./orders.queries.ts";
import { loadSale } from "./sale.queries.ts";
import { whyNoPlaces } from "./shortages.ts";

interface OrderId {
  readonly id: number;
  readonly eventId: number;
}

/** Why the players of an order may not be in its categories any more: they are in a race at the same time, or break a rule. */
export async function whyNotEntering(
  tx: Tx,
  { id: orderId, eventId }: OrderId,
): Promise<("already_entered" | "held_by_order" | "may_not_enter")[]> {
  const [event, sale] = [await loadOrderEvent(tx, { id: eventId }), await loadSale(tx, eventId)];
  const { entries } = await loadOrder(tx, eventId, orderId);
  const words = new Set<"already_entered" | "held_by_order" | "may_not_enter">();
  for (const { id, categoryId, players } of entries) {
    const category = sale.categories.find((each) => each.id === categoryId)!;
    for (const { code } of await reasonsAgainst(tx, event, sale, { id, orderId, category, players }))
      words.add(code === "already_entered" || code === "held_by_order" ? code : "may_not_enter");
  }
  return [...words];
}

/** Why an expired order, which is locked, could not have its places again: every cause that is there now. */
export async function whyNotPlaced(tx: Tx, order: OrderId) {
  const people = await whyNotEntering(tx, order);
  const stored = await loadOrder(tx, order.eventId, order.id);
  const short: Shortage[] = [];
  await allOrNothing(tx, async () => {
    short.push(await exchangeClaims(tx, nothing, wholeClaims(stored)));
    return false;
  });
  const { entries = [], waves = [], addOns = [], code = null } = short[0] ?? {};
  return [
    ...people,
    ...(entries.length > 0 ? [await whyNoPlaces(tx, order, entries)] : []),
    ...(waves.length > 0 ? (["wave_full"] as const) : []),
    ...(addOns.length > 0 ? (["sold_out"] as const) : []),
    ...(code === null ? [] : [code]),
  ];
}
