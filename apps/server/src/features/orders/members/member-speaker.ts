import { findEntered } from "../../entries/complete-ordered.service.ts";
import type { FindMember } from "../../protests/player-protests.service.ts";
import { loadSale } from "../sale.queries.ts";
import { openPart } from "./open-part.ts";
import { personInRace } from "./own-place.ts";

/** A member speaks for their own entry of the race, once the order is confirmed; those of a relay share one. @throws KeyRefused */
export const findMemberSpeaker: FindMember = async (db, key) => {
  const { order, entry, place } = await openPart(db, key);
  const { categories } = await loadSale(db, key.eventId);
  const person = order.state === "confirmed" ? personInRace(entry, place.position, categories) : undefined;
  const found = person && (await findEntered(db, { orderEntryId: entry.id, person }));
  return { eventId: key.eventId, orderId: order.id, by: order.reference, entryId: found ?? null };
};
