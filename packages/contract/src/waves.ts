import * as z from "zod/mini";
import { edited, nameText } from "./edited.ts";
import { staffAction, staffCall } from "./define-call.ts";
import { id, idParam, instantMs, revision, text, typedInstantMs } from "./fields.ts";

export const waveForm = z.object({
  categoryId: id,
  name: nameText,
  startsAt: typedInstantMs,
  /** Null: limited only by its category. */
  capacity: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))),
});
export type WaveForm = z.infer<typeof waveForm>;

export const wave = z.object({
  ...waveForm.shape,
  ...edited.shape,
  id,
  name: text,
  startsAt: instantMs,
  capacity: z.nullable(z.int()),
  taken: z.int(),
  /** When somebody fired its gun; null: it is only planned. */
  gunFiredAt: z.nullable(instantMs),
});
export type Wave = z.infer<typeof wave>;

const edit = { permission: "events_edit", at: "event" } as const;

export const waveList = staffCall({
  name: "wave-list",
  shows: ["wave", "category", "entry", "order"],
  right: { permission: "events_view", at: "event" },
  summary: "The groups of an event's categories that start one after another.",
  params: z.object({ eventId: idParam }),
  data: z.array(wave),
  meta: z.object({
    timeZone: z.string(),
    categories: z.array(z.object({ id, code: z.string(), name: text })),
  }),
});

export const waveSave = staffAction({
  name: "wave-save",
  changes: ["wave"],
  right: edit,
  summary: "Adds a wave (revision 0), or changes it. From then on whoever enters its category chooses one.",
  body: z.extend(waveForm, { eventId: id, id: z.nullable(id), revision }),
  data: wave,
  refuses: { unknown: "field", fixed: "field", capacity_below_entered: "whole", breaks_rules: "field" },
});

export const waveDelete = staffAction({
  name: "wave-delete",
  changes: ["wave"],
  removes: true,
  right: edit,
  summary: "Removes a wave that nobody has chosen.",
  body: z.object({ eventId: id, id, revision }),
  data: z.null(),
  refuses: { in_use: "whole" },
});
