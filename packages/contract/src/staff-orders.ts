import { freeKinds } from "@time-event/domain/orders/free-places";
import { orderStates, orderSteps } from "@time-event/domain/orders/order-states";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { type Endpoint, noMeta } from "./endpoint.ts";
import { code, eventSlug, id, idParam, instantMs, limit, offset, satang, searchText } from "./fields.ts";
import { order } from "./orders.ts";
import { staffText } from "./staff-text.ts";

// What staff do with orders. People read "registration" on the screen, as in the customer's words.

const seeing = { permission: "registrations_view", at: "event" } as const;
const editing = { permission: "registrations_edit", at: "event" } as const;

const state = z.enum(orderStates);
const stateCounts = z.object(
  Object.fromEntries(orderStates.map((each) => [each, z.int()])) as Record<(typeof orderStates)[number], z.ZodMiniInt>,
);

/** Which orders of an event are meant: all that fit everything that is said. As the query of a list has it. */
export const orderFilter = z.object({
  /**
   * Words of the reference, of the contact's, players' and teams' names; all of them must be found. For callers with the
   * right to personal data also of telephone numbers and e-mail addresses.
   */
  text: z.optional(searchText),
  state: z.optional(state),
  /** An order with an entry in it. */
  category: z.optional(code),
  /** `owing`: it has or waits for its places, and less came than it costs; `overpaid`: more came than it costs now. */
  money: z.optional(z.enum(["owing", "overpaid"])),
});
export type OrderFilter = z.infer<typeof orderFilter>;

/** `total`: what it costs. An order whose price is not frozen yet comes last. */
export const orderSort = z.enum(["created", "contact", "deadline", "total"]);
export type OrderSort = z.infer<typeof orderSort>;

export const orderRow = z.object({
  id,
  reference: z.string(),
  state,
  contactName: z.string(),
  /** The categories of its entries, in the order of the event. */
  categories: z.array(code),
  places: z.int(),
  /** Null: the price is not frozen yet. */
  totalSatang: z.nullable(satang),
  /** What came for it, less what went back. */
  paidSatang: satang,
  createdAt: instantMs,
  /** When its hold ends, or the time to pay; null: nothing ends by the clock. */
  deadlineAt: z.nullable(instantMs),
  notes: z.int(),
});
export type OrderRow = z.infer<typeof orderRow>;

export const orderList = staffCall({
  name: "order-list",
  shows: ["order", "category"],
  summary: "Orders of an event in which something is chosen, filtered and sorted on the server, a window at a time.",
  right: seeing,
  params: z.object({
    eventId: idParam,
    ...orderFilter.shape,
    sort: z._default(orderSort, "created"),
    direction: z._default(z.enum(["asc", "desc"]), "desc"),
    offset,
    limit,
  }),
  data: z.array(orderRow),
  /** `states`: how many there are in each state, whichever state the filter asks for. */
  meta: z.object({ total: z.int(), states: stateCounts }),
});

const note = z.object({ id, at: instantMs, username: z.string(), note: z.string() });

export const orderRecord = z.object({
  ...orderRow.shape,
  event: eventSlug,
  language: order.shape.language,
  contact: order.shape.contact,
  /** Contacts, birth dates and medical notes are dots: the caller's rights do not reach them. */
  isMasked: z.boolean(),
  /** Where to send what has to be sent; null: nobody was asked. */
  shipping: order.shape.shipping,
  entries: order.shape.entries,
  files: order.shape.files,
  logos: order.shape.logos,
  quote: order.shape.quote,
  balance: order.shape.balance,
  transfers: order.shape.transfers,
  receipts: order.shape.receipts,
  timeline: order.shape.timeline,
  /** What staff wrote to each other, the newest first. */
  notes: z.array(note),
  /** The entries of the race that a confirmed order became. */
  raceEntries: z.array(
    z.object({
      id,
      category: code,
      bib: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      withdrawn: z.boolean(),
    }),
  ),
});
export type OrderRecord = z.infer<typeof orderRecord>;

export const orderGet = staffCall({
  name: "order-get",
  shows: ["order", "category", "entry", "transfer"],
  summary: "One order, whole; that personal data was seen is put on record.",
  right: seeing,
  params: z.object({ eventId: idParam, id: idParam }),
  data: orderRecord,
  meta: noMeta,
});

export const orderHistory = staffCall({
  name: "order-history",
  shows: ["order"],
  summary: "What became of an order and what staff did with it, the newest first.",
  right: seeing,
  params: z.object({ eventId: idParam, id: idParam }),
  data: z.array(
    z.object({
      at: instantMs,
      /** Null: its contact did it, or the clock. */
      username: z.nullable(z.string()),
      /** The name of a call of staff, or a step of the order; `begin`: its first. */
      action: z.union([z.enum([...orderSteps, "begin"]), z.string()]),
      before: z.nullable(z.record(z.string(), z.unknown())),
      after: z.nullable(z.record(z.string(), z.unknown())),
      reason: z.string(),
    }),
  ),
  meta: noMeta,
});

export const orderNoteSave = staffAction({
  name: "order-note-save",
  changes: ["order"],
  summary: "Adds a note of staff to an order; its contact never sees it.",
  right: editing,
  body: z.object({ eventId: id, id, note: staffText(1_000, 1) }),
  data: note,
});

/** Why staff do it; kept in the log. */
export const orderReason = staffText(500, 1);

export const orderCancel = staffAction({
  name: "order-cancel",
  changes: ["order", "entry", "category", "result"],
  summary:
    "Cancels an order: frees its places, and takes what it has become out of the race. Money that came for it stays in " +
    "its account until it is paid back.",
  right: editing,
  body: z.object({ eventId: id, id, reason: orderReason }),
  data: z.object({ state }),
  /** `fixed`: it is cancelled or refunded already. */
  refuses: { fixed: "whole", has_reads: "whole" },
});

export const orderLinkSend = staffAction({
  name: "order-link-send",
  changes: ["order"],
  summary: "Mails the private link of an order to its contact; at wish, every link and key of before ends.",
  right: editing,
  body: z.object({ eventId: id, id, endEarlier: z.boolean() }),
  data: z.null(),
  /** `required`: the contact gave no e-mail address. */
  refuses: { required: "whole" },
});

export const orderFree = staffAction({
  name: "order-free",
  changes: ["order", "entry", "category", "result"],
  summary: "Takes the whole price off an order that waits for its payment, with a reason; it is confirmed at once.",
  right: editing,
  body: z.object({ eventId: id, id, kind: z.enum(freeKinds), reason: orderReason }),
  data: z.object({ state }),
  /** `fixed`: it does not wait for its payment. */
  refuses: { fixed: "whole" },
});

export const staffOrderCalls: readonly Endpoint[] = [
  orderList,
  orderGet,
  orderHistory,
  orderNoteSave,
  orderCancel,
  orderLinkSend,
  orderFree,
];
