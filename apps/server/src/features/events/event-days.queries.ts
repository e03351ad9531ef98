import { type EventArt, eventArt } from "@time-event/contract/fields";
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

/** Whether an event is still a draft, which may be incomplete, and what kind of event it is. */
export async function loadKindOfEvent(db: Db | Tx, eventId: number): Promise<{ isDraft: boolean; art: EventArt }> {
  const { state, art } = await db
    .selectFrom("events")
    .innerJoin("eventTypes", "eventTypes.code", "events.type")
    .select(["state", "art"])
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
  return { isDraft: state === "draft", art: eventArt.parse(art) };
}
