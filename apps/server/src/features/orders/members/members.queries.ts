import type { EventState } from "@time-event/domain/event-state/event-states";
import type { Db, Tx } from "../../../db/connection.ts";
import { provinceText } from "../../../lib/province-text.ts";

/** A member's place in an entry of an order, from 0. */
export interface MemberPlace {
  readonly orderEntryId: number;
  readonly position: number;
}

/** Members of these entries who have a link of their own. */
export async function loadMembers(db: Db | Tx, orderEntryIds: readonly number[]) {
  if (orderEntryIds.length === 0) return [];
  return db
    .selectFrom("orderMembers")
    .select(["orderEntryId", "position", "person", "madeAt", "savedAt"])
    .where("orderEntryId", "in", [...orderEntryIds])
    .execute();
}

/** Where and when an event is, as tickets say it. */
export async function loadTicketEvent(db: Db | Tx, eventId: number) {
  const { venueTh, venueEn, province, endsOn, timeZone } = await db
    .selectFrom("events")
    .select(["venueTh", "venueEn", "province", "endsOn", "timeZone"])
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
  return { venue: { th: venueTh, en: venueEn }, province: provinceText(province), endsOn, timeZone };
}

/** An event, as far as its race has come. */
export async function loadRaceState(db: Db | Tx, eventId: number): Promise<EventState> {
  const found = db.selectFrom("events").select("state").where("id", "=", eventId);
  return (await found.executeTakeFirstOrThrow()).state as EventState;
}
