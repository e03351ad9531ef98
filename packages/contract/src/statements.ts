import { statementColumns } from "@time-event/domain/statements/statement-columns";
import * as z from "zod/mini";
import { staffAction, staffCall, staffUpload } from "./define-call.ts";
import { noMeta, noParams } from "./endpoint.ts";
import { day, id, idParam, instantMs, limit, offset, satang, searchText, text } from "./fields.ts";
import { parts, payableOrder } from "./payable-orders.ts";
import { paymentAccount } from "./payment-channels.ts";

// Statements of the organiser's accounts: CSV or XLSX with a mapping that is kept, MT940, CAMT.053.

const verifying = { permission: "payments_verify", at: "installation" } as const;
const seeing = { permission: "payments_view", at: "installation" } as const;

const column = z.nullable(z.enum(statementColumns));

const file = {
  /** The payment channel whose account it is. */
  channelId: idParam,
  fileName: z.string().check(z.minLength(1), z.maxLength(255)),
  /** Of a table, what each column is, with commas between them (`date,time,,in,text`); left out: as the last time, or guessed. */
  mapping: z.optional(
    z.pipe(
      z.string().check(z.maxLength(4_000)),
      z.pipe(
        z.transform((text: string) => text.split(",").map((each) => each || null)),
        z.array(column).check(z.maxLength(200)),
      ),
    ),
  ),
};

/** That of the line as it was seen. */
const seenRevision = z.int().check(z.gte(0));

const statementLine = z.object({
  bookedOn: day,
  /** Null: the statement has only the day. */
  bookedAt: z.nullable(instantMs),
  amountSatang: satang,
  text: z.string(),
  /** It was imported before, with this file or another. */
  isKnown: z.boolean(),
  /** The order that it pays, and how that was found; null: nothing that we know of. */
  match: z.nullable(z.object({ by: z.enum(["reference", "time", "sum"]), references: z.array(z.string()) })),
});

/** `incomingSatang` is the sum of all lines that bring money and were not imported before. */
const counts = z.object({
  lines: z.int(),
  /** Rows of a table with a day and an amount, one of which could not be read: their money is not in the lines. */
  unread: z.int(),
  known: z.int(),
  incoming: z.int(),
  incomingSatang: satang,
  outgoing: z.int(),
  matched: z.int(),
  matchedSatang: satang,
});

const refuses = {
  unknown: "field",
  unreadable_file: "whole",
  old_excel: "whole",
  too_large_inside: "whole",
  too_many_lines: "whole",
  no_header: "whole",
  mapping_incomplete: "field",
} as const;

const largestBytes = 10_000_000;

export const statementPreview = staffUpload({
  name: "statement-preview",
  changes: [],
  summary: "Reads a statement and says what each line would pay; stores nothing.",
  right: verifying,
  largestBytes,
  params: z.object(file),
  data: z.object({
    format: z.enum(["table", "mt940", "camt"]),
    /** Of a table; empty otherwise. */
    header: z.array(z.string()),
    mapping: z.array(column),
    samples: z.array(z.array(z.string())),
    counts,
    /** At most 500: those that are new first. */
    lines: z.array(statementLine),
  }),
  refuses,
});

export const statementImport = staffUpload({
  name: "statement-import",
  changes: ["transfer", "order", "entry", "result", "statement"],
  summary:
    "Stores the lines of a statement that are new, and verifies what they pay. The same line is never stored twice.",
  right: verifying,
  largestBytes,
  params: z.object({
    ...file,
    /** How many new lines the preview said. */
    expectNew: z.coerce.number().check(z.int(), z.gte(0)),
    /** How many rows it could not read: who imports says that they know of them. */
    expectUnread: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
  }),
  data: z.object({ stored: z.int(), verified: z.int(), verifiedSatang: satang }),
  refuses: { ...refuses, changed_since: "whole" },
});

const importedStatement = z.object({
  id,
  fileName: z.string(),
  /** Null: the channel was removed since. */
  channelId: z.nullable(id),
  channel: z.nullable(text),
  importedAt: instantMs,
  importedBy: z.string(),
  /** Lines that were new with it, those that bring money, and of these those that pay nothing that we know of. */
  lines: z.int(),
  incoming: z.int(),
  unmatched: z.int(),
});
export type ImportedStatement = z.infer<typeof importedStatement>;

export const statementList = staffCall({
  name: "statement-list",
  shows: ["statement", "transfer", "payment_channel"],
  summary: "The accounts whose statements can be imported, and the last 50 statements that were, the newest first.",
  right: verifying,
  params: noParams,
  data: z.object({
    accounts: z.array(z.object({ channelId: id, name: text, account: paymentAccount, isDefault: z.boolean() })),
    statements: z.array(importedStatement),
  }),
  meta: noMeta,
});

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
    reference: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(20))),
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

export const reconciliationGet = staffCall({
  name: "reconciliation-get",
  shows: ["statement", "transfer", "refund"],
  summary: "A day's money: what the accounts of orders say, what the statements say, and what explains the difference.",
  right: seeing,
  params: z.object({ day }),
  data: z.object({
    day,
    /** Lines of accounts that were written on this day. They add up to `netSatang`. */
    accounts: z.object({
      paymentsSatang: satang,
      /** Counter-entries of payments, as a negative sum. */
      takenBackSatang: satang,
      refundsSatang: satang,
      netSatang: satang,
      /** How the payments came, at the desk or by a bank; their sums add up to those above. */
      ways: z.array(
        z.object({ way: z.enum(["bank", "cash", "card"]), paymentsSatang: satang, takenBackSatang: satang }),
      ),
    }),
    /** Lines of statements that were booked on this day and bring money. `matched` + `unmatched` + `notOurs` = `total`. */
    statements: z.object({
      totalSatang: satang,
      matchedSatang: satang,
      unmatchedSatang: satang,
      /** Set aside by a person: it belongs to no registration. */
      notOursSatang: satang,
    }),
    /** Of the payments that were verified on this day and stand, those that no statement has shown yet. */
    withoutStatementSatang: satang,
    /** Payments by event. */
    events: z.array(z.object({ eventId: id, slug: z.string(), name: text, netSatang: satang })),
  }),
  meta: noMeta,
});

export const statementCalls = [
  statementPreview,
  statementImport,
  statementList,
  statementLineList,
  statementLineOrderList,
  statementLineAssign,
  statementLineSetAside,
  statementLineReturn,
  reconciliationGet,
] as const;
