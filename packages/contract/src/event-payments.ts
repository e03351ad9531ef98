import { payHours } from "@time-event/domain/orders/deadlines";
import { satangTails } from "@time-event/domain/orders/satang-tail";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { edited } from "./edited.ts";
import { noMeta } from "./endpoint.ts";
import { id, idParam, revision, text } from "./fields.ts";
import { paymentAccount } from "./payment-channels.ts";

const satangTail = z.enum(satangTails);

/** How an event is paid. */
const eventPayment = z.object({
  /** Every channel that takes payments, and those that the event has chosen, in the order in which payers see them. */
  channels: z.array(z.object({ id, name: text, account: paymentAccount, active: z.boolean(), isDefault: z.boolean() })),
  /** Those that the event has chosen; none: all that take payments. */
  channelIds: z.array(id),
  /** Some satang that are added to each price, or taken from it, so that no two open orders owe the same. */
  satangTail,
  /** How many hours a registration may be paid from its confirmation on. It holds for those that are confirmed later. */
  payHours: z.int(),
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
  summary:
    "Chooses how an event is paid: by which channels (none: all of the installation), whether satang tell payers apart, and how long it may be paid.",
  right: { permission: "events_edit", at: "event" },
  body: z.object({
    eventId: id,
    channelIds: z.array(id).check(z.maxLength(100)),
    /** Left out: as it was. */
    satangTail: z.optional(satangTail),
    /** Left out: as it was. */
    payHours: z.optional(z.int().check(z.gte(payHours.least), z.lte(payHours.most))),
    revision,
  }),
  data: eventPayment,
  refuses: { unknown: "field" },
});

export const eventPaymentCalls = [eventPaymentGet, eventPaymentSave] as const;
