import { statementColumns } from "@time-event/domain/statements/statement-columns";
import * as z from "zod/mini";
import { staffCall, staffUpload } from "./define-call.ts";
import { type Endpoint, noMeta, noParams } from "./endpoint.ts";
import { day, id, idParam, instantMs, satang, text } from "./fields.ts";
import { paymentAccount } from "./payment-channels.ts";

// Statements of the organiser's accounts: CSV or XLSX with a mapping that is kept, MT940, CAMT.053.

const verifying = { permission: "payments_verify", at: "installation" } as const;

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

export const statementCalls: readonly Endpoint[] = [statementPreview, statementImport, statementList];
