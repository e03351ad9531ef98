import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { type Endpoint, noMeta } from "./endpoint.ts";
import { code, eventSlug, id, idParam } from "./fields.ts";
import { answerFile, chosenAddOns } from "./order-choices.ts";
import { orderPlayer } from "./order-player.ts";

// What somebody in the race has answered and chosen: it stands in their order, or with the entry that has none.

const answers = orderPlayer.shape.answers;

const extras = z.object({
  event: eventSlug,
  /** The order that says it, and of which what was bought stays; null: the entry is of none. */
  order: z.nullable(z.object({ id, reference: z.string() })),
  category: code,
  /** Dots where the caller's rights do not reach them: questions ask about illness. */
  answers,
  isMasked: z.boolean(),
  files: z.array(answerFile),
  addOns: chosenAddOns,
});
export type EntryExtras = z.infer<typeof extras>;

export const entryExtrasGet = staffCall({
  name: "entry-extras-get",
  shows: ["entry", "order", "question"],
  summary: "What an entry answered and chose; null: it is of an order, and nobody can tell which of its players it is.",
  right: { permission: "registrations_view", at: "event" },
  params: z.object({ eventId: idParam, id: idParam }),
  data: z.nullable(extras),
  meta: noMeta,
});

export const entryExtrasSave = staffAction({
  name: "entry-extras-save",
  changes: ["entry", "order", "add_on"],
  summary:
    "Changes answers of an entry, by the rules of its event; what is left out stays. What was bought in an order stays: it is " +
    "part of the price. Other entries take add-ons from the stock, or give them back.",
  right: { permission: "registrations_edit", at: "event" },
  body: z.object({
    eventId: id,
    id,
    answers,
    /** All that is chosen, of an entry without an order; left out: as it was. */
    addOns: z.optional(chosenAddOns),
  }),
  data: z.nullable(extras),
  /** `fixed`: nobody can tell who it is, its order has ended, or its add-ons are part of a price. */
  refuses: {
    fixed: "whole",
    unknown: "field",
    bad_date: "field",
    not_a_number: "field",
    not_a_duration: "field",
    thai_id: "field",
    not_offered: "field",
    too_many: "field",
    sold_out: "field",
  },
});

export const entryExtrasCalls: readonly Endpoint[] = [entryExtrasGet, entryExtrasSave];
