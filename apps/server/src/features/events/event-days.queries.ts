import { NotFound } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";

/** The time zone and the days of an event, in which people type its times. */
export interface EventDays {
  readonly timeZone: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** @throws NotFound `event_not_found` */
export async function loadEventDays(db: Db | Tx, eventId: number): Promise<EventDays> {
  const event = await db
    .selectFrom("events")
    .select(["timeZone", "startsOn", "endsOn"])
    .where("id", "=", eventId)
    .executeTakeFirst();
  if (!event) throw new NotFound("event");
  return event;
}

/** Whether an event is still a draft, which may be incomplete. */
export async function isDraft(db: Db | Tx, eventId: number): Promise<boolean> {
  const event = await db.selectFrom("events").select("state").where("id", "=", eventId).executeTakeFirst();
  return event?.state === "draft";
}
