import { freeKinds } from "@time-event/domain/orders/free-places";
import { orderStates } from "@time-event/domain/orders/order-states";
import { deskMethods } from "@time-event/domain/payments/desk-methods";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { type Endpoint, noMeta } from "./endpoint.ts";
import { id, idParam, satang, typedCode } from "./fields.ts";
import { chosenAddOns } from "./order-choices.ts";
import { orderContact, shippingAddress } from "./order-contact.ts";
import { offered } from "./order-offers.ts";
import { orderPlayer } from "./order-player.ts";
import { orderQuote } from "./order-quote.ts";
import { ofAddOns, ofAnswers, ofContact, ofEntry, ofNumbers, ofPlaces } from "./order-refusals.ts";
import { orderLanguage } from "./orders.ts";
import { staffText } from "./staff-text.ts";

// Orders that staff make: for somebody on the telephone, at the desk on the day, for guests and sponsors.

const editing = { permission: "registrations_edit", at: "event" } as const;

const entries = z
  .array(
    z.object({
      category: typedCode,
      /** In which group of its category it starts; null: staff choose later. */
      wave: z._default(z.nullable(id), null),
      /** The name of a team. */
      team: z._default(z.string().check(z.trim(), z.maxLength(120)), ""),
      players: z.array(orderPlayer).check(z.minLength(1), z.maxLength(100)),
    }),
  )
  .check(z.minLength(1), z.maxLength(20));

/** What concerns the whole order. */
const whole = {
  /** What is chosen once for the whole order. */
  addOns: z._default(chosenAddOns, []),
  /** Where to send what has to be sent. */
  shipping: z._default(z.nullable(shippingAddress), null),
};

const ofForm = {
  event_archived: "whole",
  required: "field",
  bad_date: "field",
  born_after_race: "field",
  ...ofContact,
  ...ofAnswers,
  ...ofNumbers,
  ...ofAddOns,
  ...ofEntry,
} as const;

export const orderOfferList = staffCall({
  name: "order-offer-list",
  shows: ["category", "entry", "add_on", "question", "policy", "payment_channel"],
  summary: "What an event sells and asks, with its hidden categories, whatever its state is.",
  right: { permission: "registrations_view", at: "event" },
  params: z.object({ eventId: idParam }),
  data: offered,
  meta: noMeta,
});

export const orderPricePreview = staffAction({
  name: "order-price-preview",
  changes: [],
  summary:
    "What an order that staff are typing would cost now, and everything that is wrong with it: there are not enough places, too. " +
    "Stores nothing.",
  right: editing,
  body: z.object({ eventId: id, entries, ...whole }),
  data: orderQuote,
  refuses: { ...ofForm, ...ofPlaces },
});

export const orderCreate = staffAction({
  name: "order-create",
  changes: ["order", "entry", "category", "result", "transfer"],
  summary:
    "Makes an order on behalf of somebody, whether or not the public may enter now: to be paid later like any other, paid at " +
    "the desk, or free of charge. The latter two are confirmed at once. The same form sent twice makes one order.",
  right: editing,
  body: z.object({
    eventId: id,
    /** Made by the client, once for each form. */
    formId: z.uuid(),
    contact: orderContact,
    language: orderLanguage,
    entries,
    ...whole,
    /** They accepted what is in force, on paper or by word. */
    hasConsented: z.boolean(),
    payment: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("later") }),
      z.object({ kind: z.literal("desk"), method: z.enum(deskMethods) }),
      z.object({ kind: z.literal("free"), as: z.enum(freeKinds) }),
    ]),
    /** The price that staff saw, before it is taken off. */
    totalSatang: satang,
    /** Why; kept in the log and as a note. Places that are free need one. */
    note: z._default(staffText(500), ""),
  }),
  data: z.object({ id, reference: z.string(), state: z.enum(orderStates) }),
  /** `changed_since`: the price is another one by now. */
  refuses: { ...ofForm, ...ofPlaces, changed_since: "field" },
});

export const deskOrderCalls: readonly Endpoint[] = [orderOfferList, orderPricePreview, orderCreate];
