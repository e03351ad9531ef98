import { sql } from "kysely";
import type { Db } from "../db/connection.ts";

/** Every event so far, or this one, is paid by every channel of the installation so far. */
export async function givenAllChannels(db: Db, eventId: number | null = null): Promise<void> {
  const isMeant = sql`(${eventId}::bigint is null or e.id = ${eventId}::bigint)`;
  await sql`
    insert into event_payments (event_id, changed_by)
    select e.id, 'test' from events e where ${isMeant} and exists (select from payment_channels)
    on conflict do nothing`.execute(db);
  await sql`
    insert into event_payment_channels (event_id, channel_id)
    select e.id, c.id from events e cross join payment_channels c where ${isMeant} and c.event_id is null
    on conflict do nothing`.execute(db);
}
