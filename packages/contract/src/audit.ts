import { isTimeZone } from "@time-event/domain/race/time-zone";
import * as z from "zod/mini";
import { staffCall, staffDownload } from "./define-call.ts";
import { noMeta, noParams } from "./endpoint.ts";
import { code, idParam, inDigits, instantMs, instantParam, text } from "./fields.ts";
import { nouns } from "./nouns.ts";

const right = { permission: "audit_view", at: "installation" } as const;

/** Audit entries are numbered 1, 2, 3, … in the order in which the changes were committed. */
const seq = z.int().check(z.gte(1));
const seqParam = z.coerce.number().check(z.int(), z.gte(0));
const username = z.string().check(z.maxLength(254));
/** The fewest letters that a search takes. */
export const shortestSearch = 3;

/** Which audit entries: all that meet every one of these conditions. */
const auditFilter = z.object({
  /** Anywhere in an audit entry. A shorter text would search through all of a million entries. */
  text: z.optional(z.string().check(inDigits, z.minLength(shortestSearch), z.maxLength(80))),
  username: z.optional(username),
  action: z.optional(code),
  kind: z.optional(code),
  eventId: z.optional(idParam),
  /** From this instant on, and before the next one. */
  from: z.optional(instantParam),
  until: z.optional(instantParam),
});

const fields = z.record(z.string(), z.unknown());

const auditRow = z.object({
  seq,
  at: instantMs,
  username,
  address: z.string(),
  action: z.string(),
  event: z.nullable(z.object({ id: z.int(), name: z.nullable(text) })),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  /** Names of the fields that were changed, added or removed. */
  changed: z.array(z.string()),
  reason: z.string(),
});
export type AuditRow = z.infer<typeof auditRow>;

const auditEntry = z.object({
  ...auditRow.shape,
  before: z.nullable(fields),
  after: z.nullable(fields),
});
export type AuditEntry = z.infer<typeof auditEntry>;

// every change adds an audit entry: its lists show all nouns
export const auditList = staffCall({
  name: "audit-list",
  shows: nouns,
  summary: "Who changed what, newest first: audit entries before number `before`.",
  right,
  params: z.object({
    ...auditFilter.shape,
    before: z.optional(seqParam),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
  }),
  data: z.array(auditRow),
  /** Whether there are older ones. */
  meta: z.object({ hasMore: z.boolean() }),
});

export const auditGet = staffCall({
  name: "audit-get",
  shows: ["event"],
  summary: "One audit entry with the values before and after the change, and the hash that seals it.",
  right,
  params: z.object({ seq: seqParam }),
  data: z.object({ ...auditEntry.shape, hash: z.string() }),
  meta: noMeta,
});

export const auditChoices = staffCall({
  name: "audit-choices",
  shows: nouns,
  summary: "The users, actions, kinds and events by which audit entries can be searched.",
  right,
  params: noParams,
  data: z.object({
    usernames: z.array(z.string()),
    actions: z.array(z.string()),
    kinds: z.array(z.string()),
    events: z.array(z.object({ id: z.int(), name: text })),
  }),
  meta: noMeta,
});

/** A file has at most so many lines: spreadsheet programs cope badly with more. */
export const mostExported = 50_000;

export const auditExport = staffDownload({
  name: "audit-export",
  shows: nouns,
  summary: `The newest ${mostExported} audit entries that match, as CSV, in the words of the screen. Programs read \`audit-list\`.`,
  mediaTypes: ["text/csv"],
  right,
  params: z.object({
    ...auditFilter.shape,
    language: z._default(z.enum(["th", "en"]), "th"),
    /** In which the file says when: the log tells of many events. */
    timeZone: z._default(z.string().check(z.refine(isTimeZone)), "Asia/Bangkok"),
  }),
});

/** How an audit entry shows that somebody tampered with the log. */
export const auditDamage = z.enum([
  /** Its text does not match its hash. */
  "altered",
  /** It does not continue the entry before it: one of the two was replaced. */
  "unlinked",
  /** There is no entry with this number, though there are later ones or the head says there is one. */
  "missing",
  /** It was added behind the entry that the head names as the last. */
  "added",
  /** Outside of the database another hash was noted for this number: the log was rewritten up to here. */
  "rewritten",
]);
export type AuditDamage = z.infer<typeof auditDamage>;

export const auditCheck = staffCall({
  name: "audit-check",
  shows: nouns,
  summary: "Checks the next entries of the chain. Repeated from `checkedTo` and `hash` until it equals `last`.",
  right,
  params: z.object({
    after: z._default(seqParam, 0),
    /** Hash of the entry `after`, as the call before gave it. */
    hash: z._default(z.string().check(z.regex(/^$|^[0-9a-f]{64}$/)), ""),
  }),
  data: z.object({
    checkedTo: z.int(),
    hash: z.string(),
    last: z.int(),
    /** Null: all entries up to `checkedTo` are as they were written. */
    broken: z.nullable(z.object({ seq, damage: auditDamage })),
    /** How many of the hashes noted outside of the database were compared. */
    anchors: z.int(),
  }),
  meta: noMeta,
});
export type AuditCheck = z.infer<(typeof auditCheck)["data"]>;

export const auditOfSubject = staffCall({
  name: "audit-of-subject-list",
  shows: nouns,
  summary: "The history of one thing of an event, newest first.",
  right: { permission: "events_view", at: "event" },
  params: z.object({
    eventId: idParam,
    kind: code,
    id: z.string().check(z.minLength(1), z.maxLength(80)),
    before: z.optional(seqParam),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  }),
  data: z.array(
    z.object({
      ...auditEntry.shape,
      /** The values with the numbers of rows, where `before` and `after` name the rows: what is sent to take the change back. */
      stored: z.nullable(z.object({ before: z.nullable(fields), after: z.nullable(fields) })),
    }),
  ),
  meta: z.object({
    hasMore: z.boolean(),
    /** The caller may not see personal data: the reply names the changed fields and leaves out their values. */
    valuesHidden: z.boolean(),
  }),
});

export const auditCalls = [auditList, auditGet, auditChoices, auditExport, auditCheck, auditOfSubject];
