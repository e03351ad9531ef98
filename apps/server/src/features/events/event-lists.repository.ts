import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

/** What belongs to an event and stands in an order that people choose. */
export type EventList = "categories" | "addOns" | "questions";

export async function idsInOrder(tx: Tx, list: EventList, eventId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom(list)
    .select("id")
    .where("eventId", "=", eventId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

export async function storeIdsInOrder(tx: Tx, list: EventList, eventId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update ${sql.table(list)} as listed set position = wanted.position - 1
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, position)
    where listed.event_id = ${eventId} and listed.id = wanted.id`.execute(tx);
}
