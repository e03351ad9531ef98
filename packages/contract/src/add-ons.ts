import * as z from "zod/mini";
import { edited, nameText } from "./edited.ts";
import { staffAction, staffCall } from "./endpoint.ts";
import { code, id, idParam, longText, revision, satang, text } from "./fields.ts";

const stock = z.nullable(z.int().check(z.gte(0), z.lte(1_000_000)));

export const addOnForm = z.object({
  name: nameText,
  description: longText,
  priceSatang: z.int().check(z.gte(0), z.lte(100_000_000)),
  /** Once for each entry, or once for the whole registration. */
  per: z.enum(["entry", "registration"]),
  /** Null: as many as people want. */
  stock,
  needsShipping: z.boolean(),
  /** What one chooses from, such as sizes, each with a stock of its own. */
  options: z.array(z.object({ code: code.check(z.trim()), name: nameText, stock })).check(z.maxLength(60)),
});
export type AddOnForm = z.infer<typeof addOnForm>;

/** As it is stored: what came in a race folder need not keep to the form. */
export const addOn = z.object({
  ...addOnForm.shape,
  ...edited.shape,
  id,
  name: text,
  description: text,
  priceSatang: satang,
  options: z.array(z.object({ code, name: text, stock: z.nullable(z.int()) })),
});
export type AddOn = z.infer<typeof addOn>;

const edit = { permission: "events_edit", at: "event" } as const;

export const addOnList = staffCall({
  name: "add-on-list",
  shows: ["add_on"],
  right: { permission: "events_view", at: "event" },
  summary: "What an event sells beside its entries, in its order.",
  params: z.object({ eventId: idParam }),
  data: z.array(addOn),
  meta: z.object({}),
});

export const addOnSave = staffAction({
  name: "add-on-save",
  changes: ["add_on"],
  right: edit,
  summary: "Adds something to sell (revision 0) or changes it.",
  body: z.extend(addOnForm, { eventId: id, id: z.nullable(id), revision }),
  data: addOn,
});

export const addOnDelete = staffAction({
  name: "add-on-delete",
  changes: ["add_on"],
  removes: true,
  right: edit,
  summary: "Takes something off what an event sells.",
  body: z.object({ eventId: id, id, revision }),
  data: z.null(),
});

export const addOnOrder = staffAction({
  name: "add-on-order",
  changes: ["add_on"],
  right: edit,
  summary: "Puts what an event sells in this order.",
  body: z.object({ eventId: id, ids: z.array(id).check(z.maxLength(1_000)) }),
  data: z.null(),
  refuses: { list_changed: "whole" },
});
