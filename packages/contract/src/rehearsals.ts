import { troubles } from "@time-event/domain/rehearsal/trouble";
import * as z from "zod/mini";
import { staffAction, staffCall, staffUpload } from "./define-call.ts";
import { eventSlug, id, idParam, instantMs, text } from "./fields.ts";

const right = { permission: "timing_work", at: "event" } as const;

/** Seconds of the race that go by in one second. */
const speed = z.int().check(z.gte(1), z.lte(60));

/** `field`: a field that is made up of who is on the start list; `reads`: the event's own reads; `folder`: a race folder's. */
export const rehearsalSource = z.enum(["field", "reads", "folder"]);
export type RehearsalSource = z.infer<typeof rehearsalSource>;

const rehearsal = z.object({
  /** The copy of the event in which people rehearse. */
  eventId: id,
  slug: eventSlug,
  name: text,
  source: rehearsalSource,
  speed,
  isResting: z.boolean(),
  /** The time in the race at `meta.serverAt`. */
  raceAt: instantMs,
  firstGunAt: instantMs,
  /** Null: all reads are fed. */
  lastReadAt: z.nullable(instantMs),
  reads: z.int(),
  fed: z.int(),
  entries: z.int(),
  begunAt: instantMs,
  begunBy: z.string(),
});
export type Rehearsal = z.infer<typeof rehearsal>;

export const rehearsalGet = staffCall({
  name: "rehearsal-get",
  right,
  summary: "The rehearsal of an event: how far its race is, and what there would be to rehearse with.",
  shows: ["rehearsal"],
  params: z.object({ eventId: idParam }),
  data: z.nullable(rehearsal),
  meta: z.object({
    serverAt: instantMs,
    /** Reads of the event itself, to be replayed; null while a rehearsal runs. */
    reads: z.nullable(z.int()),
    /** The event that is rehearsed, where this one is its rehearsal. */
    rehearsalOf: z.nullable(id),
  }),
});

const started = z.object({ rehearsal: id, slug: eventSlug, entries: z.int(), reads: z.int() });

const refuses = {
  exists: "whole",
  is_rehearsal: "whole",
  course_empty: "whole",
  nothing_to_rehearse: "whole",
} as const;

export const rehearsalBegin = staffAction({
  name: "rehearsal-begin",
  right,
  summary: "Begins a rehearsal of an event in a copy of it, with a field that is made up or with its own reads.",
  changes: ["rehearsal"],
  body: z.object({
    eventId: id,
    source: z.enum(["field", "reads"]),
    speed,
    /** The first gun is so many minutes after the beginning; of a negative number, before it. */
    minutesToGun: z.int().check(z.gte(-48 * 60), z.lte(60)),
    /** Of a category that nobody has entered, so many people are made up. */
    peopleEach: z.int().check(z.gte(0), z.lte(2_000)),
    troubles: z.array(z.enum(troubles)).check(z.maxLength(troubles.length)),
  }),
  data: started,
  refuses,
});

/** What of a folder's race this event has no place for. */
const leftOut = z.object({ entries: z.int(), reads: z.int() });

export const rehearsalUpload = staffUpload({
  name: "rehearsal-upload",
  right,
  summary: "Begins a rehearsal of an event with the entries and reads of a race folder, packed as a ZIP file.",
  changes: ["rehearsal"],
  largestBytes: 50_000_000,
  params: z.object({ eventId: idParam, speed: z.coerce.number().check(z.int(), z.gte(1), z.lte(60)) }),
  data: z.object({ ...started.shape, leftOut }),
  refuses: { ...refuses, bad_folder: "whole" },
});

export const rehearsalPace = staffAction({
  name: "rehearsal-pace",
  right,
  summary: "Lets a rehearsal go on at another speed, or rest.",
  changes: ["rehearsal"],
  body: z.object({ eventId: id, speed, isResting: z.boolean() }),
  data: z.object({ raceAt: instantMs, serverAt: instantMs }),
  refuses: { no_rehearsal: "whole" },
});

/** Counts of the rows of the race itself. */
const raceCounts = z.object({ entries: z.int(), reads: z.int(), results: z.int(), penalties: z.int() });

export const rehearsalWipe = staffAction({
  name: "rehearsal-wipe",
  right,
  summary: "Removes a rehearsal with everything that was entered in it, and says whether the race itself is as it was.",
  changes: ["rehearsal"],
  body: z.object({ eventId: id }),
  data: z.object({
    /** False: somebody changed the race itself while people rehearsed. */
    isUntouched: z.boolean(),
    race: raceCounts,
    /** What went with the rehearsal. */
    wiped: raceCounts,
  }),
  refuses: { no_rehearsal: "whole" },
});

export const rehearsalCalls = [rehearsalGet, rehearsalBegin, rehearsalUpload, rehearsalPace, rehearsalWipe] as const;
