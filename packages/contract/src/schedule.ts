import * as z from "zod/mini";
import { eventDays } from "./categories.ts";
import { staffAction, staffCall } from "./endpoint.ts";
import { edited, id, idParam, instantMs, nameText, revision, saved } from "./fields.ts";

export const scheduleForm = z.object({
  title: nameText,
  startsAt: instantMs,
  /** Null: it is a moment, such as a gun. */
  endsAt: z.nullable(instantMs),
});
export type ScheduleForm = z.infer<typeof scheduleForm>;

export const scheduleItem = z.object({ ...scheduleForm.shape, ...edited, id });
export type ScheduleItem = z.infer<typeof scheduleItem>;

const edit = { permission: "events_edit", at: "event" } as const;

export const scheduleList = staffCall({
  name: "schedule-list",
  right: { permission: "events_view", at: "event" },
  summary: "The schedule of an event by time, with the guns of its categories.",
  params: z.object({ eventId: idParam }),
  data: z.array(scheduleItem),
  meta: z.object({
    ...eventDays.shape,
    /** What has a time already, and may want a line in the schedule. */
    guns: z.array(z.object({ gunAt: instantMs, name: nameText })),
  }),
});

export const scheduleSave = staffAction({
  name: "schedule-save",
  right: edit,
  summary: "Adds a line to an event's schedule (revision 0) or changes it.",
  body: z.object({ eventId: id, id: z.optional(id), revision, item: scheduleForm }),
  data: saved,
});

export const scheduleDelete = staffAction({
  name: "schedule-delete",
  right: edit,
  summary: "Takes a line off an event's schedule.",
  body: z.object({ eventId: id, id, revision }),
  data: z.null(),
});
