import * as z from "zod/mini";
import { edited, nameText } from "./edited.ts";
import { staffAction, staffCall } from "./define-call.ts";
import { code, id, idParam, longText, revision, satang, text, typedCode } from "./fields.ts";

const stock = z.nullable(z.int().check(z.gte(0), z.lte(1_000_000)));

export const addOnForm = z.object({
  name: nameText,
  description: longText,
  priceSatang: z.int().check(z.gte(0), z.lte(100_000_000)),
  /** Each entry can buy it, or the whole order once. */
  per: z.enum(["entry", "registration"]),
  /** Null: no limit. */
  stock,
  needsShipping: z.boolean(),
  /** Whoever can choose it must. */
  required: z.boolean(),
  /** In which categories it is offered; null: in all. */
  categoryIds: z.nullable(z.array(id).check(z.maxLength(1_000))),
  /** How many a player, or an order, can have of it. */
  most: z.int().check(z.gte(1), z.lte(100)),
  /** One of the event's pictures of add-ons; null: none. */
  pictureId: z.nullable(id),
  /** What a buyer chooses from, such as sizes; each has a stock of its own. */
  options: z.array(z.object({ code: typedCode, name: nameText, stock })).check(z.maxLength(60)),
});
export type AddOnForm = z.infer<typeof addOnForm>;

/** As it is stored: an add-on from a race folder may break the form's rules. */
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
  shows: ["add_on", "category"],
  right: { permission: "events_view", at: "event" },
  summary: "What an event sells beside its entries, in the event's order.",
  params: z.object({ eventId: idParam }),
  data: z.array(addOn),
  meta: z.object({
    /** The categories that an add-on can be limited to. */
    categories: z.array(z.object({ id, code, name: text })),
    /** How many are sold or held, of an add-on as a whole (option "") and of its options. */
    sold: z.array(z.object({ addOn: id, option: z.string(), taken: z.int() })),
  }),
});

export const addOnSave = staffAction({
  name: "add-on-save",
  changes: ["add_on"],
  right: edit,
  summary: "Adds an add-on (revision 0) or changes it.",
  body: z.extend(addOnForm, { eventId: id, id: z.nullable(id), revision }),
  data: addOn,
  refuses: {
    duplicate_code: "field",
    options_exceed_stock: "field",
    unknown: "field",
    offered_nowhere: "field",
    stock_below_taken: "field",
    in_use: "field",
  },
});

export const addOnDelete = staffAction({
  name: "add-on-delete",
  changes: ["add_on"],
  removes: true,
  right: edit,
  summary: "Removes an add-on from what an event sells.",
  body: z.object({ eventId: id, id, revision }),
  data: z.null(),
  refuses: { in_use: "whole" },
});

export const addOnOrder = staffAction({
  name: "add-on-order",
  changes: ["add_on"],
  right: edit,
  summary: "Sets the order of an event's add-ons.",
  body: z.object({ eventId: id, ids: z.array(id).check(z.maxLength(1_000)) }),
  data: z.null(),
  refuses: { list_changed: "whole" },
});
