import type { ReplyOf } from "@time-event/contract/endpoint";
import type { eventArchive } from "@time-event/contract/staff-events";
import { mayBeArchived } from "@time-event/domain/event-state/event-states";
import type { InstantMs } from "@time-event/domain/time/instant";
import { NotFound, Refused } from "../../../http/refusals.ts";
import type { Db } from "../../../db/connection.ts";
import { recordChange } from "../../audit/audit.service.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { eventSubject } from "./event-details.ts";
import * as events from "./staff-events.repository.ts";

/**
 * Puts an event away, or (`at` is null) brings it back. It leaves every list; its pages stay at their addresses, because
 * results and certificates were linked to. Doing it twice does it once.
 * @throws NotFound; Refused `event_underway`
 */
export async function setArchived(
  db: Db,
  eventId: number,
  at: InstantMs | null,
  caller: StaffCaller,
): Promise<ReplyOf<typeof eventArchive>> {
  const archivedAt = await db.transaction().execute(async (tx) => {
    const event = await events.lockEvent(tx, eventId);
    if (!event) throw new NotFound("event");
    if ((event.archivedAt === null) === (at === null)) return event.archivedAt;
    if (at !== null && !mayBeArchived(event.state)) throw new Refused(["event_underway"]);
    await events.updateArchived(tx, eventId, at);
    await recordChange(tx, caller, {
      action: at === null ? "event-restore" : "event-archive",
      eventId,
      subject: eventSubject(event),
      before: { archivedAt: event.archivedAt },
      after: { archivedAt: at },
    });
    return at;
  });
  return { data: { archivedAt }, meta: {} };
}
