import { findingKinds } from "@time-event/domain/findings/finding";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { code, id, idParam, instantMs, text } from "./fields.ts";

// What somebody must look at before results can be trusted: evidence, what would solve it, and what was decided instead.

const right = { permission: "timing_work", at: "event" } as const;
const kind = z.enum(findingKinds);

const evidence = z.object({
  id,
  checkpoint: code,
  at: instantMs,
  source: z.string(),
  device: z.string(),
  /** Why the result does not use it; null: it does, or nobody has it. */
  ignored: z.nullable(z.string()),
});

const mending = z.object({
  /** `lift`: takes back that somebody is out or did not start. */
  kind: z.enum(["void", "move", "lift"]),
  readIds: z.array(id),
  /** To whom a read is moved. */
  bib: z.optional(z.string()),
});
export type FindingMending = z.infer<typeof mending>;

const decision = z.object({ isDismissed: z.boolean(), reason: z.string(), by: z.string(), at: instantMs });

const finding = z.object({
  key: z.string(),
  kind,
  entry: z.nullable(
    z.object({
      id,
      bib: z.string(),
      name: z.string(),
      nameEn: z.string(),
      category: code,
      ruledStatus: z.nullable(z.enum(["dns", "dnf", "dsq"])),
      isWithdrawn: z.boolean(),
    }),
  ),
  /** The bib or chip that nobody has, or the category whose point many missed. */
  subject: z.string(),
  points: z.array(code),
  count: z.int(),
  /** When they were reported out, or when the wave started with which they started. */
  since: z.nullable(instantMs),
  /** Their reads in order of time, at most 30. */
  reads: z.array(evidence),
  mendings: z.array(mending),
  /** The last decision on it. */
  decision: z.nullable(decision),
});
export type ListedFinding = z.infer<typeof finding>;

export const findingList = staffCall({
  name: "finding-list",
  right,
  shows: ["finding", "read", "result", "entry"],
  summary: "What must be looked at before results can be trusted: the most harmful first, at most 100 of a kind.",
  params: z.object({
    eventId: idParam,
    kind: z.optional(kind),
    show: z._default(z.enum(["open", "dismissed"]), "open"),
    /** How many of each kind are sent; 0: only how many there are. */
    most: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100)), 100),
  }),
  data: z.array(finding),
  /** How many findings of each kind are open, and how many were dismissed. */
  meta: z.object({
    open: z.partialRecord(kind, z.int()),
    dismissed: z.int(),
    checkpoints: z.array(z.object({ code, name: text })),
    serverAt: instantMs,
  }),
});

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));

export const findingDecide = staffAction({
  name: "finding-decide",
  right,
  changes: ["finding"],
  summary:
    "Says that nothing is to be done about a finding, and why; or opens it again. Nothing of this is ever changed.",
  body: z.object({
    eventId: id,
    key: z.string().check(z.minLength(1), z.maxLength(300)),
    isDismissed: z.boolean(),
    reason,
  }),
  data: z.null(),
  refuses: { nothing_to_change: "whole", unknown: "field" },
});

export const findingLift = staffAction({
  name: "finding-lift",
  right,
  changes: ["finding", "entry", "result"],
  summary:
    "Takes back that somebody is out (DNF) or did not start (DNS), because they were read. Who withdrew stays out.",
  body: z.object({ eventId: id, entryId: id, reason }),
  data: z.object({ version: z.int() }),
  refuses: { nothing_to_change: "whole", unknown: "field" },
});

export const findingCalls: readonly Endpoint[] = [findingList, findingDecide, findingLift];
