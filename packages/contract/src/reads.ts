import * as z from "zod/mini";
import { staffCall } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { code, durationMs, id, idParam, instantMs, instantParam, limit, searchText, text } from "./fields.ts";

// The desk where staff look at the reads of an event. What they do with reads is in read-changes.ts.

const right = { permission: "timing_work", at: "event" } as const;

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

const optionalText = z.optional(searchText);
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

export const readCalls: readonly Endpoint[] = [readList, readSourceList, readRateList];
