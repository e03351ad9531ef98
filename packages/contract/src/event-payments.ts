import { payHours } from "@time-event/domain/orders/deadlines";
import { addressShare, entriesOfOrder } from "@time-event/domain/orders/order-limits";
import { satangTails } from "@time-event/domain/orders/satang-tail";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { edited, nameText } from "./edited.ts";
import { noMeta } from "./endpoint.ts";
import { id, idParam, revision, text } from "./fields.ts";
import { accountRefusals, payeeProof, payeeRefusals, paymentAccount, paymentChannel } from "./payment-channels.ts";

const satangTail = z.enum(satangTails);

/** How an event is paid. */
const eventPayment = z.object({
  /** Accounts of this event alone, in the order in which payers see them, before all others. */
  own: z.array(paymentChannel),
  /** Every channel of the installation that takes payments, and those that the event has chosen, in their order. */
  channels: z.array(z.object({ id, name: text, account: paymentAccount, active: z.boolean(), isDefault: z.boolean() })),
  /** Those that the event has chosen. An event is paid into no other account of the installation. */
  channelIds: z.array(id),
  /** Some satang that are added to each price, or taken from it, so that no two open orders owe the same. */
  satangTail,
  /** How many hours a registration may be paid from its confirmation on. It holds for those that are confirmed later. */
  payHours: z.int(),
  /** How many entries an order has at most. */
  mostEntries: z.int(),
  /** Which part of the places of a category unpaid orders of one address take at most, in percent. */
  addressShare: z.int(),
  ...edited.shape,
});
export type EventPayment = z.infer<typeof eventPayment>;

export const eventPaymentGet = staffCall({
  name: "event-payment-get",
  shows: ["payment_channel"],
  summary: "How an event is paid; revision 0: nobody has chosen yet.",
  right: { permission: "events_view", at: "event" },
  params: z.object({ eventId: idParam }),
  data: eventPayment,
  meta: noMeta,
});

export const eventPaymentSave = staffAction({
  name: "event-payment-save",
  changes: ["payment_channel"],
  limited: true,
  summary:
    "Chooses how an event is paid: by which channels of the installation, whether satang tell payers apart, how long it may be paid, and how much unpaid orders take. Other channels need the caller's password once payers were told.",
  right: { permission: "events_edit", at: "event" },
  body: z.object({
    eventId: id,
    channelIds: z.array(id).check(z.maxLength(100)),
    /** Left out: as it was. */
    satangTail: z.optional(satangTail),
    /** Left out: as it was. */
    payHours: z.optional(z.int().check(z.gte(payHours.least), z.lte(payHours.most))),
    /** Left out: as it was. */
    mostEntries: z.optional(z.int().check(z.gte(entriesOfOrder.least), z.lte(entriesOfOrder.most))),
    /** Left out: as it was. */
    addressShare: z.optional(z.int().check(z.gte(addressShare.least), z.lte(addressShare.most))),
    password: payeeProof,
    revision,
  }),
  data: eventPayment,
  refuses: { unknown: "field", ...payeeRefusals },
});

export const eventChannelSave = staffAction({
  name: "event-channel-save",
  changes: ["payment_channel"],
  limited: true,
  summary:
    "Adds an account of this event alone (id null), or changes it. The event is paid into it at once; this needs the caller's password once payers were told where to pay.",
  right: { permission: "events_edit", at: "event" },
  body: z.object({
    eventId: id,
    id: z.nullable(id),
    name: nameText,
    account: paymentAccount,
    active: z.boolean(),
    password: payeeProof,
    revision,
  }),
  data: paymentChannel,
  refuses: { ...accountRefusals, ...payeeRefusals },
});

export const eventChannelDelete = staffAction({
  name: "event-channel-delete",
  changes: ["payment_channel"],
  removes: true,
  summary: "Removes an account of this event alone, as long as nobody was told to pay into it.",
  right: { permission: "events_edit", at: "event" },
  body: z.object({ eventId: id, id, revision }),
  data: z.null(),
  refuses: { in_use: "whole" },
});

export const eventPaymentCalls = [eventPaymentGet, eventPaymentSave, eventChannelSave, eventChannelDelete] as const;
