import type { Db, Tx } from "../../../db/connection.ts";

/** Who an entry of the race is, for the log, and its category's code now. */
export async function findExtrasSubject(db: Db | Tx, eventId: number, id: number) {
  return db
    .selectFrom("entries as e")
    .innerJoin("categories as c", "c.id", "e.categoryId")
    .select(["e.bib", "e.firstName", "e.lastName", "c.code as category"])
    .where("e.eventId", "=", eventId)
    .where("e.id", "=", id)
    .executeTakeFirst();
}
