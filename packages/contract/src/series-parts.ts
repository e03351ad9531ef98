import { doubtReasons } from "@time-event/domain/series/same-person";
import { seriesRankings, tieBreaks } from "@time-event/domain/series/series-rules";
import * as z from "zod/mini";
import {
  ageGroupRow,
  code,
  day,
  durationMs,
  eventSlug,
  eventState,
  gender,
  nameRtgs,
  resultStatus,
  text,
} from "./fields.ts";
import { publicationInForce } from "./published-list.ts";

// What staff and the public both see of a series.

/** Hundredths of a point. */
export const centipoints = z.int();
export const seriesRanking = z.enum(seriesRankings);
export const doubtReason = z.enum(doubtReasons);

/** The rules of a series as they are stored. */
export const seriesRulesRow = z.object({
  points: z.discriminatedUnion("by", [
    z.object({ by: z.literal("place"), table: z.array(z.int()), others: z.int() }),
    z.object({ by: z.literal("time"), winner: z.int() }),
  ]),
  placeOf: seriesRanking,
  dnf: z.int(),
  dsq: z.int(),
  best: z.nullable(z.int()),
  atLeast: z.int(),
  ties: z.array(z.enum(tieBreaks)),
  rankings: z.array(seriesRanking),
  agesOn: day,
  ageGroups: z.array(ageGroupRow),
});

export const seriesClass = z.object({ code, name: text });

/** A race of one class, in the order of the series. */
export const seriesRace = z.object({
  /** "": the event cannot be seen by everybody. */
  event: z.union([eventSlug, z.literal("")]),
  name: text,
  startsOn: day,
  eventState: z.enum([...eventState.options, "draft"]),
  factorPercent: z.int(),
  /** Whether its results give points. */
  state: z.enum(["counted", "to_come", "called_off"]),
  category: z.object({ code, name: text }),
  /** The list on which its points rest; null: none was published. */
  list: z.nullable(publicationInForce),
});
export type SeriesRaceShown = z.infer<typeof seriesRace>;

/** What one race gave one person; null: nothing. */
const cell = z.nullable(
  z.object({
    points: centipoints,
    place: z.nullable(z.int()),
    status: resultStatus,
    counts: z.boolean(),
  }),
);

/** One person of a standing. */
export const seriesRow = z.object({
  /** Names the person: their latest entry in the class. */
  entry: z.int(),
  place: z.nullable(z.int()),
  /** Why there is no place; null: there is one. */
  unranked: z.nullable(z.enum(["no_points", "too_few_races"])),
  name: z.string(),
  nameEn: z.string(),
  nameRtgs,
  club: z.string(),
  gender,
  ageGroup: z.nullable(z.string()),
  total: centipoints,
  raced: z.int(),
  wins: z.int(),
  /** Aligned with the races. */
  cells: z.array(cell),
});
export type SeriesRow = z.infer<typeof seriesRow>;

/** What narrows a standing. */
export const standingParams = {
  series: eventSlug,
  /** Left out: the first class. */
  class: z.optional(code),
  gender: z.optional(gender),
  ageGroup: z.optional(code),
};

/** One class of a series and its standing. */
export const seriesStanding = z.object({
  slug: eventSlug,
  name: text,
  rules: seriesRulesRow,
  classes: z.array(seriesClass),
  /** The class that is shown; "": the series has none. */
  class: z.string(),
  races: z.array(seriesRace),
  /** Who can be chosen: genders and age groups that somebody is in. */
  genders: z.array(gender),
  ageGroups: z.array(z.object({ gender, code })),
  /** What is shown of them, which may be narrower than what was asked: not every series has one list of all. */
  gender: z.nullable(gender),
  ageGroup: z.nullable(code),
  rows: z.array(seriesRow),
});
export type SeriesStanding = z.infer<typeof seriesStanding>;

/** One race of one person, with everything that its points are made of. */
export const explainedRace = z.object({
  race: seriesRace,
  bib: z.string(),
  status: z.nullable(resultStatus),
  place: z.nullable(z.int()),
  among: z.int(),
  timeMs: z.nullable(durationMs),
  winnerMs: z.nullable(durationMs),
  for: z.nullable(z.enum(["place", "further_finisher", "time", "dnf", "dsq"])),
  base: z.nullable(centipoints),
  points: z.nullable(centipoints),
  counts: z.boolean(),
});
export type ExplainedRace = z.infer<typeof explainedRace>;
