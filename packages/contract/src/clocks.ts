import { largestOffsetMs } from "@time-event/domain/clocks/source-clock";
import { passEvidence } from "@time-event/domain/clocks/expected-pass";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { code, durationMs, id, idParam, instantMs, textUpTo } from "./fields.ts";
import { publishedNamed } from "./published-list.ts";

// The clocks of what takes reads. What a device said is never changed: a clock says by which instant its reads count.

const right = { permission: "timing_work", at: "event" } as const;

const setClock = z.object({
  id,
  /** By hand, or as the people who passed suggest. */
  kind: z.enum(["hand", "estimate"]),
  /** A stretch of the device's own time, the first instant included, the last not; null: without end. */
  fromAt: z.nullable(instantMs),
  toAt: z.nullable(instantMs),
  /** The right time minus the device's. */
  offsetMs: durationMs,
  /** Of an estimate: how many people it compared, and how wide the middle half of what they say is. */
  pairs: z.nullable(z.int()),
  spreadMs: z.nullable(durationMs),
  reason: z.string(),
  by: z.string(),
  at: instantMs,
  undone: z.nullable(z.object({ by: z.string(), at: instantMs })),
});
export type SetClock = z.infer<typeof setClock>;

const source = z.object({
  checkpoint: code,
  /** Empty: reads that name no device. */
  device: z.string(),
  source: z.string(),
  reads: z.int(),
  /** By the device's own clock. */
  firstAt: instantMs,
  lastAt: instantMs,
  /** Of a phone at a station: whose it is, and the offset that it measured last. Its reads are stored by the right time. */
  measured: z.nullable(z.object({ worker: z.string(), offsetMs: z.nullable(durationMs) })),
  /** Changes with every clock that is set or undone; null: none was. */
  latest: z.nullable(id),
  /** Every clock that was ever set, the latest first. Of those that stand, the latest that covers a read counts. */
  clocks: z.array(setClock),
});
export type ClockSource = z.infer<typeof source>;

export const clockList = staffCall({
  name: "clock-list",
  shows: ["clock", "read", "station"],
  summary: "Where the reads of an event come from, with the clocks that were set for each source.",
  right,
  params: z.object({ eventId: idParam }),
  data: z.array(source),
  meta: z.object({}),
});

/** The database holds years up to 9999; a device may think that it is 1970. */
const lastInstant = 253_402_300_799_999;
const deviceInstantMs = z.int().check(z.gte(0), z.lte(lastInstant));
const deviceInstantParam = z.coerce.number().check(z.int(), z.gte(0), z.lte(lastInstant));
const device = z.string().check(z.maxLength(80));

const stretchParams = {
  eventId: idParam,
  checkpoint: code,
  device: textUpTo(80),
  from: z.optional(deviceInstantParam),
  to: z.optional(deviceInstantParam),
};

/** The right time minus the device's, at an instant of the device. */
const drawn = z.object({ at: instantMs, offsetMs: durationMs });
export type DrawnOffset = z.infer<typeof drawn>;

export const clockEstimate = staffCall({
  name: "clock-estimate",
  shows: ["clock", "read", "category", "checkpoint"],
  summary:
    "How wrong the clock of a source is, by the people who passed it and its neighbours: their median and spread. Of a phone, what it measured.",
  right,
  params: z.object(stretchParams),
  data: z.object({
    pairs: z.int(),
    /** Null: fewer than eight people. */
    offsetMs: z.nullable(durationMs),
    /** A quarter of the people say less than the first, a quarter more than the second. */
    lowMs: z.nullable(durationMs),
    highMs: z.nullable(durationMs),
    /**
     * How the least exact of these people are known: another source read them at the same checkpoint; at an even pace
     * between its neighbours; at the pace of the next two points, which at an end of the course is seldom right.
     */
    evidence: z.enum(passEvidence),
    /** Some of the people, spread over the time. */
    people: z.array(drawn),
    /** Of a phone: by the server's time. */
    measured: z.array(drawn),
  }),
  meta: z.object({}),
});
export type ClockEstimate = z.infer<typeof clockEstimate.data>;

const ranks = z.object({
  overall: z.nullable(z.int()),
  gender: z.nullable(z.int()),
  ageGroup: z.nullable(z.int()),
  named: publishedNamed,
});

const offsetMs = z.int().check(z.gte(-largestOffsetMs), z.lte(largestOffsetMs));

export const clockPreview = staffCall({
  name: "clock-preview",
  shows: ["clock", "read", "result", "entry"],
  summary: "What a clock would do: how many reads would count by another instant, and which places would change.",
  right,
  params: z.object({
    ...stretchParams,
    offsetMs: z.coerce.number().check(z.int(), z.gte(-largestOffsetMs), z.lte(largestOffsetMs)),
  }),
  data: z.object({
    reads: z.int(),
    entries: z.int(),
    /** How many have another time, or another place in any ranking. */
    times: z.int(),
    places: z.int(),
    /** The first of those whose places change, by category and place. */
    rows: z.array(
      z.object({
        bib: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        category: code,
        before: ranks,
        after: ranks,
      }),
    ),
  }),
  meta: z.object({}),
});

/** How many reads count by another instant now. */
const done = z.object({ clockId: id, reads: z.int(), version: z.int() });
export type ClockChanged = z.infer<typeof done>;
const changes = ["clock", "read", "result", "checkpoint", "entry"] as const;

export const clockSet = staffAction({
  name: "clock-set",
  changes,
  summary: "Says how wrong the clock of a source was, with a reason. Its reads count by the right time from now on.",
  right,
  body: z.object({
    eventId: id,
    checkpoint: code,
    device,
    from: z.nullable(deviceInstantMs),
    to: z.nullable(deviceInstantMs),
    offsetMs,
    kind: z.enum(["hand", "estimate"]),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
    /** The `latest` of the source that the caller saw: if somebody set or undid a clock since, nothing changes. */
    expectLatest: z.nullable(id),
  }),
  data: done,
  refuses: { unknown: "whole", backwards: "field", too_few_pairs: "whole", changed_since: "whole" },
});

export const clockUndo = staffAction({
  name: "clock-undo",
  changes,
  summary: "Takes a clock back. An earlier one of the same source counts again, or what the device said.",
  right,
  body: z.object({ eventId: id, clockId: id }),
  data: done,
  refuses: { nothing_to_undo: "whole" },
});

export const clockCalls: readonly Endpoint[] = [clockList, clockEstimate, clockPreview, clockSet, clockUndo];
