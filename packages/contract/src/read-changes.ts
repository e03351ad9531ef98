import { readChangeKinds } from "@time-event/domain/reads/read-changes";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { code, id, idParam, instantMs, instantParam, limit, textUpTo, typedBib, typedInstantMs } from "./fields.ts";

// How staff put the reads of an event right. A read itself is never edited.

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
    bib: typedBib,
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
    bib: typedBib,
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

export const readChangeCalls: readonly Endpoint[] = [
  readChangeList,
  readAdd,
  readVoid,
  readRestore,
  readMove,
  readSpanPreview,
  readSpanVoid,
  readUndo,
];
