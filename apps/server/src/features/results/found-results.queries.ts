import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import { bilingual } from "../../db/edited-rows.ts";
import { containing } from "../../db/like-pattern.ts";
import { searchableText } from "../privacy/public-view.queries.ts";
import type { PublicView } from "@time-event/domain/privacy/public-person";

/** A day with more races at once than that is not known. */
const mostEvents = 10;

/** The slugs of the events under way, the newest first. */
export async function loadSlugsUnderWay(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("events")
    .select("slug")
    .where("state", "=", "live")
    .where("rehearsalOf", "is", null)
    .orderBy("startsOn", "desc")
    .limit(mostEvents)
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Of an event that is published; undefined: there is none. */
export async function findEventId(db: Db, slug: string): Promise<number | undefined> {
  const event = await db
    .selectFrom("events")
    .select("id")
    .where("slug", "=", slug)
    .where("state", "<>", "draft")
    .executeTakeFirst();
  return event?.id;
}

/** What a reply names of an event and its categories and points. */
export async function loadFrame(db: Db, eventId: number) {
  const [event, categories, points] = await Promise.all([
    db
      .selectFrom("events")
      .select(["slug", "timeZone", bilingual("name").as("name")])
      .where("id", "=", eventId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("categories")
      .select(["id", bilingual("name").as("name")])
      .where("eventId", "=", eventId)
      .execute(),
    db
      .selectFrom("checkpoints")
      .select(["code", bilingual("name").as("name")])
      .where("eventId", "=", eventId)
      .execute(),
  ]);
  return { event, categories, points };
}

export interface FoundEntry {
  readonly id: number;
  readonly categoryId: number;
}

export async function findByBibs(db: Db, eventId: number, bibs: readonly string[]): Promise<FoundEntry[]> {
  if (bibs.length === 0) return [];
  return db
    .selectFrom("entries")
    .select(["id", "categoryId"])
    .where("eventId", "=", eventId)
    .where("withdrawnAt", "is", null)
    .where("bib", "in", [...bibs])
    .orderBy("bibOrder")
    .execute();
}

/**
 * Entries that hold every word in their bib and names, or all of the text in their club: names that begin so first. The search
 * comes before the order, so that the index of parts is used whatever the planner expects.
 * @param typed in lower case; one of its words has three letters or more
 */
export async function findByText(
  db: Db,
  eventId: number,
  view: PublicView,
  typed: string,
  limit: number,
): Promise<FoundEntry[]> {
  const searchable = searchableText(view, true);
  const named = typed.split(/\s+/).map((word) => sql`${searchable} like ${containing(word)}`);
  const ofClub = view.club ? sql`or lower(entries.club) like ${containing(typed)}` : sql``;
  const { rows } = await sql<FoundEntry>`
    with found as materialized (
      select entries.id, entries.category_id, entries.bib_order, ${searchable} as searched
      from entries
      where entries.event_id = ${eventId} and entries.withdrawn_at is null
        and ((${sql.join(named, sql` and `)}) ${ofClub})
    )
    select id, category_id from found
    order by starts_with(searched, ${typed}) desc, position(${` ${typed}`} in searched) > 0 desc, bib_order
    limit ${limit}`.execute(db);
  return rows;
}

/**
 * Some of the entries that have, for every word, a bib or a name that begins with it. Of so few letters no index knows: without
 * an order the database stops at the first ones.
 * @param typed in lower case
 */
export async function findByBeginnings(
  db: Db,
  eventId: number,
  view: PublicView,
  typed: string,
  limit: number,
): Promise<FoundEntry[]> {
  const searched = sql`' ' || ${searchableText(view, true)}`;
  const named = typed.split(/\s+/).map((word) => sql`${searched} like ${containing(` ${word}`)}`);
  const { rows } = await sql<FoundEntry>`
    select entries.id, entries.category_id from entries
    where entries.event_id = ${eventId} and entries.withdrawn_at is null and ${sql.join(named, sql` and `)}
    limit ${limit}`.execute(db);
  return rows;
}
