import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { scheduleDelete, type ScheduleItem, type scheduleList, scheduleSave } from "@time-event/contract/schedule";
import { scheduleProblems } from "@time-event/domain/schedule/schedule-problems";
import type * as z from "zod/mini";
import { Refused } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { findItem, loadGuns, loadSchedule } from "./schedule.queries.ts";
import { deleteItem, insertItem, updateItem } from "./schedule.repository.ts";

const about = ({ id, title }: ScheduleItem) => ({ kind: "schedule-item", id, name: title.th });

export function createScheduleService(db: Db) {
  return {
    list: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof scheduleList>> => {
      const days = await loadEventDays(db, eventId);
      return { data: await loadSchedule(db, eventId), meta: { ...days, guns: await loadGuns(db, eventId) } };
    },

    /** @throws NotFound, EditConflict, Refused `backwards` */
    save: async ({ eventId, id, revision, ...form }: z.output<(typeof scheduleSave)["body"]>, caller: StaffCaller) => {
      const problems = scheduleProblems(form);
      if (problems.length > 0) throw new Refused(scheduleSave, problems);
      return edit(db, caller, scheduleSave, async (tx) => {
        await lockEvent(tx, eventId);
        const before = expectSeenOrNew(await findItem(tx, eventId, id), { id, revision });

        const stored = before?.id ?? (await insertItem(tx, eventId, form, caller.username));
        if (before) await updateItem(tx, stored, form, caller.username);
        const after = (await findItem(tx, eventId, stored))!;
        return { reply: { data: after, meta: {} }, change: { eventId, ...changeOf(about, before, after) } };
      });
    },

    remove: ({ eventId, id, revision }: BodyOf<typeof scheduleDelete>, caller: StaffCaller) =>
      edit(db, caller, scheduleDelete, async (tx) => {
        await lockEvent(tx, eventId);
        const before = expectSeen(await findItem(tx, eventId, id), revision);
        await deleteItem(tx, id);
        return { reply: { data: null, meta: {} }, change: { eventId, ...changeOf(about, before, undefined) } };
      }),
  };
}
