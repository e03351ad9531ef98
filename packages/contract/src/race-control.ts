import * as z from "zod/mini";
import { noMeta } from "./endpoint.ts";
import { staffCall } from "./define-call.ts";
import { code, durationMs, id, idParam, instantMs, offset, resultStatus, searchText, text } from "./fields.ts";

// What race control looks at while a race runs: where everybody is, who is late, and whom to call.

const right = { permission: "timing_work", at: "event" } as const;
const params = z.object({ eventId: idParam });
/** More than a page shows are asked for by who prints. */
export const mostPeople = 2_000;
const shows = ["result", "entry", "checkpoint"] as const;

/** entered = notSeen + notStarted + started; started = finished + out + onCourse. */
const headcount = z.object({
  entered: z.int(),
  notSeen: z.int(),
  notStarted: z.int(),
  started: z.int(),
  finished: z.int(),
  out: z.int(),
  onCourse: z.int(),
});

const pointOnBoard = z.object({
  checkpoint: code,
  /** Who was read there. */
  passed: z.int(),
  /** Who was not, but further on. */
  missed: z.int(),
  /** Who is on the course and has not come so far. */
  toCome: z.int(),
});

const categoryOnBoard = z.object({
  id,
  code,
  name: text,
  /** When the first of them start. */
  gunAt: instantMs,
  count: headcount,
  overdue: z.int(),
  /** Each point of the course in order; none where laps are counted. */
  points: z.array(pointOnBoard),
  /** The most laps that somebody has; null where the course has no lap line. */
  mostLaps: z.nullable(z.int()),
});
export type CategoryOnBoard = z.infer<typeof categoryOnBoard>;

export const raceControlGet = staffCall({
  name: "race-control-get",
  right,
  shows,
  summary: "Where the players of an event are: counts that add up, by category and by point of the course.",
  params,
  data: z.object({ count: headcount, overdue: z.int(), categories: z.array(categoryOnBoard) }),
  meta: z.object({ checkpoints: z.array(z.object({ code, name: text })), serverAt: instantMs }),
});
export type RaceBoard = z.infer<typeof raceControlGet.data>;

const fieldCategory = z.object({
  code,
  /** When the first of them start. */
  gunAt: instantMs,
  checkpoints: z.array(code),
  /** Of each of these points, metres from the start; null: not known. */
  distancesM: z.array(z.nullable(z.int())),
  /** Who was seen; of a large field so many, spread evenly over it. */
  runners: z.array(
    z.object({
      bib: z.string(),
      /** From the first start to each point; null without a read. */
      passedMs: z.array(z.nullable(durationMs)),
    }),
  ),
});
export type FieldCategory = z.infer<typeof fieldCategory>;

export const raceControlFieldGet = staffCall({
  name: "race-control-field-get",
  right,
  shows,
  summary:
    "When the people of a category passed each point, for a picture of the whole field: a missed mat is a gap in it.",
  params: z.object({
    eventId: idParam,
    /** Left out: the one of whom most were seen. */
    category: z.optional(code),
  }),
  /** Null: nobody was seen in any category that has one way from the gun to the finish. */
  data: z.nullable(fieldCategory),
  meta: z.object({
    /** Those with one way from the gun to the finish, and how many were seen of each. */
    categories: z.array(z.object({ code, name: text, seen: z.int() })),
  }),
});

const personOnCourse = z.object({
  entryId: id,
  bib: z.string(),
  name: z.string(),
  nameEn: z.string(),
  category: code,
  status: resultStatus,
  lastSeen: z.object({ checkpoint: code, at: instantMs, source: z.string(), device: z.string() }),
  /** By their own pace; null: nobody can tell. */
  expected: z.nullable(z.object({ checkpoint: code, at: instantMs })),
  isOverdue: z.boolean(),
});
export type PersonOnCourse = z.infer<typeof personOnCourse>;

export const raceControlPeopleList = staffCall({
  name: "race-control-people-list",
  right,
  shows,
  summary: "Who started and neither finished nor was reported out: who is overdue first, the longest first.",
  params: z.object({
    eventId: idParam,
    /** A bib, or a part of a name. */
    text: z.optional(searchText),
    category: z.optional(code),
    /** Only who has not passed this checkpoint yet, though their course does: the list of a sweep. */
    point: z.optional(code),
    overdue: z.optional(z.literal("1")),
    offset,
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(mostPeople)), 100),
  }),
  data: z.array(personOnCourse),
  meta: z.object({
    /** How many meet the filters. */
    total: z.int(),
    onCourse: z.int(),
    overdue: z.int(),
    categories: z.array(code),
    checkpoints: z.array(z.object({ code, name: text })),
    serverAt: instantMs,
  }),
});

export const raceControlContactGet = staffCall({
  name: "race-control-contact-get",
  right,
  shows: ["entry"],
  summary: "Whom to call about somebody on the course: that this was looked at is put on record.",
  params: z.object({ eventId: idParam, entryId: idParam }),
  data: z.object({
    phone: z.string(),
    emergencyName: z.string(),
    emergencyRelation: z.string(),
    emergencyPhone: z.string(),
    medicalNote: z.string(),
  }),
  meta: noMeta,
});

export const raceControlCalls = [raceControlGet, raceControlFieldGet, raceControlPeopleList, raceControlContactGet];
