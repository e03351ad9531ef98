import { sayings } from "@time-event/domain/speaker/worth-saying";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { code, durationMs, gender, id, idParam, inDigits, instantMs, resultStatus, rounding, text } from "./fields.ts";

// What the speaker at the finish has before them: who comes, who just came, and anybody whose bib they type.

const right = { permission: "timing_work", at: "event" } as const;
const rank = z.nullable(z.int());
/** How much time goes by in the race while a second goes by on the wall; not 1 in a rehearsal. */
const speed = z.number();

/** The lap that somebody completes then, and whether it ends their race; null: there are no laps. */
const lap = z.nullable(z.object({ number: z.int(), isLast: z.boolean() }));

const person = z.object({
  bib: z.string(),
  name: z.string(),
  nameEn: z.string(),
  club: z.string(),
  province: z.string(),
  nationality: z.string(),
  gender,
  ageGroup: z.nullable(z.string()),
  category: code,
  status: resultStatus,
  timeMs: z.nullable(durationMs),
  laps: z.int(),
  overallRank: rank,
  genderRank: rank,
  ageGroupRank: rank,
  /** Places in the rankings that the category names, in its order; without those that somebody has no place in. */
  named: z.array(z.object({ name: text, rank: z.int() })),
  /** Of somebody on the course: the place among those who run or have finished, as of the points that each has passed. */
  runningPlace: rank,
  lastSeen: z.nullable(z.object({ checkpoint: code, at: instantMs })),
  /** When they may cross the finish line, on laps the line next, and how many metres before it they may be now; null: nobody can tell. */
  arrival: z.nullable(z.object({ at: instantMs, leftM: z.int(), lap })),
  /** Besides the time, the most important first. */
  sayings: z.array(z.enum(sayings)),
});
export type SpokenOf = z.infer<typeof person>;

export const speakerScreenGet = staffCall({
  name: "speaker-screen-get",
  right,
  shows: ["result", "entry", "speaker_mark"],
  summary:
    "Who comes to the finish, the nearest first; who came last, the newest first; and one whose bib is asked for.",
  params: z.object({
    eventId: idParam,
    /** Left out: nobody is asked for. */
    bib: z.optional(z.string().check(inDigits, z.maxLength(20))),
  }),
  data: z.object({
    arriving: z.array(person),
    finished: z.array(person),
    /** Null: no bib was asked for, or nobody has it. */
    asked: z.nullable(person),
    /** Bibs that a speaker has called, of the whole event; the last at most 500. */
    said: z.array(z.string()),
  }),
  meta: z.object({
    serverAt: instantMs,
    speed,
    onCourse: z.int(),
    finishers: z.int(),
    categories: z.array(z.object({ code, name: text, rounding })),
    checkpoints: z.array(z.object({ code, name: text })),
  }),
});
export type SpeakerScreen = z.infer<typeof speakerScreenGet.data>;

/** So many marks wait on a device at most: more people than a speaker calls while a network is away. */
export const mostMarksAtOnce = 200;

export const speakerSaidSave = staffAction({
  name: "speaker-said-save",
  right,
  changes: ["speaker_mark"],
  summary:
    "Marks whom the speaker has called, or takes marks back, for all speakers of the event. The last one to mark somebody decides.",
  body: z.object({
    eventId: id,
    marks: z
      .array(z.object({ bib: z.string().check(inDigits, z.minLength(1), z.maxLength(20)), isSaid: z.boolean() }))
      .check(z.minLength(1), z.maxLength(mostMarksAtOnce)),
  }),
  /** All marks as they are now, as the screen has them. */
  data: z.object({ said: z.array(z.string()) }),
});

/** Somebody on the arch: no more of them than public lists show. */
const onArch = z.object({
  ...z.pick(person, {
    bib: true,
    name: true,
    nameEn: true,
    gender: true,
    category: true,
    timeMs: true,
    laps: true,
    overallRank: true,
    genderRank: true,
  }).shape,
  at: instantMs,
});
export type OnArch = z.infer<typeof onArch>;

export const archScreenGet = staffCall({
  name: "arch-screen-get",
  right,
  shows: ["result", "entry", "category"],
  summary:
    "What a large screen at the finish shows: who crossed it last, the newest first; the first three of each category; and the guns.",
  params: z.object({ eventId: idParam }),
  data: z.object({ crossed: z.array(onArch), leaders: z.array(z.object({ category: code, first: z.array(onArch) })) }),
  meta: z.object({
    serverAt: instantMs,
    speed,
    categories: z.array(z.object({ code, name: text, rounding })),
    /** Each gun that somebody starts with; `wave` null: that of the category. */
    guns: z.array(z.object({ category: code, wave: z.nullable(z.object({ id, name: text })), gunAt: instantMs })),
  }),
});
export type ArchScreen = z.infer<typeof archScreenGet.data>;

export const speakerCalls: readonly Endpoint[] = [speakerScreenGet, speakerSaidSave, archScreenGet];
