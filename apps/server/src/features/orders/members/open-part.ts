import type { OrderPlayer } from "@time-event/contract/order-player";
import type { Db, Tx } from "../../../db/connection.ts";
import type { KeyHolder } from "../../../http/key-holder.ts";
import { KeyRefused } from "../../../http/refusals.ts";
import { loadOrder } from "../orders.queries.ts";
import type { StoredOrder, StoredOrderEntry } from "../orders.types.ts";
import { loadSale } from "../sale.queries.ts";
import { memberOfKey } from "./member-key.ts";
import { loadMembers, type MemberPlace } from "./members.queries.ts";
import { isLinkOf, placesKept, nobody } from "./own-place.ts";

/** What a member's link opens. */
export interface Part {
  readonly order: StoredOrder;
  readonly entry: StoredOrderEntry;
  readonly place: MemberPlace;
  readonly player: OrderPlayer;
}

/** A link opens nothing once its order has ended, its place is somebody else's, or it was taken back. @throws KeyRefused */
export async function openPart(db: Db | Tx, key: KeyHolder): Promise<Part> {
  const { orderId, ...place } = memberOfKey(key);
  const part = await loadPart(db, key.eventId, place, orderId);
  const [member] = (await loadMembers(db, [place.orderEntryId])).filter((each) => each.position === place.position);
  const hasEnded = part?.order.state === "cancelled" || part?.order.state === "refunded";
  if (!part || !member || hasEnded || !isLinkOf(member, part.entry, place.position))
    throw new KeyRefused("key_ended", key.keyId);
  const { categories } = await loadSale(db, key.eventId);
  if (!(await placesKept(db, part.order, categories))(part.entry, place.position))
    throw new KeyRefused("key_ended", key.keyId);
  return part;
}

export async function loadPart(
  db: Db | Tx,
  eventId: number,
  place: MemberPlace,
  orderId: number,
): Promise<Part | undefined> {
  const order = await loadOrder(db, eventId, orderId);
  const entry = order.entries.find(({ id }) => id === place.orderEntryId);
  return entry && { order, entry, place, player: entry.players[place.position] ?? nobody };
}
