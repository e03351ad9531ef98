import { orderStates } from "@time-event/domain/orders/order-states";
import * as z from "zod/mini";
import { staffAction } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { id, instantMs, satang, text, typedCode } from "./fields.ts";
import { ofAddOns, ofAnswers, ofEntry, ofPlaces } from "./order-refusals.ts";
import { orderReason } from "./staff-orders.ts";

// An entry of an order moves to another category, or within its own to another wave, before it is paid or afterwards.

const editing = { permission: "registrations_edit", at: "event" } as const;

const move = z.object({
  eventId: id,
  /** The order. */
  id,
  /** Which of its entries. */
  entryId: id,
  /** The new one; its own: only the wave changes, and no price. */
  category: typedCode,
  /** One of the new category; left out: the first to start that has room, or none while the contact can still choose. */
  wave: z.optional(z.nullable(id)),
});
const ofMove = {
  /** `fixed`: it has no places any more. */
  fixed: "whole",
  other_entry_kind: "field",
  bad_date: "field",
  thai_id: "field",
  ...ofEntry,
  ...ofAnswers,
  ...ofAddOns,
} as const;

export const orderMovePreview = staffAction({
  name: "order-move-preview",
  changes: [],
  summary: "What it would cost to move an entry of an order to another category, and why it may not. Stores nothing.",
  right: editing,
  body: move,
  data: z.object({
    /** What the order costs more, or less, without a satang tail; null: its price is not frozen, and follows from the category. */
    differenceSatang: z.nullable(satang),
    /** Null: no limit. */
    placesLeft: z.nullable(z.int()),
    /** Of the new category, the first to start first; `left` null: no limit. */
    waves: z.optional(z.array(z.object({ id, name: text, startsAt: instantMs, left: z.nullable(z.int()) }))),
    /** The wave that it gets unless another one is chosen; null: none. */
    wave: z.optional(z.nullable(id)),
  }),
  refuses: ofMove,
});

export const orderMove = staffAction({
  name: "order-move",
  changes: ["order", "entry", "category", "result"],
  summary:
    "Moves an entry of an order to another category, or to another wave of its own: takes the new places and frees the old ones, and moves what it has " +
    "become in the race. The difference in price is added to the order, or the organiser bears it.",
  right: editing,
  body: z.object({
    ...move.shape,
    difference: z.enum(["apply", "waive"]),
    /** As the preview said it. */
    differenceSatang: z.nullable(satang),
    reason: orderReason,
  }),
  data: z.object({ state: z.enum(orderStates) }),
  /** `changed_since`: the difference is another one by now. */
  refuses: { ...ofMove, ...ofPlaces, changed_since: "field", required: "field" },
});

export const orderMoveCalls: readonly Endpoint[] = [orderMovePreview, orderMove];
