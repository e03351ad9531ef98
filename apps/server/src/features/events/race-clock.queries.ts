import type { RaceClock } from "@time-event/domain/rehearsal/race-clock";
import type { Db, Tx } from "../../db/connection.ts";

/** The clock of a rehearsal; null: a real race, whose time is the wall's. */
export async function loadRaceClock(db: Db | Tx, eventId: number): Promise<RaceClock | null> {
  const clock = await db
    .selectFrom("rehearsals")
    .select(["raceAt", "setAt", "speed"])
    .where("eventId", "=", eventId)
    .executeTakeFirst();
  return clock ?? null;
}
