import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { orderNoteSave } from "@time-event/contract/staff-orders";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../../db/connection.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { edit } from "../../edits/edit.service.ts";
import { loadOrder } from "../orders.queries.ts";
import { insertNote } from "./order-notes.repository.ts";
import { subjectOf } from "./order-record.service.ts";

type Save = typeof orderNoteSave;

/** @throws NotFound */
export type SaveNote = (body: BodyOf<Save>, caller: StaffCaller) => Promise<ReplyOf<Save>>;

export function createOrderNotes(db: Db, clock: () => InstantMs): SaveNote {
  return ({ eventId, id, note }, caller) =>
    edit(db, caller, orderNoteSave, async (tx) => {
      const order = await loadOrder(tx, eventId, id, { lock: true });
      const written = { at: clock(), username: caller.username, note };
      const noteId = await insertNote(tx, id, written);
      // the log is for ever, and people write about other people in notes: it says only that there is one
      return {
        reply: { data: { id: noteId, ...written }, meta: {} },
        change: { eventId, subject: subjectOf(order), after: { noteId } },
      };
    });
}
