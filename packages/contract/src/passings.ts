import * as z from "zod/mini";
import { keyAction } from "./define-call.ts";
import { code, eventSlug, instantMs, reportedInstantMs } from "./fields.ts";

const name = z.optional(z.string().check(z.minLength(1), z.maxLength(80)));

/** One read: by bib or by chip, never both. */
const incomingPassing = z
  .object({
    checkpoint: code,
    bib: name,
    chip: name,
    at: reportedInstantMs,
    source: name,
    device: name,
  })
  .check(z.refine((read) => (read.bib === undefined) !== (read.chip === undefined), "bib or chip"));

/**
 * What became of a read. `stored_unknown`: stored, but no entry has this bib or chip yet. `repeated`: stored before.
 * Not stored: `unknown_checkpoint`: the event has no such checkpoint; `clock_not_set`: the device's clock was never set
 * (1970, 1980, 2000); `buddhist_year`: the year is of the Buddhist era; `not_race_days`: more than two days before or
 * after the event. `meant` says which instant was probably meant.
 */
export const passingFate = z.enum([
  "stored",
  "stored_unknown",
  "repeated",
  "unknown_checkpoint",
  "clock_not_set",
  "buddhist_year",
  "not_race_days",
]);
export type PassingFate = z.infer<typeof passingFate>;

export const passingSave = keyAction({
  name: "passing-save",
  service: "event",
  key: "device",
  repeatable: true,
  summary: "Stores passings of the event that the device's key belongs to. Each read has an outcome of its own.",
  changes: ["result"],
  body: z.object({
    /** For safety: reads for another event than the key's are refused. */
    event: z.optional(eventSlug),
    passings: z.array(incomingPassing).check(z.minLength(1), z.maxLength(2_000)),
  }),
  data: z.object({
    /** In the order of the reads. */
    fates: z.array(passingFate),
    /** For reads that cannot be of the race: the instant that was probably meant, where it can be known. */
    meant: z.array(z.object({ index: z.int(), at: instantMs })),
    /** The event's results hold these reads from this version on. */
    version: z.int(),
  }),
});
