import { type AddOn, addOnDelete, type addOnList, addOnOrder, addOnSave } from "@time-event/contract/add-ons";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { addOnProblems } from "@time-event/domain/add-ons/add-on-problems";
import { Refused } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { changeOfOrder, putInOrder } from "../edits/put-in-order.service.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { findAddOn, loadAddOns } from "./add-ons.queries.ts";
import { deleteAddOn, insertAddOn, updateAddOn } from "./add-ons.repository.ts";

const about = ({ id, name }: AddOn) => ({ kind: "add-on", id, name: name.th });

export function createAddOnsService(db: Db) {
  return {
    list: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof addOnList>> => {
      await loadEventDays(db, eventId);
      return { data: await loadAddOns(db, eventId), meta: {} };
    },

    /** @throws NotFound, EditConflict, Refused by the rules of add-ons */
    save: async ({ eventId, id, revision, ...form }: BodyOf<typeof addOnSave>, caller: StaffCaller) => {
      const problems = addOnProblems(form);
      if (problems.length > 0) throw new Refused(addOnSave, problems);
      return edit(db, caller, addOnSave, async (tx) => {
        await lockEvent(tx, eventId);
        const before = expectSeenOrNew(await findAddOn(tx, eventId, id), { id, revision });

        const stored = before?.id ?? (await insertAddOn(tx, eventId, form, caller.username));
        if (before) await updateAddOn(tx, stored, form, caller.username);
        const after = (await findAddOn(tx, eventId, stored))!;
        return { reply: { data: after, meta: {} }, change: { eventId, ...changeOf(about, before, after) } };
      });
    },

    remove: ({ eventId, id, revision }: BodyOf<typeof addOnDelete>, caller: StaffCaller) =>
      edit(db, caller, addOnDelete, async (tx) => {
        await lockEvent(tx, eventId);
        const before = expectSeen(await findAddOn(tx, eventId, id), revision);
        await deleteAddOn(tx, id);
        return { reply: { data: null, meta: {} }, change: { eventId, ...changeOf(about, before, undefined) } };
      }),

    /** @throws Refused `list_changed` if these are not exactly the event's add-ons */
    order: ({ eventId, ids }: BodyOf<typeof addOnOrder>, caller: StaffCaller) =>
      edit(db, caller, addOnOrder, async (tx) => {
        await lockEvent(tx, eventId);
        const before = await putInOrder(tx, addOnOrder, { table: "addOns", key: "id", of: { eventId } }, ids);
        return { reply: { data: null, meta: {} }, change: { eventId, ...changeOfOrder("add-on", before, ids) } };
      }),
  };
}
