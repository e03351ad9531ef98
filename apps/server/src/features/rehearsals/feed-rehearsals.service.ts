import { raceTimeAt } from "@time-event/domain/rehearsal/race-clock";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { asIncoming, recordPassings } from "../passings/passings.service.ts";
import { listGoingOn } from "./rehearsals.queries.ts";
import { listDueReads, removeReads } from "./rehearsals.repository.ts";

/** Many, so that a race that begins in its middle has caught up soon. */
const readsAtATime = 2_000;

/**
 * Feeds what is due in every rehearsal that goes on; returns how many go on. A read is removed once it is stored: one
 * that was stored just before the process was killed comes again, which does no harm.
 */
export async function feedRehearsals(db: Db, now: InstantMs): Promise<number> {
  const goingOn = await listGoingOn(db);
  for (const rehearsal of goingOn) {
    const due = await listDueReads(db, rehearsal.eventId, raceTimeAt(rehearsal, now), readsAtATime);
    if (due.length === 0) continue;
    await recordPassings(db, rehearsal.eventId, due.map(asIncoming));
    const fed = due.map(({ id }) => id);
    await removeReads(db, rehearsal.eventId, fed);
  }
  return goingOn.length;
}
