import { sql } from "kysely";
import type { CategorySetup, EventSetup } from "@time-event/domain/event-state/event-setup";
import type { Db, Tx } from "../../../db/connection.ts";

/** The set-up of an event; undefined when there is no such event. */
export async function loadEventSetup(db: Db | Tx, eventId: number): Promise<EventSetup | undefined> {
  const event = await db
    .selectFrom("events")
    .select(["state", "nameTh", "nameEn", "venueTh", "venueEn", "province", "timeZone", "startsOn", "endsOn"])
    .where("id", "=", eventId)
    .executeTakeFirst();
  if (!event) return undefined;
  const { nameTh, nameEn, venueTh, venueEn, ...rest } = event;
  const checkpoints = await db.selectFrom("checkpoints").select("kind").where("eventId", "=", eventId).execute();
  return {
    ...rest,
    name: { th: nameTh, en: nameEn },
    venue: { th: venueTh, en: venueEn },
    checkpointKinds: checkpoints.map(({ kind }) => kind),
    categories: await loadCategorySetups(db, eventId),
    ...(await countPeople(db, eventId)),
  };
}

async function loadCategorySetups(db: Db | Tx, eventId: number): Promise<CategorySetup[]> {
  const categories = await db
    .selectFrom("categories")
    .select(["id", "code", "gunAt"])
    .select((eb) =>
      eb
        .selectFrom("checkpoints")
        .whereRef("checkpoints.eventId", "=", "categories.eventId")
        .whereRef("checkpoints.code", "=", sql`any(categories.course)`)
        .select((kinds) => kinds.fn.agg<CategorySetup["courseKinds"] | null>("array_agg", ["kind"]).as("kinds"))
        .as("courseKinds"),
    )
    .where("eventId", "=", eventId)
    .orderBy("position")
    .execute();
  const tiers = await db
    .selectFrom("feeTiers")
    .select(["categoryId", "endsAt"])
    .where("eventId", "=", eventId)
    .execute();
  return categories.map(({ id, code, gunAt, courseKinds }) => ({
    code,
    gunAt,
    courseKinds: courseKinds ?? [],
    priceEnds: tiers.filter(({ categoryId }) => categoryId === id).map(({ endsAt }) => endsAt),
  }));
}

async function countPeople(db: Db | Tx, eventId: number): Promise<{ entries: number; reads: number }> {
  const { rows } = await sql<{ entries: number; reads: number }>`
    select (select count(*) from entries where event_id = ${eventId}) as entries,
      (select count(*) from passings where event_id = ${eventId} and voided_at is null) as reads`.execute(db);
  return rows[0]!;
}
