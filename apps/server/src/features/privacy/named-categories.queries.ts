import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/connection.ts";

/**
 * May everybody know of a category? Of a hidden one only once the race lists somebody in it: before that it is for those
 * who have its code. @param alias of `categories` in the query
 */
export function isNamed(alias: string): RawBuilder<boolean> {
  return sql<boolean>`(not ${sql.ref(`${alias}.hidden`)} or exists (
    select from entries listed join events lists on lists.id = listed.event_id
    where listed.category_id = ${sql.ref(`${alias}.id`)} and listed.withdrawn_at is null
      and (lists.public_start_list or lists.state in ('live', 'finished'))))`;
}

/** The ids of an event's categories that everybody may know of. */
export async function loadNamedCategories(db: Db, eventId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom("categories")
    .select("id")
    .where("eventId", "=", eventId)
    .where(isNamed("categories"))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
