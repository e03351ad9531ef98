import * as z from "zod/mini";
import { eventDays } from "./categories.ts";
import { edited, nameText } from "./edited.ts";
import { staffAction, staffCall } from "./define-call.ts";
import { id, idParam, instantMs, revision, shortTextInBoth, text, typedInstantMs } from "./fields.ts";

export const scheduleForm = z.object({
  title: nameText,
  startsAt: typedInstantMs,
  /** Null: it is a moment, such as a gun. */
  endsAt: z.nullable(typedInstantMs),
  /** Where; empty: it is not said. Who knows nothing of it leaves it out. */
  place: z._default(shortTextInBoth, { th: "", en: "" }),
});
export type ScheduleForm = z.infer<typeof scheduleForm>;

export const scheduleItem = z.object({
  ...edited.shape,
  id,
  title: text,
  startsAt: instantMs,
  endsAt: z.nullable(instantMs),
  place: text,
});
export type ScheduleItem = z.infer<typeof scheduleItem>;

const edit = { permission: "events_edit", at: "event" } as const;

export const scheduleList = staffCall({
  name: "schedule-list",
  shows: ["schedule", "category", "event"],
  right: { permission: "events_view", at: "event" },
  summary: "The schedule of an event by time, with the guns of its categories.",
  params: z.object({ eventId: idParam }),
  data: z.array(scheduleItem),
  meta: z.object({
    ...eventDays.shape,
    /** Times that are set elsewhere and may need a line in the schedule. */
    guns: z.array(z.object({ gunAt: instantMs, name: text })),
  }),
});

export const scheduleSave = staffAction({
  name: "schedule-save",
  changes: ["schedule"],
  right: edit,
  summary: "Adds a line to an event's schedule (revision 0) or changes it.",
  body: z.extend(scheduleForm, { eventId: id, id: z.nullable(id), revision }),
  data: scheduleItem,
  refuses: { backwards: "field" },
});

export const scheduleDelete = staffAction({
  name: "schedule-delete",
  changes: ["schedule"],
  removes: true,
  right: edit,
  summary: "Removes a line from an event's schedule.",
  body: z.object({ eventId: id, id, revision }),
  data: z.null(),
});
