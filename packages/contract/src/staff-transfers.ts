import { orderStates } from "@time-event/domain/orders/order-states";
import { slipCheckProblems } from "@time-event/domain/payments/slip-check";
import { transferWarnings } from "@time-event/domain/payments/transfer-warnings";
import * as z from "zod/mini";
import { staffAction, staffCall, staffDownload } from "./define-call.ts";
import { edited } from "./edited.ts";
import { id, idParam, instantMs, limit, offset, satang, searchText, text, typedInstantMs } from "./fields.ts";
import { paymentAccount } from "./payment-channels.ts";
import { slip, transferReason, transferState } from "./order-payments.ts";
import { parts, payableOrder } from "./payable-orders.ts";
import { paidSatang } from "./transfers.ts";
import { staffText } from "./staff-text.ts";

// What staff do with transfers: a queue in which no two people look at the same one, and decisions that can be reversed.

const source = z.enum(["slip", "statement", "staff"]);

const transferRow = z.object({
  id,
  eventId: id,
  event: text,
  /** Of the order that it was handed in for. */
  reference: z.string(),
  contactName: z.string(),
  source,
  state: transferState,
  claimedSatang: satang,
  receivedSatang: z.nullable(satang),
  /** What is still owed by all orders that it is for. */
  owedSatang: satang,
  paidAt: z.nullable(instantMs),
  sentAt: instantMs,
  bankCode: z.nullable(z.string()),
  bankReference: z.nullable(z.string()),
  /** Who looks at it now; null: nobody. */
  takenBy: z.nullable(z.string()),
  decidedAt: z.nullable(instantMs),
  decidedBy: z.nullable(z.string()),
});
export type TransferRow = z.infer<typeof transferRow>;

const transferOrder = z.object({
  id,
  eventId: id,
  reference: z.string(),
  state: z.enum(orderStates),
  contactName: z.string(),
  createdAt: instantMs,
  deadlineAt: z.nullable(instantMs),
  /** Null: its contact has not confirmed it, so it has no price. */
  totalSatang: z.nullable(satang),
  owedSatang: satang,
  overpaidSatang: satang,
  /** What of this transfer counts for this order. */
  countedSatang: satang,
});

export const staffTransfer = z.object({
  ...transferRow.shape,
  ...edited.shape,
  slip: z.nullable(slip),
  receivedAt: z.nullable(instantMs),
  reason: z.nullable(transferReason),
  note: z.string(),
  /** Until when whoever looks at it has it for themselves. */
  takenUntil: z.nullable(instantMs),
  /** What a slip-verification service said; null: none was asked, or it has not answered yet. */
  check: z.nullable(
    z.object({
      service: z.string(),
      /** `unknown`: the service knows no such payment; `unreadable`: it says what no payment is. */
      result: z.enum(["right", "wrong", "unknown", "unreadable"]),
      amountSatang: z.nullable(satang),
      paidAt: z.nullable(instantMs),
      /** The receiver's numbers, as far as the service shows them. */
      receiver: z.string(),
      problems: z.array(z.enum(slipCheckProblems)),
      checkedAt: instantMs,
    }),
  ),
  /** The accounts that its event is paid into. */
  accounts: z.array(paymentAccount),
  /** Who last took back that its money came, and why; null: nobody has. No line that was imported before verifies it again. */
  takenBack: z.nullable(z.object({ at: instantMs, by: z.string(), reason: z.string() })),
  /** What to look at twice. */
  warnings: z.array(z.enum(transferWarnings)),
  /** The orders that it is for; the one that it was handed in for comes first. */
  orders: z.array(transferOrder),
  /** Other transfers with the same reference or picture. */
  alike: z.array(z.object({ id, eventId: id, reference: z.string(), state: transferState, sentAt: instantMs })),
});
export type StaffTransfer = z.infer<typeof staffTransfer>;

const atEvent = "event" as const;
const anywhere = "anywhere" as const;

export const transferList = staffCall({
  name: "transfer-list",
  shows: ["transfer", "order"],
  summary: "Transfers of the events that the caller may see: those that wait come oldest first, others newest first.",
  right: { permission: "payments_view", at: anywhere },
  params: z.object({
    eventId: z.optional(idParam),
    state: z.optional(transferState),
    /** A part of a reference, of the bank's or of the order's, or of the contact's name. */
    text: z.optional(searchText),
    offset,
    limit,
  }),
  data: z.array(transferRow),
  /** `waiting`: how many of these events wait for a person. */
  meta: z.object({ total: z.int(), waiting: z.int() }),
});

export const transferGet = staffCall({
  name: "transfer-get",
  shows: ["transfer", "order"],
  summary: "One transfer beside its orders, with everything that does not fit.",
  right: { permission: "payments_view", at: atEvent },
  params: z.object({ eventId: idParam, id: idParam }),
  data: staffTransfer,
  meta: z.object({}),
});

export const transferOrderList = staffCall({
  name: "transfer-order-list",
  shows: ["order", "transfer"],
  summary:
    "Which other orders of the event a transfer may be for: by words of its contact or its reference, a telephone number or an " +
    "amount owed; without words, those of the same contact that owe something. At most 20.",
  right: { permission: "payments_verify", at: atEvent },
  params: z.object({ eventId: idParam, id: idParam, text: z.optional(searchText) }),
  data: z.array(payableOrder),
  meta: z.object({}),
});

export const transferPicture = staffDownload({
  name: "transfer-picture",
  shows: ["transfer"],
  summary: "The picture of a transfer's slip.",
  mediaTypes: ["image/webp"],
  right: { permission: "payments_view", at: atEvent },
  params: z.object({ eventId: idParam, id: idParam }),
});

export const transferClaim = staffAction({
  name: "transfer-claim",
  changes: ["transfer"],
  summary: "Takes a transfer, or the next one that waits, for some minutes, so that nobody else looks at it meanwhile.",
  right: { permission: "payments_verify", at: anywhere },
  body: z.object({
    /** Null: the next one. */
    id: z.nullable(id),
    /** Only of this event. */
    eventId: z.optional(id),
    /** Those that the caller has already, or does not want now. */
    except: z._default(z.array(id).check(z.maxLength(500)), []),
    /** One that the caller gives back. */
    letGo: z.optional(id),
  }),
  /** Null: none waits. */
  data: z.object({ transfer: z.nullable(staffTransfer), waiting: z.int() }),
  refuses: { looked_at: "whole", unknown: "field" },
});

const note = z._default(staffText(500), "");

export const transferDecide = staffAction({
  name: "transfer-decide",
  changes: ["transfer", "order", "entry", "result"],
  summary: "Verifies a transfer (an order that is paid by it is confirmed), refuses it, or asks for another slip.",
  right: { permission: "payments_verify", at: atEvent },
  body: z.object({
    eventId: id,
    id,
    revision: edited.shape.revision,
    decision: z.discriminatedUnion("kind", [
      z.object({
        kind: z.literal("verify"),
        receivedSatang: paidSatang,
        receivedAt: z._default(z.nullable(typedInstantMs), null),
        /** What its orders owed when the caller looked; refused if that has changed since. Left out: not compared. */
        owedSatang: z.optional(satang),
        /** What of it is for which order; left out: each gets what it owes, and the first one what is left. */
        parts: z.optional(parts),
      }),
      z.object({ kind: z.literal("refuse"), reason: transferReason, note }),
      z.object({ kind: z.literal("askAgain"), reason: transferReason, note }),
    ]),
  }),
  data: staffTransfer,
  refuses: {
    looked_at: "whole",
    fixed: "whole",
    changed_since: "whole",
    unknown: "field",
    parts_differ: "field",
  },
});

export const transferReverse = staffAction({
  name: "transfer-reverse",
  changes: ["transfer", "order"],
  summary: "Takes a decision back: counter-entries take its lines out of the accounts, and the transfer waits again.",
  right: { permission: "payments_verify", at: atEvent },
  body: z.object({
    eventId: id,
    id,
    revision: edited.shape.revision,
    reason: staffText(500, 1),
  }),
  data: staffTransfer,
  refuses: { looked_at: "whole", fixed: "whole", slip_used: "whole", refunded_since: "whole" },
});

export const transferCalls = [
  transferList,
  transferGet,
  transferOrderList,
  transferPicture,
  transferClaim,
  transferDecide,
  transferReverse,
] as const;
