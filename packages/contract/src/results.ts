import * as z from "zod/mini";
import { openCall } from "./define-call.ts";
import {
  code,
  durationMs,
  eventSlug,
  gender,
  instantMs,
  limit,
  nameRtgs,
  offset,
  resultStatus,
  searchText,
  text,
} from "./fields.ts";

const rank = z.nullable(z.int());

/** One leg of a relay, from hand-over to hand-over. */
const leg = z.object({
  code,
  /** Empty: its code says it. */
  name: text,
  /** Null: a hand-over was not read, or is still to come. */
  ms: z.nullable(durationMs),
  /** Who runs it: the members in the order of the entry, where there are as many as legs; else null. */
  runner: z.nullable(z.object({ name: z.string(), nameEn: z.string(), nameRtgs })),
});
export type ResultLeg = z.infer<typeof leg>;

export const resultRow = z.object({
  bib: z.string(),
  name: z.string(),
  nameEn: z.string(),
  nameRtgs,
  gender,
  nationality: z.string(),
  club: z.string(),
  team: z.nullable(z.string()),
  ageGroup: z.nullable(z.string()),
  status: resultStatus,
  overallRank: rank,
  genderRank: rank,
  ageGroupRank: rank,
  /** Only in a list of a named ranking, a club or a nation: the place among those whom its filters leave, on the clock of the list. */
  filterRank: z.optional(rank),
  /** Official time with penalties on the clock of the overall ranking, kept in milliseconds; shown by the category's rounding. */
  timeMs: z.nullable(durationMs),
  /** Without penalties. A ranking by the other clock counts that one and the penalties. */
  gunMs: z.nullable(durationMs),
  chipMs: z.nullable(durationMs),
  penaltyMs: durationMs,
  /** Places that penalties took: the row stands further down than its time says. Left out: none. */
  placesLost: z.optional(z.int()),
  /**
   * Time behind the leader of the list on the same number of laps, on the clock of the list's ranking; null where it is not
   * ranked. A list of a gender or an age group has its own leader.
   */
  gapMs: z.nullable(durationMs),
  laps: z.int(),
  /** Aligned with `splitCodes` of the reply; on a lap course, one per lap. */
  splitMs: z.array(z.nullable(durationMs)),
  flags: z.array(z.string()),
  /** Only of a relay: its legs in order. */
  legs: z.optional(z.array(leg)),
  lastSeen: z.nullable(z.object({ checkpoint: code, at: instantMs })),
});
export type ResultRow = z.infer<typeof resultRow>;

/** When somebody may pass a point ahead: of five runners four come between `from` and `until`. */
export const expectedTime = z.object({ checkpoint: code, at: instantMs, from: instantMs, until: instantMs });

const podiumRow = z.object({
  ...z.pick(resultRow, {
    bib: true,
    name: true,
    nameEn: true,
    nameRtgs: true,
    gender: true,
    club: true,
    nationality: true,
    overallRank: true,
    genderRank: true,
    laps: true,
  }).shape,
  /** Official time with penalties on the clock of the ranking within gender. */
  timeMs: z.nullable(durationMs),
});

export const modelResult = z.object({
  category: code,
  entries: z.int(),
  /** How many entries have each status; statuses without entries are left out. */
  counts: z.partialRecord(resultStatus, z.int()),
  /** The first three of each gender, ties included. */
  podium: z.array(podiumRow),
  /** Team ranking, best first; empty when the category has none. */
  teams: z.array(
    z.object({
      team: z.string(),
      rank,
      timeMs: z.nullable(durationMs),
      points: z.nullable(z.int()),
      bibs: z.array(z.string()),
    }),
  ),
});
export type ModelResult = z.infer<typeof modelResult>;

/** `[length, index, item, index, item…]`; empty: nothing changed. */
const changedItems = z.array(z.unknown());

/**
 * What changed in a category's `modelResult`: entries, the counts that changed (0: left out now), and items of the podium and of
 * the teams.
 */
export const modelStep = z.tuple([z.int(), z.partialRecord(resultStatus, z.int()), changedItems, changedItems]);
export type ModelStep = z.infer<typeof modelStep>;

/**
 * What changed in a window of a list of results between two versions, as short as JSON can say it:
 * `[from, to, total, left, put, patches]`. `left` and `put` tell the order (`result-steps/list-order.ts`). A patch is
 * `[place in the new list, mask, values…]`: bit n of the mask says that the nth column from the end differs from what
 * `expectRows` works out, and its value follows, the first column first. `result-steps/` makes and takes steps.
 */
export const resultStep = z.tuple([
  z.int(),
  z.int(),
  z.int(),
  z.array(z.int()),
  z.array(z.int()),
  z.array(z.array(z.unknown())),
]);
export type ResultStep = z.infer<typeof resultStep>;

export const webRegisterResultList = openCall({
  name: "web-register-result-list",
  shows: ["result", "entry", "category", "privacy"],
  summary:
    "Live and official results of one category in rank order. Answers If-None-Match with 304. With Accept: " +
    "text/event-stream it stays open and tells each new version of the event's results; with `since` it sends what changed in these " +
    "rows instead (`rows`), or says that they must be read again (`whole`). While the database is away it says so: `stale`, then `current`.",
  params: z.object({
    event: eventSlug,
    /** Left out: the event's first category. */
    category: z.optional(code),
    gender: z.optional(gender),
    ageGroup: z.optional(code),
    /** The code of a ranking that the category names; gender and age group do not narrow it. */
    ranking: z.optional(code),
    /** The whole name of a club, and a nation's code, as the rows have them. Each narrows the list, its places and its gaps. */
    club: z.optional(searchText),
    nation: z.optional(code),
    text: z.optional(searchText),
    /** Beside the rows: what `web-register-model-result-list` tells of every category. */
    with: z.optional(z.enum(["models"])),
    /** The version of these rows that the caller has: the reply may then have `steps` from there instead of rows. */
    since: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
    offset,
    limit,
  }),
  data: z.array(resultRow),
  meta: z.object({
    /** Instead of rows: what changed in them since the version that the caller has. */
    steps: z.optional(z.array(resultStep)),
    /** Number of rows that match the filters. */
    total: z.int(),
    version: z.int(),
    category: code,
    /** Points of the course that rows have splits for, in order, the start among them. */
    splitCodes: z.array(code),
    models: z.optional(z.array(modelResult)),
  }),
});

const filterChoice = z.object({ value: z.string(), entries: z.int() });

export const webRegisterResultListChoices = openCall({
  name: "web-register-result-list-choices",
  shows: ["result", "entry", "category", "privacy"],
  summary:
    "The genders, age groups, clubs and nations by which the results of a category can be filtered, clubs and nations with the most " +
    "entries first; none that the event does not show. At most a minute old.",
  params: z.object({
    event: eventSlug,
    /** Left out: the event's first category. */
    category: z.optional(code),
  }),
  data: z.object({
    /** Empty where all are of one. */
    genders: z.array(gender),
    /** Codes of the age groups that somebody is in; empty where all are in one. */
    ageGroups: z.array(code),
    /** The largest, and of two entries at least. */
    clubs: z.array(filterChoice),
    /** Empty where all are of one nation. */
    nations: z.array(filterChoice),
  }),
  meta: z.object({}),
});
export type ResultListChoices = z.infer<typeof webRegisterResultListChoices.data>;

/** What the event stream sends under `stale`: since when nobody can know whether there is something newer. */
export const resultsStale = z.object({ since: instantMs });

/** What the event stream sends under `rows`: steps of the rows that a listener asked for, and of its category's counts and podium. */
export const resultsPushed = z.tuple([z.array(resultStep), z.nullable(modelStep)]);
export type ResultsPushed = z.infer<typeof resultsPushed>;

/** A message of the event stream: results changed, to which version, and in which categories. */
export const resultsChanged = z.object({ version: z.int(), categories: z.array(code) });
export type ResultsChanged = z.infer<typeof resultsChanged>;

export const webRegisterResultListField = openCall({
  name: "web-register-result-list-field",
  shows: ["result", "entry", "category", "privacy"],
  summary:
    "Where the field of a category probably is along its course, without names, and who leads it. At most ten seconds old. Nothing of " +
    "courses of laps and stages, and of sports with several paces.",
  params: z.object({ event: eventSlug, category: code }),
  data: z.object({
    at: instantMs,
    /** How many are on the course. */
    onCourse: z.int(),
    /** Metres from the start, in order; of a large field so many, spread evenly over it. */
    placesM: z.array(z.int()),
    /** Bibs of the first ones on the course. */
    leaders: z.array(z.string()),
  }),
  meta: z.object({}),
});

export type ResultField = z.infer<typeof webRegisterResultListField.data>;

export const webRegisterModelResultList = openCall({
  name: "web-register-model-result-list",
  shows: ["result", "entry", "category", "privacy"],
  summary: "Per category of an event: counts by status, podiums and team ranking.",
  params: z.object({ event: eventSlug }),
  data: z.array(modelResult),
  meta: z.object({ version: z.int() }),
});
