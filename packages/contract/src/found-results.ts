import * as z from "zod/mini";
import { openCall } from "./define-call.ts";
import { code, durationMs, eventSlug, instantMs, rounding, searchText, text } from "./fields.ts";
import { expectedTime, resultRow } from "./results.ts";

const expectedAt = z.extend(expectedTime, { name: text });

/** Where somebody is: their category and place, and what to expect while they are on course. */
export const foundResult = z.object({
  event: eventSlug,
  eventName: text,
  timeZone: z.string(),
  category: code,
  categoryName: text,
  rounding,
  ...z.pick(resultRow, {
    bib: true,
    name: true,
    nameEn: true,
    nameRtgs: true,
    gender: true,
    nationality: true,
    club: true,
    status: true,
    overallRank: true,
    timeMs: true,
    laps: true,
  }).shape,
  /** The place among their gender; null also while the ranking is still being read, for a second or two after a start or an import. */
  genderRank: z.nullable(z.int()),
  /** The place at the moment of who is still racing; else null. */
  runningPlace: z.nullable(z.int()),
  /** The last point that was passed; null: none yet. */
  lastPoint: z.nullable(z.object({ checkpoint: code, name: text, at: instantMs })),
  /** The mean pace so far, and when to expect them; null: nothing can be said. */
  ahead: z.nullable(z.object({ paceMsPerKm: durationMs, next: expectedAt, finish: expectedAt })),
});
export type FoundResult = z.infer<typeof foundResult>;

/** Bibs of an event, joined by commas. */
const bibList = z.string().check(z.maxLength(400));

export const webRegisterResultListFind = openCall({
  name: "web-register-result-list-find",
  shows: ["result", "entry", "category", "privacy"],
  summary:
    "Where a runner is: by a part of the name in Thai or Latin letters, the club, or the bib, in every category of an event or " +
    "of all events under way. The best answers come first.",
  params: z.object({
    /** Left out: every event under way. */
    event: z.optional(eventSlug),
    text: z.optional(searchText),
    /** These bibs instead of a search; needs an event. */
    bibs: z.optional(bibList),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(20)), 8),
  }),
  data: z.array(foundResult),
  meta: z.object({}),
});
