import { isForLater } from "@time-event/domain/orders/member-parts";
import type { Tx } from "../../../db/connection.ts";
import { erasedName } from "../../entries/erase-entries.service.ts";
import { missingByPlayer } from "../entry-reasons.ts";
import { loadOrderEvent } from "../orders.queries.ts";
import type { StoredOrder } from "../orders.types.ts";
import { nameOf } from "../players-of-form.ts";
import { loadSale } from "../sale.queries.ts";
import { keepsPlace } from "./own-place.ts";

/** The names of those in the race of whom something is missing that a link could still fill in. */
export async function whoLacksSomething(tx: Tx, order: StoredOrder): Promise<string[]> {
  const event = await loadOrderEvent(tx, { id: order.eventId });
  const sale = await loadSale(tx, order.eventId);
  const names: string[] = [];
  for (const entry of order.entries) {
    const category = sale.categories.find(({ id }) => id === entry.categoryId)!;
    const missing = missingByPlayer(event, sale, { category, players: entry.players });
    for (const [position, player] of entry.players.entries()) {
      if (player.firstName === erasedName || !missing[position]?.some(isForLater)) continue;
      if (await keepsPlace(tx, order, entry, position, sale.categories)) names.push(nameOf(player));
    }
  }
  return names;
}
