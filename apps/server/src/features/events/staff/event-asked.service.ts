import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type eventAskedGet, eventAskedSave } from "@time-event/contract/event-asked";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../../db/connection.ts";
import { NotFound } from "../../../http/refusals.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { edit, expectSeen } from "../../edits/edit.service.ts";
import { lockEvent } from "../../edits/locks.queries.ts";
import { loadAsked } from "../../privacy/asked-of-person.queries.ts";
import { eventSubject } from "./event-details.ts";
import { loadStaffEvent } from "./staff-events.queries.ts";
import { updateAsked } from "./staff-events.repository.ts";

/** What an event asks of each player. */
export function createEventAsked(db: Db, clock: () => InstantMs) {
  return {
    /** @throws NotFound */
    get: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof eventAskedGet>> => {
      const row = await loadStaffEvent(db, eventId);
      if (!row) throw new NotFound("event");
      const { askedRevision: revision, askedChangedAt: changedAt, askedChangedBy: changedBy } = row;
      return { data: { ...(await loadAsked(db, eventId)), revision, changedAt, changedBy }, meta: {} };
    },

    /** @throws NotFound; EditConflict */
    save: (
      { eventId, revision, ...asked }: BodyOf<typeof eventAskedSave>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof eventAskedSave>> =>
      edit(db, caller, eventAskedSave, async (tx) => {
        const event = await lockEvent(tx, eventId);
        const { askedRevision, askedChangedBy: changedBy, askedChangedAt: changedAt } = event;
        expectSeen({ revision: askedRevision, changedBy, changedAt }, revision);
        const before = await loadAsked(tx, eventId);
        const next = await updateAsked(tx, eventId, asked, { by: caller.username, at: clock() });
        return {
          reply: { data: { revision: next }, meta: {} },
          change: {
            eventId,
            subject: eventSubject(event),
            before: { ...before },
            after: { ...asked },
          },
        };
      }),
  };
}
