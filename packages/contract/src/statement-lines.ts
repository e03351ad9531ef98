import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { type Endpoint, noMeta } from "./endpoint.ts";
import { day, id, idParam, inDigits, instantMs, limit, offset, satang, searchText } from "./fields.ts";
import { parts, payableOrder } from "./payable-orders.ts";

// Money on statements that nothing explains: a person says whose it is.

const verifying = { permission: "payments_verify", at: "installation" } as const;
const seeing = { permission: "payments_view", at: "installation" } as const;

/** That of the line as it was seen. */
const seenRevision = z.int().check(z.gte(0));

const storedLine = z.object({
  id,
  bookedOn: day,
  bookedAt: z.nullable(instantMs),
  amountSatang: satang,
  text: z.string(),
  fileName: z.string(),
  /** A transfer that a person took this line off, or counted another sum for: only a person says whose it is. */
  transferId: z.nullable(id),
  /** Grows when it is set aside or that is taken back. */
  revision: z.int(),
  /** Why it belongs to no registration, and who said so; null: it waits for a person. */
  notOurs: z.nullable(z.object({ reason: z.string(), by: z.string(), at: instantMs })),
});

export const statementLineList = staffCall({
  name: "statement-line-list",
  shows: ["statement", "transfer"],
  summary:
    "Money on statements that pays nothing that we know of, or that was set aside as not ours, the oldest first.",
  right: seeing,
  params: z.object({
    offset,
    limit,
    is: z._default(z.enum(["unmatched", "not_ours"]), "unmatched"),
    /** When it was booked; left out: on any day. */
    day: z.optional(day),
  }),
  data: z.array(storedLine),
  meta: z.object({ total: z.int(), totalSatang: satang }),
});

export const statementLineOrderList = staffCall({
  name: "statement-line-order-list",
  shows: ["order", "transfer"],
  summary:
    "Which orders a line of a statement may pay: by words of its contact or its reference, a telephone number or an amount owed; " +
    "without words, those that owe exactly as much. At most 20; first those that owe as much and are paid into its account.",
  right: verifying,
  params: z.object({ id: idParam, text: z.optional(searchText) }),
  data: z.array(payableOrder),
  meta: noMeta,
});

export const statementLineAssign = staffAction({
  name: "statement-line-assign",
  changes: ["statement", "transfer", "order", "entry", "result"],
  summary: "Says which order a line of a statement pays, where no reference does, or divides it between several.",
  right: verifying,
  body: z.object({
    id,
    /** The order's; left out: it is divided. */
    reference: z.optional(z.string().check(inDigits, z.minLength(1), z.maxLength(20))),
    /** What of it is for which order; they add up to the line. */
    parts: z.optional(parts.check(z.minLength(1))),
  }),
  data: z.object({ transferId: id }),
  refuses: { required: "field", unknown: "field", parts_differ: "field", fixed: "whole", changed_since: "whole" },
});

export const statementLineSetAside = staffAction({
  name: "statement-line-set-aside",
  changes: ["statement"],
  summary:
    "Says that money on a statement belongs to no registration, and why: it waits for nobody any more and is counted apart. " +
    "Sent again, it changes nothing; of a line that somebody changed meanwhile it is refused.",
  right: verifying,
  body: z.object({ id, seenRevision, reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  data: z.object({ id }),
  refuses: { unknown: "field", fixed: "whole", changed_since: "whole" },
});

export const statementLineReturn = staffAction({
  name: "statement-line-return",
  changes: ["statement"],
  summary:
    "Takes back that money on a statement is not ours: it waits for a person again. Sent again, it changes nothing; " +
    "of a line that somebody changed meanwhile it is refused.",
  right: verifying,
  body: z.object({ id, seenRevision }),
  data: z.object({ id }),
  refuses: { unknown: "field", changed_since: "whole" },
});

export const statementLineCalls: readonly Endpoint[] = [
  statementLineList,
  statementLineOrderList,
  statementLineAssign,
  statementLineSetAside,
  statementLineReturn,
];
