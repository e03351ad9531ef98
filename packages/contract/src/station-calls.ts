import * as z from "zod/mini";
import { keyAction } from "./define-call.ts";
import { code, instantMs, reportedInstantMs, text, textUpTo } from "./fields.ts";

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const seq = z.int().check(z.gte(1), z.lte(1_000_000));
/** Of the device, since its page began: browsers count in fractions. */
const monotonicMs = z.number().check(z.gte(0), z.lte(100_000_000_000));

/** What a marshal entered, numbered and chained by the device: see `record-chain.ts` of the domain. */
export const stationRecord = z
  .object({
    seq,
    previousHash: hash,
    hash,
    kind: z.enum(["passing", "dropout", "note", "undo"]),
    bib: z.nullable(z.string().check(z.minLength(1), z.maxLength(20))),
    undoes: z.nullable(seq),
    reason: z.nullable(z.enum(["injury", "withdrew", "cut_off", "other"])),
    note: z.nullable(z.string().check(z.maxLength(500))),
    at: reportedInstantMs,
    monotonicMs,
    bootId: uuid,
  })
  .check(
    z.refine(({ kind, bib }) => bib !== null || kind === "note" || kind === "undo", "a passing or dropout has a bib"),
    z.refine(({ kind, undoes }) => (kind === "undo") === (undoes !== null), "an undo takes a record back"),
  );

/** The same moment by the device's clocks and by the server's. */
export const clockAnchor = z.object({
  deviceAt: reportedInstantMs,
  monotonicMs,
  bootId: uuid,
  serverAt: reportedInstantMs,
  roundTripMs: z.int().check(z.gte(0), z.lte(3_600_000)),
});

/**
 * What became of a record. `stored_unknown`: stored, but no entry has this bib yet. `repeated`: held already. `undone`:
 * it took a record back, or was taken back itself. `broken_chain`: not held, because it does not fit its own hash or the
 * records that are held. The last three are held, but are no reads because of their corrected time.
 */
export const recordFate = z.enum([
  "stored",
  "stored_unknown",
  "repeated",
  "undone",
  "broken_chain",
  "clock_not_set",
  "buddhist_year",
  "not_race_days",
]);
export type RecordFate = z.infer<typeof recordFate>;

export const webCheckpointSave = keyAction({
  name: "web-checkpoint-save",
  key: "station",
  repeatable: true,
  summary:
    "Stores what a marshal's device entered: passings, dropouts, notes, undos. The same record twice is one. Without records it says that the device is there.",
  changes: ["station", "result"],
  body: z.object({
    device: uuid,
    /** Who works there, as they call themselves. */
    worker: textUpTo(80),
    sentAt: reportedInstantMs,
    /** The best, with the shortest round trip, first. */
    anchors: z.array(clockAnchor).check(z.maxLength(20)),
    /** 0 to 1; null: the browser does not tell. */
    battery: z.nullable(z.number().check(z.gte(0), z.lte(1))),
    /** Records that the device was not told the server holds, this batch included. */
    waiting: z.int().check(z.gte(0), z.lte(1_000_000)),
    records: z.array(stationRecord).check(z.maxLength(500)),
  }),
  data: z.object({
    /** In the order of the records. */
    fates: z.array(
      z.object({
        seq,
        fate: recordFate,
        /** By the race's time; null: it is not held. */
        at: z.nullable(instantMs),
      }),
    ),
    /** The server holds every record of the device up to this number. */
    held: z.int(),
    /** Below the highest number that came. */
    missing: z.array(z.object({ from: seq, to: seq })),
    serverAt: instantMs,
    /** Server minus device; null: nothing was measured. */
    offsetMs: z.nullable(z.int()),
    /** The event's results hold these records from this version on. */
    version: z.int(),
  }),
  refuses: { unknown: "whole" },
});

/** Whom to expect at a station. */
const dueEntry = z.object({
  bib: z.string(),
  name: z.string(),
  category: code,
  /** By the pace from the last point; null: nobody can tell. */
  expectedAt: z.nullable(instantMs),
  lastSeen: z.nullable(z.object({ checkpoint: code, at: instantMs })),
  /** `overdue`: expected, but not seen for some time. `out`: not in the race any more, or never started. */
  state: z.enum(["due", "overdue", "passed", "out"]),
});
export type DueEntry = z.infer<typeof dueEntry>;

/** What `web-checkpoint-list` adds for a station's key. */
export const stationMeta = {
  station: z.optional(
    z.object({
      checkpoint: code,
      name: text,
      event: text,
      timeZone: z.string(),
      endsAt: z.nullable(instantMs),
    }),
  ),
  due: z.optional(z.array(dueEntry)),
  serverAt: z.optional(instantMs),
};
