import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { type Endpoint, noMeta } from "./endpoint.ts";
import { code, eventSlug, id, idParam } from "./fields.ts";
import { answerFile, chosenAddOns } from "./order-choices.ts";
import { orderPlayer } from "./order-player.ts";

// What somebody in the race has answered and chosen: it stands in their order.

const answers = orderPlayer.shape.answers;

const extras = z.object({
  event: eventSlug,
  /** The order's id. */
  order: id,
  reference: z.string(),
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
  summary:
    "What an entry of an order answered and chose; null: it is not of an order, or nobody can tell which of its players it is.",
  right: { permission: "registrations_view", at: "event" },
  params: z.object({ eventId: idParam, id: idParam }),
  data: z.nullable(extras),
  meta: noMeta,
});

export const entryExtrasSave = staffAction({
  name: "entry-extras-save",
  changes: ["entry", "order"],
  summary:
    "Changes answers of an entry of an order, by the rules of its contact; what is left out stays. What was bought stays: it " +
    "is part of the price.",
  right: { permission: "registrations_edit", at: "event" },
  body: z.object({ eventId: id, id, answers }),
  data: z.nullable(extras),
  /** `fixed`: it is of no order, or the order has ended. */
  refuses: { fixed: "whole", unknown: "field", bad_date: "field", not_a_number: "field", thai_id: "field" },
});

export const entryExtrasCalls: readonly Endpoint[] = [entryExtrasGet, entryExtrasSave];
