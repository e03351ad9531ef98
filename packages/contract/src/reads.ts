import { readChangeKinds } from "@time-event/domain/reads/read-changes";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import {
  code,
  durationMs,
  id,
  idParam,
  instantMs,
  instantParam,
  limit,
  text,
  textUpTo,
  typedCode,
  typedInstantMs,
} from "./fields.ts";

// The desk where staff look at the reads of an event and put them right. A read itself is never edited.

const right = { permission: "timing_work", at: "event" } as const;

/** What staff did with reads, and why. */
const readChange = z.object({
  id,
  kind: z.enum(readChangeKinds),
  reason: z.string(),
  by: z.string(),
  at: instantMs,
  undone: z.nullable(z.object({ by: z.string(), at: instantMs })),
  reads: z.int(),
});
export type ReadChange = z.infer<typeof readChange>;

const readChanged = z.object({ changeId: id, by: z.string(), at: instantMs, reason: z.string() });

const listedRead = z.object({
  id,
  checkpoint: code,
  bib: z.nullable(z.string()),
  chip: z.nullable(z.string()),
  /** What the device said. */
  at: instantMs,
  /** By which it counts: another instant where the clock of its source was wrong. */
  countsAt: instantMs,
  source: z.string(),
  device: z.string(),
  receivedAt: instantMs,
  /** Null: nobody has this bib or chip. */
  entry: z.nullable(z.object({ id, bib: z.string(), firstName: z.string(), lastName: z.string(), category: code })),
  /** `staff`: null if whoever entered it took it back. */
  voided: z.nullable(z.object({ at: instantMs, staff: z.nullable(readChanged) })),
  /** Whoever entered it took it back, whatever staff decided since. */
  takenBack: z.boolean(),
  /** By whom and why, if staff added it. */
  added: z.nullable(readChanged),
  /** The read that was moved to this bib. */
  replaces: z.nullable(id),
  /** The bib to which it was moved. */
  movedTo: z.nullable(z.string()),
});
export type ListedRead = z.infer<typeof listedRead>;

const optionalText = z.optional(z.string().check(z.trim(), z.maxLength(80)));
const optionalInstant = z.optional(instantParam);

/** Which reads: an empty filter means all of them. */
const readFilter = {
  eventId: idParam,
  checkpoint: z.optional(code),
  /** A bib or a chip, exactly; Thai digits count as others. */
  who: optionalText,
  /** Kind of source: chip, marshal, file, hand. */
  source: optionalText,
  /** The device, exactly as reads name it. */
  device: optionalText,
  category: z.optional(code),
  show: z._default(z.enum(["all", "counted", "voided", "unknown"]), "all"),
  /** By the instants by which reads count, both included. */
  from: optionalInstant,
  to: optionalInstant,
};

const readListParams = z.object({
  ...readFilter,
  limit,
  /** Only reads that came before this one: the `next` of the page before. */
  before: z.optional(idParam),
});
export type ReadListQuery = z.output<typeof readListParams>;

export const readList = staffCall({
  name: "read-list",
  shows: ["read", "entry"],
  summary: "The reads of an event as they came, newest first, with what staff did with each.",
  right,
  params: readListParams,
  data: z.array(listedRead),
  meta: z.object({ next: z.nullable(id), serverAt: instantMs }),
});

const source = z.object({
  checkpoint: code,
  source: z.string(),
  device: z.string(),
  reads: z.int(),
  voided: z.int(),
  firstAt: instantMs,
  lastAt: instantMs,
});
export type ReadSource = z.infer<typeof source>;

export const readSourceList = staffCall({
  name: "read-source-list",
  shows: ["read"],
  summary: "Where the reads of an event come from: devices by checkpoint, with how many reads each has.",
  right,
  params: z.object({ eventId: idParam }),
  data: z.array(source),
  meta: z.object({}),
});

const rate = z.object({
  checkpoint: code,
  name: text,
  /** How many counted reads each step of the time has. */
  counts: z.array(z.int()),
});
export type ReadRate = z.infer<typeof rate>;

export const readRateList = staffCall({
  name: "read-rate-list",
  shows: ["read", "checkpoint"],
  summary:
    "How many reads each checkpoint had, step by step from the first read of the race to its last: a missed mat is a gap.",
  right,
  params: z.object({ eventId: idParam }),
  data: z.array(rate),
  /** Null: no read yet. Reads on other days than the race's are left out. */
  meta: z.object({ time: z.nullable(z.object({ fromAt: instantMs, stepMs: durationMs })) }),
});

export const readChangeList = staffCall({
  name: "read-change-list",
  shows: ["read"],
  summary: "What staff did with the reads of an event, newest first.",
  right,
  params: z.object({ eventId: idParam, limit }),
  data: z.array(readChange),
  meta: z.object({}),
});

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
const ids = z.array(id).check(z.minLength(1), z.maxLength(500));

/** What a change did: `changeId` undoes it, `reads` are those that it concerned. */
const done = z.object({ changeId: id, reads: z.int(), version: z.int() });
export type ReadsChanged = z.infer<typeof done>;
const changes = ["read", "result", "checkpoint", "entry"] as const;

export const readAdd = staffAction({
  name: "read-add",
  changes,
  summary: "Adds a read by hand, with a reason.",
  right,
  body: z.object({
    eventId: id,
    bib: typedCode,
    checkpoint: code,
    at: typedInstantMs,
    reason,
  }),
  data: done,
  refuses: {
    unknown: "field",
    already_there: "whole",
    not_race_days: "field",
  },
});

export const readVoid = staffAction({
  name: "read-void",
  changes,
  summary: "Lets reads count no more, with a reason. Those that are void already stay as they are.",
  right,
  body: z.object({ eventId: id, ids, reason }),
  data: done,
  refuses: { unknown: "whole", nothing_to_change: "whole" },
});

export const readRestore = staffAction({
  name: "read-restore",
  changes,
  summary: "Lets void reads count again, with a reason: also those that a marshal took back.",
  right,
  body: z.object({ eventId: id, ids, reason }),
  data: done,
  refuses: { unknown: "whole", nothing_to_change: "whole" },
});

export const readMove = staffAction({
  name: "read-move",
  changes,
  summary: "Moves a read to another bib: voids it and adds one that names it.",
  right,
  body: z.object({
    eventId: id,
    id,
    bib: typedCode,
    reason,
  }),
  data: done,
  refuses: { unknown: "field", same_bib: "field", already_there: "whole", nothing_to_change: "whole" },
});

/** Reads of one device at one checkpoint, in a span of time by what the device said; both ends included. */
const span = { checkpoint: code, device: z.string().check(z.maxLength(80)), from: typedInstantMs, to: typedInstantMs };

export const readSpanPreview = staffCall({
  name: "read-span-preview",
  shows: ["read"],
  summary: "How many reads and entries it would concern to void what a device read in a span of time.",
  right,
  params: z.object({
    eventId: idParam,
    checkpoint: code,
    device: textUpTo(80),
    from: instantParam,
    to: instantParam,
  }),
  data: z.object({ reads: z.int(), entries: z.int() }),
  meta: z.object({}),
});

export const readSpanVoid = staffAction({
  name: "read-span-void",
  changes,
  summary: "Voids what a device read in a span of time, such as the neighbouring lane. One undo takes all of it back.",
  right,
  body: z.object({
    eventId: id,
    ...span,
    reason,
    /** How many the preview said; if they are others by now, nothing changes. */
    expectReads: z.int().check(z.gte(1)),
  }),
  data: done,
  refuses: { changed_since: "whole" },
});

export const readUndo = staffAction({
  name: "read-undo",
  changes,
  summary: "Takes a change of reads back, unless a later change concerns the same reads.",
  right,
  body: z.object({ eventId: id, changeId: id }),
  data: done,
  refuses: { nothing_to_undo: "whole", changed_since: "whole" },
});

export const readCalls: readonly Endpoint[] = [
  readList,
  readSourceList,
  readRateList,
  readChangeList,
  readAdd,
  readVoid,
  readRestore,
  readMove,
  readSpanPreview,
  readSpanVoid,
  readUndo,
];
