import * as z from "zod/mini";
import { openCall } from "./define-call.ts";
import { startWave } from "./events.ts";
import {
  clock,
  code,
  durationMs,
  eventSlug,
  gender,
  instantMs,
  limit,
  mustPass,
  nameRtgs,
  offset,
  rounding,
  searchText,
  text,
} from "./fields.ts";
import { publishedPlace } from "./published-list.ts";
import { expectedTime, resultRow } from "./results.ts";

export const startListRow = z.object({
  /** Null where the event's start list does not show it. */
  bib: z.nullable(z.string()),
  name: z.string(),
  nameEn: z.string(),
  nameRtgs,
  gender,
  category: code,
  ageGroup: z.nullable(z.string()),
  nationality: z.string(),
  club: z.string(),
  province: text,
  team: z.nullable(z.string()),
  /** The hash of the team's logo: see `teamLogoPath`. Left out: it has none. */
  logo: z.optional(z.string()),
  /** Its group of the category, and when that starts; null: none. */
  wave: z.nullable(startWave),
  /** Their own start by a start list. Left out: with the wave or the category. */
  startsAt: z.optional(instantMs),
});
export type StartListRow = z.infer<typeof startListRow>;

export const webPlayerList = openCall({
  name: "web-player-list",
  shows: ["entry", "category", "privacy"],
  summary: "The start list of an event.",
  params: z.object({
    event: eventSlug,
    category: z.optional(code),
    gender: z.optional(gender),
    text: z.optional(searchText),
    offset,
    limit,
  }),
  data: z.array(startListRow),
  meta: z.object({ total: z.int() }),
});

/** One raw read and how the rules used it. `reason` is a word that the web translates. */
export const readFate = z.object({
  checkpoint: code,
  at: instantMs,
  source: z.string(),
  used: z.boolean(),
  /** How a used read counts: start, split, finish, lap; or why an unused one does not count. */
  reason: z.string(),
  /** The lap that it completed or belongs to, from 1; null on other courses. */
  lap: z.nullable(z.int()),
  /** Code of the stage that it belongs to; null on other courses. */
  stage: z.nullable(z.string()),
});
export type ReadFate = z.infer<typeof readFate>;

export const appliedPenalty = z.object({
  rule: z.string(),
  /** The name of the rule; null: it is not on the list. */
  ruleName: z.nullable(text),
  reason: z.string(),
  /** Below 0: a bonus. */
  timeMs: z.nullable(durationMs),
  /** Code of the stage, or of the leg of a relay, to whose time it is added; "": of none. */
  stage: z.string(),
  laps: z.nullable(z.int()),
  /** Places lost in the order of the category. */
  places: z.nullable(z.int()),
  disqualify: z.boolean(),
  /** `appealed`: it counts until the appeal is decided. */
  state: z.enum(["in_force", "appealed", "upheld"]),
  /** Until then it can be appealed; null: it is final. */
  appealUntil: z.nullable(instantMs),
});

const rank = z.nullable(z.int());

const neighbour = z.object({
  bib: z.string(),
  name: z.string(),
  nameEn: z.string(),
  nameRtgs,
  gapMs: z.nullable(durationMs),
});

/** The place of a player's team, and what makes it. */
const teamPlace = z.object({
  /** What is added up of so many of its best members. */
  by: z.enum(["time", "rank"]),
  best: z.int(),
  /** Null: too few have finished. */
  rank,
  /** How many teams have a place. */
  ranked: z.int(),
  /** Ms or places, as `by` says. */
  score: z.nullable(z.int()),
  /** Who counts, the best first, with their ms or places; of a team without a place, who would. */
  counting: z.array(z.object({ bib: z.string(), value: z.int() })),
  finishers: z.int(),
});

export const playerPage = z.object({
  category: code,
  /** Its group of the category, and when that starts. Left out: none. */
  wave: z.optional(startWave),
  province: text,
  result: resultRow,
  splitCodes: z.array(code),
  /**
   * Place in the category at each point, by the time there among all who passed it; at the finish the place of the result.
   * Null: no time there, or disqualified, or the race has stages or a handicap.
   */
  splitRanks: z.array(rank),
  stageMs: z.array(z.nullable(durationMs)),
  /** Aligned with `stageMs`: what penalties and bonuses of the stage add to it, which it contains. */
  stagePenaltyMs: z.array(durationMs),
  /** Aligned with `stageMs`: the place of its time among those of the category. */
  stageRanks: z.array(z.nullable(z.int())),
  legMs: z.array(z.nullable(durationMs)),
  /** Aligned with `legMs`: what penalties and bonuses of the leg add to it, which it contains. */
  legPenaltyMs: z.array(durationMs),
  /** Aligned with `legMs`: the place of its time among those of all teams. */
  legRanks: z.array(z.nullable(z.int())),
  reads: z.array(readFate),
  penalties: z.array(appliedPenalty),
  /** Why this place: how the rank was decided, in words that the web translates. */
  why: z.object({
    /** The clock of the overall ranking. */
    clock,
    /** The clocks of the rankings within gender and within age groups. */
    genderClock: clock,
    ageGroupClock: clock,
    /** Where the clock began; `gun_without_start_read`: chip time, but no start read was found. */
    clockStart: z.enum(["gun", "start_read", "gun_without_start_read", "stages"]),
    gunAt: instantMs,
    gunOf: z.enum(["category", "wave", "own"]),
    startReadAt: z.nullable(instantMs),
    finishReadAt: z.nullable(instantMs),
    /** Points that were passed after their cut-off. */
    /** `afterMs`: so long after the player's own start the point closed; null: at a time of day. */
    missedCutoffs: z.array(
      z.object({ checkpoint: code, at: instantMs, cutoffAt: instantMs, afterMs: z.nullable(durationMs) }),
    ),
    /** Points that must be passed and were not, before the furthest one; null: none. */
    missedPoints: z.nullable(mustPass),
    /** Neutralised sections that were passed from one end to the other. */
    neutralTimes: z.array(z.object({ from: code, to: code, tookMs: durationMs, offMs: durationMs })),
    /** Hand-overs of a relay whose next member had left in a mass start before the team arrived. */
    restarts: z.array(z.object({ checkpoint: code, at: instantMs, arrivedAt: instantMs })),
    /**
     * When the race on laps ended for everybody, by whom or what, and how many laps of it were not done (null: there is no
     * number of laps). Null: it has not ended so, or only ends with everybody's own last lap.
     */
    flag: z.nullable(z.object({ at: instantMs, by: z.enum(["leader", "clock"]), lapsDown: z.nullable(z.int()) })),
    /** A backyard: how often a lap begins, and the end of the lap that the player did not complete (null: none). Null: another race. */
    yards: z.nullable(z.object({ everyMs: durationMs, missedAt: z.nullable(instantMs), placesByLaps: z.boolean() })),
    /** What a handicap adds to the time that was taken, below 0: takes off. Null: the category has none. */
    handicap: z.nullable(z.object({ by: z.enum(["start", "allowance"]), addMs: durationMs })),
    /** Before the handicap and penalties. */
    rawMs: z.nullable(durationMs),
    lapsLost: z.int(),
    placesLost: z.int(),
    rounding,
    /** The official time as shown, after rounding. */
    shownMs: z.nullable(durationMs),
    /** An official decided it, whatever the reads say. */
    ruledStatus: z.nullable(z.enum(["dns", "dnf", "dsq"])),
    /** How many others share the rank; 0: none. */
    sharedWith: z.int(),
    ranked: z.int(),
    rankedOfGender: z.int(),
    rankedOfAgeGroup: z.int(),
    /** An overall winner, who therefore has no rank in the age group. */
    leftAgeGroup: z.boolean(),
    /** Each ranking that the category names and everybody may see, and the conditions of it that the player does not meet. */
    named: z.array(
      z.object({
        code,
        unmet: z.array(z.enum(["gender", "age", "nationality", "division"])),
        /** Null: not in it, or no place yet. */
        rank,
        ranked: z.int(),
      }),
    ),
    /** How the player's team is ranked. Left out: in no team, or teams are not ranked. */
    team: z.optional(teamPlace),
    ahead: z.nullable(neighbour),
    behind: z.nullable(neighbour),
  }),
  /** What each published list said of the player, the first list first. */
  publications: z.array(publishedPlace),
  /** Median split times of the category's finishers, aligned with splitCodes, to compare a pace with. */
  medianSplitMs: z.array(z.nullable(durationMs)),
  /** Every point ahead of who is on course, in order; empty: nothing can be said. */
  expected: z.array(expectedTime),
});
export type ExpectedTime = z.infer<typeof expectedTime>;
export type PlayerPage = z.infer<typeof playerPage>;

export const webPlayerGet = openCall({
  name: "web-player-get",
  shows: ["entry", "category", "checkpoint", "privacy", "result"],
  summary: "One player's public page: result, splits, every read with how it was used, and why this place.",
  params: z.object({ event: eventSlug, bib: code }),
  data: playerPage,
  meta: z.object({ version: z.int() }),
});
