import * as z from "zod/mini";
import { openCall } from "./endpoint.ts";
import { code, durationMs, eventSlug, gender, instantMs, limit, offset, searchText, text } from "./fields.ts";
import { resultRow } from "./results.ts";

export const startListRow = z.object({
  /** Null where the event's start list does not show it. */
  bib: z.nullable(z.string()),
  name: z.string(),
  nameEn: z.string(),
  gender,
  category: code,
  ageGroup: z.nullable(z.string()),
  nationality: z.string(),
  club: z.string(),
  province: text,
  team: z.nullable(z.string()),
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

/** One raw read and what the rules made of it. `reason` is a word that the web translates. */
export const readFate = z.object({
  checkpoint: code,
  at: instantMs,
  source: z.string(),
  used: z.boolean(),
  /** What a used read counts as: start, split, finish, lap, or why an unused one does not count. */
  reason: z.string(),
  /** The lap that it completed or belongs to, from 1; null on other courses. */
  lap: z.nullable(z.int()),
  /** Code of the stage that it belongs to; null on other courses. */
  stage: z.nullable(z.string()),
});
export type ReadFate = z.infer<typeof readFate>;

export const appliedPenalty = z.object({
  rule: z.string(),
  /** What the rule is called; null: it is none of the list. */
  ruleName: z.nullable(text),
  reason: z.string(),
  timeMs: z.nullable(durationMs),
  laps: z.nullable(z.int()),
  disqualify: z.boolean(),
});

export const playerPage = z.object({
  category: code,
  province: text,
  result: resultRow,
  splitCodes: z.array(code),
  stageMs: z.array(z.nullable(durationMs)),
  legMs: z.array(z.nullable(durationMs)),
  reads: z.array(readFate),
  penalties: z.array(appliedPenalty),
  /** Why this place: how the rank came about, in words that the web translates. */
  why: z.object({
    clock: z.enum(["gun", "chip"]),
    /** Where the clock began; `gun_without_start_read`: chip time, but no start read was found. */
    clockStart: z.enum(["gun", "start_read", "gun_without_start_read", "stages"]),
    gunAt: instantMs,
    startReadAt: z.nullable(instantMs),
    finishReadAt: z.nullable(instantMs),
    /** Points that were passed after their cut-off. */
    missedCutoffs: z.array(z.object({ checkpoint: code, at: instantMs, cutoffAt: instantMs })),
    /** Before penalties. */
    rawMs: z.nullable(durationMs),
    lapsLost: z.int(),
    rounding: z.enum(["up", "down", "half", "none"]),
    /** The official time as shown, after rounding. */
    shownMs: z.nullable(durationMs),
    /** Ruled by an official, whatever the reads say. */
    ruledStatus: z.nullable(z.enum(["dns", "dnf", "dsq"])),
    /** Rank is shared with so many others; 0: not shared. */
    sharedWith: z.int(),
    ranked: z.int(),
    rankedOfGender: z.int(),
    rankedOfAgeGroup: z.int(),
    /** An overall winner, who therefore has no place in the age group. */
    leftAgeGroup: z.boolean(),
    ahead: z.nullable(z.object({ bib: z.string(), name: z.string(), gapMs: z.nullable(durationMs) })),
    behind: z.nullable(z.object({ bib: z.string(), name: z.string(), gapMs: z.nullable(durationMs) })),
  }),
  /** Median split times of the category's finishers, aligned with splitCodes: to draw a pace against. */
  medianSplitMs: z.array(z.nullable(durationMs)),
});
export type PlayerPage = z.infer<typeof playerPage>;

export const webPlayerGet = openCall({
  name: "web-player-get",
  shows: ["entry", "category", "checkpoint", "privacy", "result"],
  summary: "One player's public page: result, splits, every read with its fate, and why this place.",
  params: z.object({ event: eventSlug, bib: code }),
  data: playerPage,
  meta: z.object({ version: z.int() }),
});
