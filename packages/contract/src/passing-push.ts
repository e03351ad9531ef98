import { lineProblems } from "@time-event/domain/readers/reader-line";
import * as z from "zod/mini";
import { keyAction } from "./define-call.ts";
import { passingFate } from "./passings.ts";

// What chip readers post by themselves, in the form of their makers. docs/readers.md tells how to set them up.

/** Makers put numbers where others put texts; a field that says nothing costs one read, not all. */
const told = z.optional(z.nullable(z.union([z.string().check(z.maxLength(200)), z.number()])));

/** As RACE RESULT's exporter posts a read: those of its fields that we use. */
const raceResultRead = z.object({
  Bib: told,
  TimingPoint: told,
  Passing: z.object({
    Transponder: told,
    UTCTime: told,
    DeviceID: told,
    DeviceName: told,
    IsMarker: z.optional(z.nullable(z.boolean())),
  }),
});

/** As forwarders of other readers post it: by chip or bib, at a place that is called like a checkpoint. */
const plainRead = z.object({
  chipId: told,
  bib: told,
  timestamp: told,
  timingId: told,
  timingName: told,
  device: told,
});

const pushedRead = z.union([raceResultRead, plainRead]);

/** As in `passing-save`, or why it is no read. `unknown_checkpoint`: its place is called like none of the event. */
const pushFate = z.enum([...passingFate.options, ...lineProblems]);

export const passingPush = keyAction({
  name: "passing-push",
  service: "event",
  key: "device",
  anyMediaType: true,
  summary:
    "Stores reads in the form in which chip readers post them. Each has an outcome; the same read is stored once.",
  changes: ["result"],
  body: z.union([pushedRead, z.array(pushedRead).check(z.minLength(1), z.maxLength(2_000))]),
  data: z.object({
    /** In the order of the reads. */
    fates: z.array(pushFate),
    /** The event's results hold these reads from this version on. */
    version: z.int(),
  }),
});
