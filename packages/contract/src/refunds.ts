import { orderStates } from "@time-event/domain/orders/order-states";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { edited } from "./edited.ts";
import { digitsUpTo, id, idParam, instantMs, limit, offset, satang, text } from "./fields.ts";
import { formId } from "./form-id.ts";
import { paidSatang } from "./transfers.ts";
import { staffText } from "./staff-text.ts";

// Money without a place: it is never forgotten. Each gets its place again, or goes back.

const seeing = { permission: "payments_view", at: "anywhere" } as const;
const verifying = { permission: "payments_verify", at: "event" } as const;

const latePayment = z.object({
  orderId: id,
  eventId: id,
  event: text,
  reference: z.string(),
  contactName: z.string(),
  state: z.enum(orderStates),
  /** Null: it has no price any more. */
  totalSatang: z.nullable(satang),
  /** What was paid and not refunded. */
  paidSatang: satang,
  places: z.int(),
  /** When its accounts changed last; null: never. */
  lastPaidAt: z.nullable(instantMs),
  /** `place_again`: all of its places are free now. `collect`: it keeps its places and owes again. */
  proposal: z.enum(["place_again", "refund", "collect"]),
  /** Refunds of so much are asked for or approved, and not transferred yet. */
  pendingSatang: satang,
  /** What one person has refunded of it alone: with more of it than 2,000 baht in sum, a second person approves first. */
  refundedAloneSatang: satang,
});
export type LatePayment = z.infer<typeof latePayment>;

export const latePaymentList = staffCall({
  name: "late-payment-list",
  shows: ["transfer", "order", "refund"],
  summary:
    "Orders whose money and places do not fit: money without places, more than they cost, or places that are not paid any more. The oldest first.",
  right: seeing,
  params: z.object({ eventId: z.optional(idParam), orderId: z.optional(idParam), offset, limit }),
  data: z.array(latePayment),
  meta: z.object({ total: z.int() }),
});

export const latePaymentPlace = staffAction({
  name: "late-payment-place",
  changes: ["order", "entry", "result", "transfer"],
  summary: "Gives an order that was paid too late its places again, and confirms it.",
  right: verifying,
  body: z.object({ eventId: id, orderId: id }),
  data: z.object({ state: z.enum(orderStates) }),
  /** Every cause why it cannot have its places again. */
  refuses: {
    unknown: "field",
    fixed: "whole",
    category_full: "whole",
    places_held: "whole",
    wave_full: "whole",
    sold_out: "whole",
    code_used: "whole",
    code_used_up: "whole",
    already_entered: "whole",
    held_by_order: "whole",
    may_not_enter: "whole",
  },
});

const refund = z.object({
  id,
  eventId: id,
  orderId: id,
  reference: z.string(),
  contactName: z.string(),
  amountSatang: satang,
  reason: z.string(),
  account: z.string(),
  /**
   * `proposed`: a second person has to approve it. `approved`: now it is to be transferred; the accounts do not have it yet.
   * `taken_back`: it was paid by mistake or not at all; a counter-entry says so.
   */
  state: z.enum(["proposed", "approved", "paid", "refused", "taken_back"]),
  askedBy: z.string(),
  askedAt: instantMs,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instantMs),
  /** Who took it back, and why; null: nobody. */
  takenBack: z.nullable(z.object({ at: instantMs, by: z.string(), reason: z.string() })),
  ...edited.shape,
});
export type Refund = z.infer<typeof refund>;

export const refundList = staffCall({
  name: "refund-list",
  shows: ["refund"],
  summary: "Refunds, the newest first.",
  right: seeing,
  params: z.object({ eventId: z.optional(idParam), state: z.optional(refund.shape.state), offset, limit }),
  data: z.array(refund),
  meta: z.object({ total: z.int() }),
});

export const refundSave = staffAction({
  name: "refund-save",
  changes: ["refund", "order", "transfer"],
  summary:
    "Records a refund that was transferred. Above 2,000 baht it asks for one: a second person approves it first.",
  right: verifying,
  body: z.object({
    eventId: id,
    orderId: id,
    /** Chosen by the caller for one form: sent again, whatever became of the reply, it records no second refund. */
    formId,
    /** How much could go back when the form was shown; if it is another sum by now, nothing is recorded. */
    leftSatang: z.optional(satang),
    amountSatang: paidSatang,
    reason: staffText(500, 1),
    /** Where the money went or goes. */
    account: digitsUpTo(200),
  }),
  data: refund,
  refuses: { unknown: "field", more_than_paid: "field", changed_since: "whole", fixed: "whole" },
});

export const refundDecide = staffAction({
  name: "refund-decide",
  changes: ["refund", "order", "transfer"],
  summary:
    "Approves or refuses a refund that somebody else asked for. Nothing is paid by that: one that is approved can be refused until it is.",
  right: verifying,
  body: z.object({ eventId: id, id, revision: edited.shape.revision, approve: z.boolean() }),
  data: refund,
  refuses: { fixed: "whole", same_person: "whole", more_than_paid: "whole" },
});

export const refundPay = staffAction({
  name: "refund-pay",
  changes: ["refund", "order", "transfer"],
  summary: "Records that an approved refund was transferred.",
  right: verifying,
  body: z.object({ eventId: id, id, revision: edited.shape.revision }),
  data: refund,
  refuses: { fixed: "whole", more_than_paid: "whole" },
});

export const refundReverse = staffAction({
  name: "refund-reverse",
  changes: ["refund", "order", "transfer"],
  summary: "Takes a refund back whose money did not go: a counter-entry puts it into the accounts of its order again.",
  right: verifying,
  body: z.object({ eventId: id, id, revision: edited.shape.revision, reason: staffText(500, 1) }),
  data: refund,
  refuses: { fixed: "whole" },
});

export const refundCalls = [
  latePaymentList,
  latePaymentPlace,
  refundList,
  refundSave,
  refundDecide,
  refundPay,
  refundReverse,
] as const;
