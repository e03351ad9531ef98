import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";

/** The instant of an event's latest read; null when it has none. */
export async function findLastReadAt(db: Db, eventId: number): Promise<InstantMs | null> {
  const row = await db
    .selectFrom("passings")
    .select("at")
    .where("eventId", "=", eventId)
    .where("voidedAt", "is", null)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}
