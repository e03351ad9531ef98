import {
  largestFactorPercent,
  longestTable,
  mostClasses,
  mostPoints,
  mostRaces,
  tieBreaks,
} from "@time-event/domain/series/series-rules";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { edited, nameText } from "./edited.ts";
import { type Endpoint, noMeta, noParams } from "./endpoint.ts";
import {
  ageGroupGender,
  code,
  day,
  eventSlug,
  eventState,
  id,
  instantMs,
  limit,
  offset,
  revision,
  searchText,
  text,
  typedCode,
  typedDay,
} from "./fields.ts";
import {
  doubtReason,
  seriesClass,
  seriesRanking,
  seriesRulesRow,
  seriesStanding,
  standingParams,
} from "./series-parts.ts";

// Several events whose results give points: set up, seen before the public does, and who is the same person.

const sees = { permission: "events_view", at: "installation" } as const;
const edits = { permission: "master_edit", at: "installation" } as const;

const points = z.int().check(z.gte(0), z.lte(mostPoints));
const age = z.int().check(z.gte(0), z.lte(130));

/** The rules as people type them. */
const rulesForm = z.object({
  points: z.discriminatedUnion("by", [
    z.object({
      by: z.literal("place"),
      table: z.array(points).check(z.minLength(1), z.maxLength(longestTable)),
      others: points,
    }),
    z.object({ by: z.literal("time"), winner: z.int().check(z.gte(1), z.lte(mostPoints)) }),
  ]),
  placeOf: seriesRanking,
  dnf: points,
  dsq: points,
  best: z.nullable(z.int().check(z.gte(1), z.lte(mostRaces))),
  atLeast: z.int().check(z.gte(1), z.lte(mostRaces)),
  ties: z.array(z.enum(tieBreaks)).check(z.maxLength(tieBreaks.length)),
  rankings: z.array(seriesRanking).check(z.maxLength(3)),
  agesOn: typedDay,
  ageGroups: z
    .array(z.object({ code: typedCode, from: age, to: z.nullable(age), gender: ageGroupGender }))
    .check(z.maxLength(60)),
});

/** A series as people set it up: its races in their order, and which category of each is which class. */
export const seriesForm = z.object({
  slug: eventSlug,
  name: nameText,
  isPublic: z.boolean(),
  rules: rulesForm,
  classes: z.array(z.object({ code: typedCode, name: nameText })).check(z.minLength(1), z.maxLength(mostClasses)),
  races: z
    .array(
      z.object({
        eventId: id,
        factorPercent: z.int().check(z.gte(1), z.lte(largestFactorPercent)),
        categories: z.array(z.object({ class: typedCode, categoryId: id })).check(z.maxLength(mostClasses)),
      }),
    )
    .check(z.maxLength(mostRaces)),
});
export type SeriesForm = z.infer<typeof seriesForm>;

export const series = z.object({
  id,
  slug: eventSlug,
  name: text,
  isPublic: z.boolean(),
  rules: seriesRulesRow,
  classes: z.array(seriesClass),
  races: z.array(
    z.object({
      eventId: id,
      factorPercent: z.int(),
      categories: z.array(z.object({ class: code, categoryId: id })),
    }),
  ),
  ...edited.shape,
});
export type Series = z.infer<typeof series>;

export const seriesList = staffCall({
  name: "series-list",
  shows: ["series", "event"],
  summary: "All series, the latest first.",
  right: sees,
  params: noParams,
  data: z.array(
    z.object({
      ...z.pick(series, { id: true, slug: true, name: true, isPublic: true }).shape,
      ...edited.shape,
      classes: z.int(),
      races: z.int(),
      /** Its first and last day; null: it has no race. */
      startsOn: z.nullable(day),
      endsOn: z.nullable(day),
    }),
  ),
  meta: noMeta,
});

export const seriesGet = staffCall({
  name: "series-get",
  shows: ["series", "event", "category"],
  summary: "One series as it is set up, with the events and categories that can be in it.",
  right: sees,
  params: z.object({ id: z.coerce.number().check(z.int(), z.gte(1)) }),
  data: series,
  meta: noMeta,
});

export const seriesChoices = staffCall({
  name: "series-choices",
  shows: ["event", "category"],
  summary: "The events and categories that a series can have, the latest first.",
  right: sees,
  params: noParams,
  data: z.array(
    z.object({
      eventId: id,
      name: text,
      startsOn: day,
      state: z.enum([...eventState.options, "draft"]),
      categories: z.array(z.object({ categoryId: id, code, name: text })),
    }),
  ),
  meta: noMeta,
});

export const seriesSave = staffAction({
  name: "series-save",
  changes: ["series"],
  summary: "Adds a series (id null), or changes it.",
  right: edits,
  body: z.object({ id: z.nullable(id), ...seriesForm.shape, revision }),
  data: series,
  refuses: {
    taken: "field",
    unknown: "field",
    duplicate_code: "field",
    backwards: "field",
    age_groups_overlap: "field",
    no_ranking: "field",
    ranking_wider_than_places: "field",
    rising: "field",
    no_age_groups: "field",
    no_day: "field",
    no_times: "field",
  },
});

export const seriesDelete = staffAction({
  name: "series-delete",
  changes: ["series"],
  removes: true,
  summary: "Removes a series. Results of its races stay as they are.",
  right: edits,
  body: z.object({ id, revision }),
  data: z.null(),
});

export const seriesStandingGet = staffCall({
  name: "series-standing-get",
  shows: ["series", "event", "category", "entry", "result", "publication"],
  summary: "A standing of a series, also before the public sees it.",
  right: sees,
  params: z.object({ ...standingParams, text: z.optional(searchText), offset, limit: z._default(limit, 100) }),
  data: seriesStanding,
  meta: z.object({ total: z.int() }),
});

/** An entry of a race, as far as it tells who somebody is. */
export const seriesPerson = z.object({
  entry: id,
  event: text,
  category: code,
  bib: z.string(),
  name: z.string(),
  nameEn: z.string(),
  birthDate: z.nullable(day),
  phone: z.string(),
  email: z.string(),
  /** The last digits of each; "": none was asked for. */
  documents: z.string(),
});
export type SeriesPerson = z.infer<typeof seriesPerson>;

export const seriesPersonsGet = staffCall({
  name: "series-persons-get",
  shows: ["series", "entry", "result"],
  summary:
    "Whose entries a class of a series has: doubts about who is the same person, what was decided, or the entries of one person; that they were looked at is put on record.",
  right: { permission: "personal_data_view", at: "installation" },
  params: z.object({
    id: z.coerce.number().check(z.int(), z.gte(1)),
    class: z.optional(code),
    /** The entries of this person instead of all doubts. */
    entry: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  }),
  data: z.object({
    /** How many there are in all; the first 200 are told. */
    doubtful: z.int(),
    doubts: z.array(z.object({ one: seriesPerson, other: seriesPerson, why: doubtReason })),
    decisions: z.array(
      z.object({ one: seriesPerson, other: seriesPerson, isSame: z.boolean(), at: instantMs, by: z.string() }),
    ),
    person: z.array(seriesPerson),
  }),
  meta: noMeta,
});

export const seriesPersonDecide = staffAction({
  name: "series-person-decide",
  changes: ["series"],
  summary:
    "Says that an entry is of the same person as others (true), of another one (false), or leaves it to the rule (null).",
  right: edits,
  body: z.object({
    id,
    entry: id,
    others: z.array(id).check(z.minLength(1), z.maxLength(mostRaces)),
    isSame: z.nullable(z.boolean()),
  }),
  data: z.null(),
  refuses: { unknown: "field", same_race: "whole" },
});

export const seriesCalls: readonly Endpoint[] = [
  seriesList,
  seriesGet,
  seriesChoices,
  seriesSave,
  seriesDelete,
  seriesStandingGet,
  seriesPersonsGet,
  seriesPersonDecide,
];
