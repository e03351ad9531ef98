import * as z from "zod/mini";
import { ofPoints } from "./course-points.ts";
import { edited, nameText } from "./edited.ts";
import { staffAction, staffCall } from "./define-call.ts";
import { categoryRuleRefusals } from "./category-refusals.ts";
import {
  ageGroupGender,
  ageGroupRow,
  checkpointKind,
  clock,
  code,
  day,
  durationMs,
  eventArt,
  gender,
  handicap,
  handicapRow,
  id,
  idParam,
  inDigits,
  instantMs,
  mustPass,
  namedRanking,
  neutralRow,
  neutralSection,
  regrouping,
  revision,
  rounding,
  satang,
  shortTextInBoth,
  text,
  textUpTo,
  typedCode,
  typedInstantMs,
} from "./fields.ts";
import { lapRules } from "./lap-rules.ts";

const optional = <T extends z.ZodMiniType>(schema: T) => z.nullable(schema);
const count = z.int().check(z.gte(1), z.lte(1_000_000));
const age = z.int().check(z.gte(0), z.lte(130));
const bibNumber = z.int().check(z.gte(0), z.lte(99_999_999));
/** The largest value that a rank key holds exactly. */
const raceMs = durationMs.check(z.gte(1), z.lte(1_000 * 24 * 3_600_000));

export const feeTierForm = z.object({
  name: nameText,
  priceSatang: z.int().check(z.gte(0), z.lte(100_000_000)),
  endsAt: optional(typedInstantMs),
  /** The tier holds until so many places of the category are taken. */
  untilSold: optional(count),
});

/** A ranking that a category names. Who meets all its conditions is in it. */
const rankingForm = z.extend(namedRanking, {
  code: typedCode.check(z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .+_-]*$/u), z.maxLength(20)),
  name: nameText,
  youngestAge: optional(age),
  oldestAge: optional(age),
  division: z.string().check(z.trim(), z.maxLength(40)),
});

/** The settings of a category that do not depend on its event: what a template holds. */
export const categoryRules = z.object({
  code: typedCode.check(z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .+_-]*$/u)),
  name: nameText,
  gender: z.enum(["any", "M", "F"]),
  entryKind: z.enum(["individual", "team", "relay"]),
  teamMix: z.enum(["any", "men", "women", "mixed"]),
  teamSmallest: optional(z.int().check(z.gte(1), z.lte(100))),
  teamLargest: optional(z.int().check(z.gte(1), z.lte(100))),
  youngestAge: optional(age),
  oldestAge: optional(age),
  capacity: optional(count),
  bibPrefix: z.string().check(inDigits, z.maxLength(8), z.regex(/^[\p{L}\p{M}\p{N}-]*$/u)),
  bibFrom: optional(bibNumber),
  bibTo: optional(bibNumber),
  /** Nobody is offered it without a discount code that names it. */
  hidden: z.boolean(),
  /** What a fee is the price of: each member of a team, or the whole team. */
  feePer: z.enum(["person", "team"]),
  feeTiers: z.array(feeTierForm).check(z.maxLength(20)),
  /** The clock of each ranking: overall (and of the time limit), within gender, within age groups. */
  rankBy: clock,
  rankGenderBy: clock,
  rankAgeGroupsBy: clock,
  rounding,
  ageOn: z.enum(["eventDay", "dec31", "birthYear", "given"]),
  /** With a gender, a group is for that gender alone. */
  ageGroups: z
    .array(z.object({ code: typedCode, from: age, to: optional(age), gender: ageGroupGender }))
    .check(z.maxLength(60)),
  winnersLeaveAgeGroups: z.int().check(z.gte(0), z.lte(1_000)),
  /** Its rankings besides these three, the highest first; left out: none. */
  rankings: z.optional(z.array(rankingForm).check(z.maxLength(20))),
  /** How members' results make a team's result; null: teams are not ranked. */
  team: optional(z.object({ best: z.int().check(z.gte(1), z.lte(100)), by: z.enum(["time", "rank"]) })),
  /** Times count from the gun of each wave; left out or false: all waves count from the category's. */
  wavesHaveGuns: z.optional(z.boolean()),
  timeLimitMs: optional(raceMs),
  laps: optional(z.int().check(z.gte(1), z.lte(9_999))),
  ...lapRules,
  /** Who starts earlier, or has time taken off; null or left out: nobody. */
  handicap: z.optional(optional(handicap)),
  lapNeedsEveryCheckpoint: z.boolean(),
  repeatWindowMs: optional(durationMs.check(z.gte(0), z.lte(24 * 3_600_000))),
  maxSpeedMps: optional(z.number().check(z.gte(0.1), z.lte(1_000))),
});
export type CategoryRulesForm = z.infer<typeof categoryRules>;

/** A category of an event as people set it up. */
export const categoryForm = z.extend(categoryRules, {
  gunAt: typedInstantMs,
  /** Checkpoint codes in the order they are passed. */
  course: z.array(code).check(z.maxLength(200)),
  ...ofPoints,
  /** Points that nobody may leave out, and what a finish without one of them is; null or left out: none. */
  mustPass: z.optional(optional(mustPass)),
  /** Parts of the course whose time does not count, in the order of the course; left out: none. */
  neutral: z.optional(z.array(neutralSection).check(z.maxLength(20))),
  stages: z
    .array(
      z.object({
        code: typedCode,
        checkpoints: z.array(code).check(z.maxLength(200)),
        gunAt: optional(typedInstantMs),
      }),
    )
    .check(z.maxLength(60)),
  /** `massStartAt`: when members who still wait are sent off together; null or left out: nobody is. */
  relayLegs: z
    .array(
      z.object({
        code: typedCode,
        to: code,
        name: shortTextInBoth,
        massStartAt: z.optional(optional(typedInstantMs)),
      }),
    )
    .check(z.maxLength(60)),
  /** What was announced before age groups were merged or split; null or left out: nothing was. */
  regrouped: z.optional(optional(regrouping)),
});
export type CategoryForm = z.infer<typeof categoryForm>;

/** As it is stored: a category from a race folder may break the form's rules. */
export const categoryRow = z.object({
  ...categoryForm.shape,
  code,
  name: text,
  bibPrefix: z.string(),
  feeTiers: z.array(z.object({ ...feeTierForm.shape, name: text, priceSatang: satang, endsAt: z.nullable(instantMs) })),
  ageGroups: z.array(ageGroupRow),
  rankings: z.optional(z.array(namedRanking)),
  team: z.nullable(z.object({ best: z.int(), by: z.enum(["time", "rank"]) })),
  repeatWindowMs: z.nullable(durationMs),
  maxSpeedMps: z.nullable(z.number()),
  gunAt: instantMs,
  course: z.array(code),
  cutoffsAt: z.optional(z.array(z.nullable(instantMs))),
  cutoffsAfterMs: z.optional(z.array(z.nullable(durationMs))),
  neutral: z.optional(z.array(neutralRow)),
  handicap: z.optional(z.nullable(handicapRow)),
  stages: z.array(z.object({ code, checkpoints: z.array(code), gunAt: z.nullable(instantMs) })),
  relayLegs: z.array(z.object({ code, to: code, name: text, massStartAt: z.optional(z.nullable(instantMs)) })),
  ...edited.shape,
  id,
  /** Length of its course, metres. */
  distanceM: z.number(),
  /** Number of entries. */
  entered: z.int(),
  /** What the next place costs; null: no tier holds. */
  priceNowSatang: z.nullable(z.int()),
});
export type CategoryRow = z.infer<typeof categoryRow>;

/** The time zone and day in which people type the event's times. */
export const eventDays = z.object({ timeZone: z.string(), startsOn: day, endsOn: day });

/** The part of a checkpoint that courses need. */
export const coursePoint = z.object({
  code,
  name: text,
  kind: checkpointKind,
  distanceM: z.number(),
  cutoffAt: z.nullable(instantMs),
});
export type CoursePointRow = z.infer<typeof coursePoint>;

const seen = { permission: "events_view", at: "event" } as const;
const edit = { permission: "events_edit", at: "event" } as const;

export const categoryList = staffCall({
  name: "category-list",
  shows: ["category", "checkpoint", "event", "entry"],
  right: seen,
  summary: "The categories of an event in their order, whole, with the checkpoints of their courses.",
  params: z.object({ eventId: idParam }),
  data: z.array(categoryRow),
  meta: z.object({
    ...eventDays.shape,
    /** A draft's category is stored although its course lacks points. */
    isDraft: z.boolean(),
    /** The kind of event, by which a new category begins. */
    art: eventArt,
    checkpoints: z.array(coursePoint),
  }),
});

export const categoryGet = staffCall({
  name: "category-get",
  shows: ["category", "checkpoint", "event", "entry"],
  right: seen,
  summary: "One category, whole.",
  params: z.object({ eventId: idParam, id: idParam }),
  data: categoryRow,
  meta: z.object({ ...eventDays.shape }),
});

export const categorySave = staffAction({
  name: "category-save",
  changes: ["category", "result"],
  right: edit,
  summary: "Adds a category (revision 0) or changes it. Computes the results that depend on the change again.",
  body: z.extend(categoryForm, { eventId: id, id: z.nullable(id), revision }),
  data: z.object({
    id,
    revision,
    /** Number of entries whose results were computed again. */
    judged: z.int(),
  }),
  refuses: {
    ...categoryRuleRefusals,
    taken: "field",
    bib_range_overlaps: "field",
    course_empty: "field",
    course_without_start: "field",
    course_without_finish: "field",
    unknown: "field",
    before_gun: "field",
    laps_without_lap_line: "field",
    stage_not_on_course: "field",
    relay_leg_not_on_course: "field",
    relay_ends_early: "field",
    course_backwards: "field",
    must_pass_on_laps: "field",
    neutral_not_on_course: "field",
    mass_start_not_possible: "field",
    team_time_on_laps: "field",
    capacity_below_entered: "whole",
    /** At `entryKind`: orders hold places by it. */
    in_use: "field",
  },
});

export const categoryRankingTry = staffCall({
  name: "category-ranking-try",
  shows: ["category", "entry", "result"],
  right: seen,
  summary:
    "Who would be in a ranking that a category may name: how many of its entries, and the first ones by the results now.",
  params: z.object({
    eventId: idParam,
    id: idParam,
    clock,
    gender: z.enum(["any", "M", "F"]),
    youngestAge: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(130))),
    oldestAge: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(130))),
    nationality: z.enum(["any", "thai", "foreign"]),
    division: textUpTo(40),
  }),
  data: z.object({
    /** Without those who gave their place back. */
    entries: z.int(),
    /** How many of them it would hold, and how many of these have a place in it by now. */
    held: z.int(),
    ranked: z.int(),
    /** Who is left out only because their age or nationality is not known. */
    unknown: z.int(),
    /** The first ones, best first. Without results: none. */
    first: z.array(z.object({ bib: z.string(), name: z.string(), nameEn: z.string(), timeMs: durationMs })),
  }),
  meta: z.object({}),
});
export type RankingExample = z.infer<typeof categoryRankingTry.data>;

/** Ages and genders of groups in their order, with commas between them: `18-29`, `60-`, `30-39F`. */
const groupsText = z.string().check(z.regex(/^(\d{1,3}-\d{0,3}[MF]?(,(?!$)|$))*$/), z.maxLength(1_000));

export const categoryRegroupTry = staffCall({
  name: "category-regroup-try",
  shows: ["category", "entry", "result"],
  right: seen,
  summary: "How many people of each gender and age a category has, and whose place other age groups would change.",
  params: z.object({ eventId: idParam, id: idParam, groups: z._default(groupsText, "") }),
  data: z.object({
    /** Without those who gave their place back. `started`: of these, who was read on the course. */
    people: z.array(z.object({ gender, age: z.nullable(z.int()), entries: z.int(), started: z.int() })),
    /** How many would have another group, or another place in it. */
    moved: z.int(),
    /** How many would be in no group, and are in one now. */
    left: z.int(),
    /** The first of them. `group` after: its number in the list, from 0; null: in none. */
    rows: z.array(
      z.object({
        bib: z.string(),
        name: z.string(),
        nameEn: z.string(),
        before: z.object({ group: z.nullable(z.string()), rank: z.nullable(z.int()) }),
        after: z.object({ group: z.nullable(z.int()), rank: z.nullable(z.int()) }),
      }),
    ),
  }),
  meta: z.object({}),
});
export type RegroupTry = z.infer<typeof categoryRegroupTry.data>;

export const categoryDelete = staffAction({
  name: "category-delete",
  changes: ["category"],
  removes: true,
  right: edit,
  summary: "Removes a category that has no entries.",
  body: z.object({ eventId: id, id, revision }),
  data: z.null(),
  refuses: { in_use: "whole" },
});

export const categoryOrder = staffAction({
  name: "category-order",
  changes: ["category"],
  right: edit,
  summary: "Sets the order of an event's categories.",
  body: z.object({ eventId: id, ids: z.array(id).check(z.maxLength(1_000)) }),
  data: z.null(),
  refuses: { list_changed: "whole" },
});
