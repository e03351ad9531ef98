import type { Db, Tx } from "../../../db/connection.ts";

/** Who an entry of the race is, and the entry of an order that it has become of; undefined: of none. */
export async function findOrderedEntry(db: Db | Tx, eventId: number, id: number) {
  const found = await db
    .selectFrom("entries as e")
    .innerJoin("categories as c", "c.id", "e.categoryId")
    .select(["e.orderId", "e.orderEntryId", "e.bib", "e.firstName", "e.lastName", "e.birthDate", "c.entryKind"])
    .where("e.eventId", "=", eventId)
    .where("e.id", "=", id)
    .executeTakeFirst();
  if (!found || found.orderId === null || found.orderEntryId === null) return undefined;
  const { orderId, orderEntryId, entryKind, ...person } = found;
  return { ...person, orderId, orderEntryId, isRelay: entryKind === "relay" };
}
