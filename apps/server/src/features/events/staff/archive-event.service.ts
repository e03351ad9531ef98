import type { ReplyOf } from "@time-event/contract/endpoint";
import { eventArchive, eventRestore } from "@time-event/contract/staff-events";
import { mayBeArchived } from "@time-event/domain/event-state/event-states";
import type { InstantMs } from "@time-event/domain/time/instant";
import { Refused } from "../../../http/refusals.ts";
import type { Db } from "../../../db/connection.ts";
import { edit } from "../../edits/edit.service.ts";
import { lockEvent } from "../../edits/locks.queries.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { eventSubject } from "./event-details.ts";
import * as events from "./staff-events.repository.ts";

/**
 * Archives an event, or (`at` is null) brings it back. An archived event leaves every list; its pages stay at their
 * addresses, because people linked to results and certificates. Archiving twice changes nothing.
 * @throws NotFound; Refused `event_underway`
 */
export async function setArchived(
  db: Db,
  eventId: number,
  at: InstantMs | null,
  caller: StaffCaller,
): Promise<ReplyOf<typeof eventArchive>> {
  return edit(db, caller, at === null ? eventRestore : eventArchive, async (tx) => {
    const event = await lockEvent(tx, eventId);
    const { archivedAt } = event;
    if ((archivedAt === null) === (at === null)) return { reply: { data: { archivedAt }, meta: {} }, change: null };
    if (at !== null && !mayBeArchived(event.state)) throw new Refused(eventArchive, ["event_underway"]);

    await events.updateArchived(tx, eventId, at);
    return {
      reply: { data: { archivedAt: at }, meta: {} },
      change: { eventId, subject: eventSubject(event), before: { archivedAt }, after: { archivedAt: at } },
    };
  });
}
