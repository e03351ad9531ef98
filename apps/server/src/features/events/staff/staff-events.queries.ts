import type { Db, Tx } from "../../../db/connection.ts";

/** An event's details as they are stored; undefined when there is no such event. */
export async function loadStaffEvent(db: Db | Tx, eventId: number) {
  return db
    .selectFrom("events")
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom("entries")
        .whereRef("entries.eventId", "=", "events.id")
        .select((count) => count.fn.countAll<number>().as("entries"))
        .as("entries"),
    )
    .where("id", "=", eventId)
    .executeTakeFirst();
}

export async function hasEventType(tx: Tx, code: string): Promise<boolean> {
  return (await tx.selectFrom("eventTypes").select("code").where("code", "=", code).executeTakeFirst()) !== undefined;
}
