import { sql } from "kysely";
import type { Db } from "../../src/db/connection.ts";
import type { AtDesk } from "./desk-days.ts";

/** Everybody of an event who may get a kit; none where some are out already. */
export async function loadAtDesk(db: Db, eventId: number): Promise<AtDesk[]> {
  const { rows } = await sql<AtDesk>`
    select e.id, e.bib, r.last_seen_at is not null as is_seen
    from entries e left join results r on r.entry_id = e.id
    where e.event_id = ${eventId} and e.withdrawn_at is null
      and not exists (select from kit_records k where k.event_id = ${eventId})
    order by e.id`.execute(db);
  return rows;
}
