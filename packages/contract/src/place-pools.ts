import * as z from "zod/mini";
import { edited, nameText } from "./edited.ts";
import { staffAction, staffCall } from "./define-call.ts";
import { id, idParam, revision, text } from "./fields.ts";

export const placePoolForm = z.object({
  name: nameText,
  capacity: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** Who shares the places; null: all categories of the event. */
  categoryIds: z.nullable(z.array(id).check(z.maxLength(1_000))),
});
export type PlacePoolForm = z.infer<typeof placePoolForm>;

export const placePool = z.object({
  ...placePoolForm.shape,
  ...edited.shape,
  id,
  name: text,
  capacity: z.int(),
  /** Places taken in its categories together. */
  taken: z.int(),
});
export type PlacePool = z.infer<typeof placePool>;

const edit = { permission: "events_edit", at: "event" } as const;

export const placePoolList = staffCall({
  name: "place-pool-list",
  shows: ["place_pool", "category", "entry", "order"],
  right: { permission: "events_view", at: "event" },
  summary: "The places that categories of an event share, with how many of them are taken.",
  params: z.object({ eventId: idParam }),
  data: z.array(placePool),
  meta: z.object({
    /** Who can share them. */
    categories: z.array(z.object({ id, code: z.string(), name: text })),
  }),
});

export const placePoolSave = staffAction({
  name: "place-pool-save",
  changes: ["place_pool", "category"],
  right: edit,
  summary: "Adds places that categories share (revision 0), or changes them.",
  body: z.extend(placePoolForm, { eventId: id, id: z.nullable(id), revision }),
  data: placePool,
  refuses: { unknown: "field", required: "field", capacity_below_entered: "whole" },
});

export const placePoolDelete = staffAction({
  name: "place-pool-delete",
  changes: ["place_pool", "category"],
  removes: true,
  right: edit,
  summary: "Ends that categories share places. Those that are taken stay taken.",
  body: z.object({ eventId: id, id, revision }),
  data: z.null(),
});
