import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";

const mostFound = 400;

/** Entries of an event, not withdrawn, that share a name or a document's number with another one; by name. */
export async function findDuplicateIds(db: Db, eventId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with w as (
      select id, lower(name_order) as name, coalesce(nullif(national_id, ''), nullif(passport, '')) as document
      from entries where event_id = ${eventId} and withdrawn_at is null and name_order not in ('', '—')
    )
    select id from w
    where name in (select name from w group by name having count(*) > 1)
      or document in (select document from w where document is not null group by document having count(*) > 1)
    order by name, id limit ${mostFound}`.execute(db);
  return rows.map(({ id }) => id);
}
