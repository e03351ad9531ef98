import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { scheduleDelete, type ScheduleItem, type scheduleList, scheduleSave } from "@time-event/contract/schedule";
import { scheduleProblems } from "@time-event/domain/schedule/schedule-problems";
import { InvalidInput } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { deleteEdited, saveEdited } from "../audit/edit.service.ts";
import { loadEventDays, lockEvent } from "../events/event-days.queries.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { loadGuns, loadSchedule } from "./schedule.queries.ts";
import { deleteItem, insertItem, updateItem } from "./schedule.repository.ts";

const subject = ({ id, title }: ScheduleItem) => ({ kind: "schedule-item", id, name: title.th });

export function createScheduleService(db: Db) {
  return {
    list: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof scheduleList>> => {
      const days = await loadEventDays(db, eventId);
      return { data: await loadSchedule(db, eventId), meta: { ...days, guns: await loadGuns(db, eventId) } };
    },

    /** @throws NotFound, EditConflict, InvalidInput `ends_before_it_starts` */
    save: async ({ eventId, id, revision, ...form }: BodyOf<typeof scheduleSave>, caller: StaffCaller) => {
      const problems = scheduleProblems(form);
      if (problems.length > 0) throw new InvalidInput(problems);
      const data = await saveEdited(db, caller, {
        action: scheduleSave.name,
        eventId,
        revision,
        subject,
        load: (tx) => lockAndFind(tx, eventId, id),
        store: async (tx, before) => {
          if (before) await updateItem(tx, before.id, form, caller.username);
          return (await find(tx, eventId, before?.id ?? (await insertItem(tx, eventId, form, caller.username))))!;
        },
      });
      return { data, meta: {} };
    },

    remove: async ({ eventId, id, revision }: BodyOf<typeof scheduleDelete>, caller: StaffCaller) => {
      await deleteEdited(db, caller, {
        action: scheduleDelete.name,
        eventId,
        revision,
        subject,
        load: (tx) => lockAndFind(tx, eventId, id),
        remove: (tx) => deleteItem(tx, id),
      });
      return { data: null, meta: {} };
    },
  };
}

async function lockAndFind(tx: Tx, eventId: number, id: number | null): Promise<ScheduleItem | undefined> {
  await lockEvent(tx, eventId);
  return id === null ? undefined : find(tx, eventId, id);
}

async function find(tx: Tx, eventId: number, id: number): Promise<ScheduleItem | undefined> {
  return (await loadSchedule(tx, eventId)).find((item) => item.id === id);
}
