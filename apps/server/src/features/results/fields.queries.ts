import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";

/** How far somebody of a field came, and when they were last seen. */
export interface FieldRow {
  readonly splitMs: (number | null)[];
  readonly lastSeenAt: InstantMs;
}

interface OfCategory {
  readonly eventId: number;
  readonly categoryId: number;
}

const isOnCourse = sql`status in ('on_course', 'started')`;

/** Those of a category who were seen and not disqualified; of a large field so many, spread evenly. */
export async function loadField(
  db: Db,
  { eventId, categoryId, onCourse = false }: OfCategory & { readonly onCourse?: boolean },
  most: number,
): Promise<FieldRow[]> {
  const wanted = onCourse ? isOnCourse : sql`status <> 'dsq'`;
  const { rows } = await sql<FieldRow>`
    with seen as (
      select split_ms, last_seen_at, row_number() over (order by entry_id) as place, count(*) over () as entries
      from results
      where event_id = ${eventId} and category_id = ${categoryId} and last_seen_at is not null and ${wanted}
    )
    select split_ms, last_seen_at from seen
    where place % greatest(1, ceil(entries / ${most}::numeric)::bigint) = 0`.execute(db);
  return rows;
}

export async function countOnCourse(db: Db, { eventId, categoryId }: OfCategory): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from results
    where event_id = ${eventId} and category_id = ${categoryId} and ${isOnCourse}`.execute(db);
  return rows[0]!.entries;
}

/** The bibs of the first ones on the course of a category, the leader first. */
export async function loadLeaders(db: Db, { eventId, categoryId }: OfCategory, most: number): Promise<string[]> {
  const { rows } = await sql<{ bib: string }>`
    select e.bib from results r join entries e on e.id = r.entry_id
    where r.event_id = ${eventId} and r.category_id = ${categoryId} and r.status = 'on_course'
      and e.withdrawn_at is null and e.bib is not null
    order by r.rank_key limit ${most}`.execute(db);
  return rows.map(({ bib }) => bib);
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
