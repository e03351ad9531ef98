import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";

/** How far somebody of a field came, and when they were last seen. */
export interface FieldRow {
  readonly splitMs: (number | null)[];
  readonly lastSeenAt: InstantMs;
}

/** Those of a category who were seen and not disqualified; of a large field so many, spread evenly. */
export async function loadField(
  db: Db,
  { eventId, categoryId }: { readonly eventId: number; readonly categoryId: number },
  most: number,
): Promise<FieldRow[]> {
  const { rows } = await sql<FieldRow>`
    with seen as (
      select split_ms, last_seen_at, row_number() over (order by entry_id) as place, count(*) over () as entries
      from results
      where event_id = ${eventId} and category_id = ${categoryId} and last_seen_at is not null and status <> 'dsq'
    )
    select split_ms, last_seen_at from seen
    where place % greatest(1, ceil(entries / ${most}::numeric)::bigint) = 0`.execute(db);
  return rows;
}

/** The art of an event's sport. */
export async function loadArt(db: Db, eventId: number): Promise<string> {
  const { art } = await db
    .selectFrom("events")
    .innerJoin("eventTypes", "eventTypes.code", "events.type")
    .select("eventTypes.art")
    .where("events.id", "=", eventId)
    .executeTakeFirstOrThrow();
  return art;
}
