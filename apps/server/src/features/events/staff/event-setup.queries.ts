import { sql } from "kysely";
import type { CategorySetup, EventSetup } from "@time-event/domain/event-state/event-setup";
import type { CheckpointKind } from "@time-event/domain/race/race";
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
  const checkpoints = await db
    .selectFrom("checkpoints")
    .select(["code", "kind"])
    .where("eventId", "=", eventId)
    .execute();
  return {
    ...rest,
    name: { th: nameTh, en: nameEn },
    venue: { th: venueTh, en: venueEn },
    checkpointKinds: checkpoints.map(({ kind }) => kind),
    categories: await loadCategorySetups(db, eventId, new Map(checkpoints.map(({ code, kind }) => [code, kind]))),
    ...(await countPeople(db, eventId)),
  };
}

async function loadCategorySetups(
  db: Db | Tx,
  eventId: number,
  kinds: ReadonlyMap<string, CheckpointKind>,
): Promise<CategorySetup[]> {
  const categories = await db
    .selectFrom("categories")
    .select(["id", "code", "gunAt", "course"])
    .where("eventId", "=", eventId)
    .orderBy("position")
    .execute();
  const tiers = await db
    .selectFrom("feeTiers")
    .select(["categoryId", "endsAt"])
    .where("eventId", "=", eventId)
    .execute();
  return categories.map(({ id, code, gunAt, course }) => ({
    code,
    gunAt,
    course: course.flatMap((point) => (kinds.has(point) ? { code: point, kind: kinds.get(point)! } : [])),
    priceEnds: tiers.filter(({ categoryId }) => categoryId === id).map(({ endsAt }) => endsAt),
  }));
}

async function countPeople(db: Db | Tx, eventId: number): Promise<{ entries: number; reads: number }> {
  const { rows } = await sql<{ entries: number; reads: number }>`
    select (select count(*) from entries where event_id = ${eventId}) as entries,
      (select count(*) from passings where event_id = ${eventId} and voided_at is null) as reads`.execute(db);
  return rows[0]!;
}
