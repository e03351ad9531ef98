import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  eventTypeDelete,
  type eventTypeList,
  eventTypeOrder,
  eventTypeSave,
  type StaffEventType,
} from "@time-event/contract/event-types";
import { InUse, Refused } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { lockList } from "../../db/edited-rows.ts";
import { deleteEdited, saveEdited } from "../audit/edit.service.ts";
import { reorder } from "../audit/reorder.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { deleteEventType, lockEventType, selectEventTypes, storeEventType } from "./event-types.repository.ts";

const kind = "event-type";
const subject = ({ code, name }: StaffEventType) => ({ kind, id: code, name: name.th });

export function createEventTypesService(db: Db) {
  return {
    list: async (): Promise<ReplyOf<typeof eventTypeList>> => ({
      data: await selectEventTypes(db).execute(),
      meta: {},
    }),

    save: async (given: BodyOf<typeof eventTypeSave>, caller: StaffCaller) => {
      const data = await saveEdited(db, caller, {
        action: eventTypeSave.name,
        revision: given.revision,
        subject,
        load: async (tx) => {
          await lockList(tx, "eventTypes");
          const before = await lockEventType(tx, given.code);
          if (before && given.revision === 0) throw new Refused(["code_taken"]);
          return before;
        },
        store: (tx) => storeEventType(tx, given, caller.username),
      });
      return { data, meta: {} };
    },

    remove: async ({ code, revision }: BodyOf<typeof eventTypeDelete>, caller: StaffCaller) => {
      await deleteEdited(db, caller, {
        action: eventTypeDelete.name,
        revision,
        subject,
        load: (tx) => lockEventType(tx, code),
        check: async (_tx, { events }) => {
          if (events > 0) throw new InUse(events);
        },
        remove: (tx) => deleteEventType(tx, code),
      });
      return { data: null, meta: {} };
    },

    order: async ({ codes }: BodyOf<typeof eventTypeOrder>, caller: StaffCaller) => {
      await reorder(db, caller, { action: eventTypeOrder.name, kind, list: "eventTypes", key: "code", keys: codes });
      return { data: null, meta: {} };
    },
  };
}
