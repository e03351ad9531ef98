import * as z from "zod/mini";
import { noMeta, noParams, staffCall, staffDownload } from "./endpoint.ts";
import { code, idParam, instantMs, text } from "./fields.ts";
import { nouns } from "./nouns.ts";

const right = { permission: "audit_view", at: "installation" } as const;

/** Entries are numbered 1, 2, 3, …, in the order in which the changes came true. */
const seq = z.int().check(z.gte(1));
const seqParam = z.coerce.number().check(z.int(), z.gte(0));
const username = z.string().check(z.maxLength(254));
/** Instants in a query come as text. */
const instantParam = z.coerce.number().check(z.int(), z.gte(0));

/** What is searched for has so many letters at least. */
export const shortestSearch = 3;

/** Which entries: all that meet every one of these. */
const auditFilter = z.object({
  /** Anywhere in an entry. Shorter ones would be looked for in all of a million entries. */
  text: z.optional(z.string().check(z.trim(), z.minLength(shortestSearch), z.maxLength(80))),
  username: z.optional(username),
  action: z.optional(code),
  kind: z.optional(code),
  eventId: z.optional(idParam),
  /** From this instant on, and before that one. */
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
  /** Names of what was changed, put in or taken out. */
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

// whatever is changed, the log has an entry more: its lists show all nouns
export const auditList = staffCall({
  name: "audit-list",
  shows: nouns,
  summary: "Who changed what, the newest first: entries before number `before`.",
  right,
  params: z.object({
    ...auditFilter.shape,
    before: z.optional(seqParam),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
  }),
  data: z.array(auditRow),
  /** Are there older ones? */
  meta: z.object({ hasMore: z.boolean() }),
});

export const auditGet = staffCall({
  name: "audit-get",
  shows: ["event"],
  summary: "One entry with what was there before and after, and the hash that seals it.",
  right,
  params: z.object({ seq: seqParam }),
  data: z.object({ ...auditEntry.shape, hash: z.string() }),
  meta: noMeta,
});

export const auditChoices = staffCall({
  name: "audit-choices",
  shows: nouns,
  summary: "The users, actions, kinds and events that entries can be searched by.",
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

/** More lines than a spreadsheet is comfortable with are not put into one file. */
export const mostExported = 50_000;

export const auditExport = staffDownload({
  name: "audit-export",
  shows: nouns,
  summary: `The newest ${mostExported} entries that match, as CSV.`,
  right,
  params: auditFilter,
});

/** How an entry shows that the log is not as it was written. */
export const auditDamage = z.enum([
  /** Its text and its hash do not go together. */
  "altered",
  /** It does not follow on the entry before it: that one was replaced, or this one. */
  "unlinked",
  /** There is no entry with this number, though there are later ones or the head says so. */
  "missing",
  /** It was put behind what the head says is the last. */
  "added",
  /** At this number, another hash was noted outside of the database: it was written anew up to here. */
  "rewritten",
]);
export type AuditDamage = z.infer<typeof auditDamage>;

export const auditCheck = staffCall({
  name: "audit-check",
  shows: nouns,
  summary: "Walks along the next entries of the chain. Repeated from `checkedTo` and `hash` until it equals `last`.",
  right,
  params: z.object({
    after: z._default(seqParam, 0),
    /** Of the entry `after`, as the call before gave it. */
    hash: z._default(z.string().check(z.regex(/^$|^[0-9a-f]{64}$/)), ""),
  }),
  data: z.object({
    checkedTo: z.int(),
    hash: z.string(),
    last: z.int(),
    /** Null: all is as it was written, up to `checkedTo`. */
    broken: z.nullable(z.object({ seq, damage: auditDamage })),
    /** How many hashes noted outside of the database were compared. */
    anchors: z.int(),
  }),
  meta: noMeta,
});
export type AuditCheck = z.infer<(typeof auditCheck)["data"]>;

export const auditOfSubject = staffCall({
  name: "audit-of-subject-list",
  shows: nouns,
  summary: "The history of one thing of an event, the newest first.",
  right: { permission: "events_view", at: "event" },
  params: z.object({
    eventId: idParam,
    kind: code,
    id: z.string().check(z.minLength(1), z.maxLength(80)),
    before: z.optional(seqParam),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  }),
  data: z.array(auditEntry),
  meta: z.object({
    hasMore: z.boolean(),
    /** The caller may not see personal data: what changed is named, the values are left out. */
    valuesHidden: z.boolean(),
  }),
});

export const auditCalls = [auditList, auditGet, auditChoices, auditExport, auditCheck, auditOfSubject];
