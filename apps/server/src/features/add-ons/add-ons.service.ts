import { type AddOn, addOnDelete, type addOnList, addOnOrder, addOnSave } from "@time-event/contract/add-ons";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { addOnProblems } from "@time-event/domain/add-ons/add-on-problems";
import { InvalidInput } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { deleteEdited, saveEdited } from "../audit/edit.service.ts";
import { loadEventDays, lockEvent } from "../events/event-days.queries.ts";
import { orderEventList } from "../events/event-lists.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { loadAddOns } from "./add-ons.queries.ts";
import { deleteAddOn, insertAddOn, updateAddOn } from "./add-ons.repository.ts";

const subject = ({ id, name }: AddOn) => ({ kind: "add-on", id, name: name.th });

export function createAddOnsService(db: Db) {
  return {
    list: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof addOnList>> => {
      await loadEventDays(db, eventId);
      return { data: await loadAddOns(db, eventId), meta: {} };
    },

    /** @throws NotFound, EditConflict, InvalidInput by the rules of add-ons */
    save: async ({ eventId, id, revision, ...form }: BodyOf<typeof addOnSave>, caller: StaffCaller) => {
      const problems = addOnProblems(form);
      if (problems.length > 0) throw new InvalidInput(problems.map(({ path, code }) => ({ path, code })));
      const data = await saveEdited(db, caller, {
        action: addOnSave.name,
        eventId,
        revision,
        subject,
        load: (tx) => lockAndFind(tx, eventId, id),
        store: async (tx, before) => {
          if (before) await updateAddOn(tx, before.id, form, caller.username);
          return (await find(tx, eventId, before?.id ?? (await insertAddOn(tx, eventId, form, caller.username))))!;
        },
      });
      return { data, meta: {} };
    },

    remove: async ({ eventId, id, revision }: BodyOf<typeof addOnDelete>, caller: StaffCaller) => {
      await deleteEdited(db, caller, {
        action: addOnDelete.name,
        eventId,
        revision,
        subject,
        load: (tx) => lockAndFind(tx, eventId, id),
        remove: (tx) => deleteAddOn(tx, id),
      });
      return { data: null, meta: {} };
    },

    /** @throws Refused `list_changed` if these are not the event's, each once */
    order: async ({ eventId, ids }: BodyOf<typeof addOnOrder>, caller: StaffCaller) => {
      await orderEventList(db, caller, { action: addOnOrder.name, list: "addOns", kind: "add-on", eventId, ids });
      return { data: null, meta: {} };
    },
  };
}

async function lockAndFind(tx: Tx, eventId: number, id: number | null): Promise<AddOn | undefined> {
  await lockEvent(tx, eventId);
  return id === null ? undefined : find(tx, eventId, id);
}

async function find(tx: Tx, eventId: number, id: number): Promise<AddOn | undefined> {
  return (await loadAddOns(tx, eventId)).find((addOn) => addOn.id === id);
}
