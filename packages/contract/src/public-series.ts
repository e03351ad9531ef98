import * as z from "zod/mini";
import { openCall } from "./define-call.ts";
import { noMeta } from "./endpoint.ts";
import { day, eventSlug, id, limit, offset, searchText, text } from "./fields.ts";
import { explainedRace, seriesRow, seriesStanding, standingParams } from "./series-parts.ts";

/** A series as it is linked. */
export const seriesCard = z.object({
  slug: eventSlug,
  name: text,
  /** Its first and last day. */
  startsOn: day,
  endsOn: day,
  races: z.int(),
  /** How many give points so far. */
  counted: z.int(),
});
export type SeriesCard = z.infer<typeof seriesCard>;

export const webSeriesList = openCall({
  name: "web-event-list-series",
  shows: ["series", "event", "publication"],
  summary: "The public series, or those to which an event belongs, the latest first.",
  params: z.object({ event: z.optional(eventSlug) }),
  data: z.array(seriesCard),
  meta: noMeta,
});

export const webSeriesGet = openCall({
  name: "web-register-result-list-series",
  shows: ["series", "event", "category", "entry", "result", "publication", "privacy"],
  summary:
    "The standing of one class of a series, as the results are now: the points of each race, which count, and on which lists they rest.",
  params: z.object({ ...standingParams, text: z.optional(searchText), offset, limit: z._default(limit, 100) }),
  data: seriesStanding,
  meta: z.object({ total: z.int() }),
});

export const webSeriesGetRunner = openCall({
  name: "web-register-result-list-series-runner",
  shows: ["series", "event", "category", "entry", "result", "publication", "privacy"],
  summary:
    "Why somebody has their points in a series: what each race gave by which rule, which count, and what decided a tie.",
  params: z.object({ series: eventSlug, entry: z.coerce.number().check(z.int(), z.gte(1)) }),
  data: z.object({
    standing: z.omit(seriesStanding, { rows: true, genders: true, ageGroups: true }),
    row: seriesRow,
    races: z.array(explainedRace),
    /** Those with as many points in the same standing, and what decided. */
    ties: z.array(
      z.object({
        entry: id,
        name: z.string(),
        nameEn: z.string(),
        by: z.enum(["wins", "lastRace", "shared"]),
        isAhead: z.boolean(),
      }),
    ),
  }),
  meta: noMeta,
});
