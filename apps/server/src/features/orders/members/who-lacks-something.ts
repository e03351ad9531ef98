import { isForLater } from "@time-event/domain/orders/member-parts";
import { fullName } from "@time-event/domain/entries/full-name";
import type { Tx } from "../../../db/connection.ts";
import { erasedName } from "../../entries/erase-entries.service.ts";
import { missingByPlayer } from "../entry-reasons.ts";
import { loadOrderEvent } from "../orders.queries.ts";
import type { StoredOrder } from "../orders.types.ts";
import { loadSale } from "../sale.queries.ts";
import { placesKept } from "./own-place.ts";

/** The names of those in the race of whom something is missing that a link could still fill in. */
export async function whoLacksSomething(tx: Tx, order: StoredOrder): Promise<string[]> {
  const event = await loadOrderEvent(tx, { id: order.eventId });
  const sale = await loadSale(tx, order.eventId);
  const keepsPlace = await placesKept(tx, order, sale.categories);
  const names: string[] = [];
  for (const entry of order.entries) {
    const category = sale.categories.find(({ id }) => id === entry.categoryId)!;
    const missing = missingByPlayer(event, sale, { category, players: entry.players });
    for (const [position, player] of entry.players.entries()) {
      if (player.firstName === erasedName || !missing[position]?.some(isForLater)) continue;
      if (keepsPlace(entry, position)) names.push(fullName(player));
    }
  }
  return names;
}
