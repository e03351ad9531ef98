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
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import { lockList } from "../edits/locks.queries.ts";
import { changeOfOrder, putInOrder } from "../edits/put-in-order.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { deleteEventType, lockEventType, selectEventTypes, storeEventType } from "./event-types.repository.ts";

const kind = "event-type";
const about = ({ code, name }: StaffEventType) => ({ kind, id: code, name: name.th });

export function createEventTypesService(db: Db) {
  return {
    list: async (): Promise<ReplyOf<typeof eventTypeList>> => ({
      data: await selectEventTypes(db).execute(),
      meta: {},
    }),

    save: (given: BodyOf<typeof eventTypeSave>, caller: StaffCaller) =>
      edit(db, caller, eventTypeSave, async (tx) => {
        await lockList(tx, "eventTypes");
        const there = await lockEventType(tx, given.code);
        if (there && given.revision === 0) throw new Refused(eventTypeSave, [{ path: "code", code: "taken" }]);
        const before = expectSeenOrNew(there, given);

        const after = await storeEventType(tx, given, caller.username);
        return { reply: { data: after, meta: {} }, change: changeOf(about, before, after) };
      }),

    remove: ({ code, revision }: BodyOf<typeof eventTypeDelete>, caller: StaffCaller) =>
      edit(db, caller, eventTypeDelete, async (tx) => {
        const before = expectSeen(await lockEventType(tx, code), revision);
        if (before.events > 0) throw new InUse(eventTypeDelete, before.events);

        await deleteEventType(tx, code);
        return { reply: { data: null, meta: {} }, change: changeOf(about, before, undefined) };
      }),

    order: ({ codes }: BodyOf<typeof eventTypeOrder>, caller: StaffCaller) =>
      edit(db, caller, eventTypeOrder, async (tx) => {
        await lockList(tx, "eventTypes");
        const before = await putInOrder(tx, eventTypeOrder, { table: "eventTypes", key: "code" }, codes);
        return { reply: { data: null, meta: {} }, change: changeOfOrder(kind, before, codes) };
      }),
  };
}
