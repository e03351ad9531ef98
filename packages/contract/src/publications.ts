import * as z from "zod/mini";
import { staffAction, staffCall, staffDownload } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { code, durationMs, id, idParam, instantMs, resultStatus, rounding, text } from "./fields.ts";
import { formId } from "./form-id.ts";
import { listHash, publication, publicationState, publishedNamed, publishedRank } from "./published-list.ts";

// What an organiser publishes of a category: numbered lists that are never changed, only followed by another.

const right = { permission: "results_publish", at: "event" } as const;
const sees = { permission: "timing_work", at: "event" } as const;

const publishedRow = z.object({
  bib: z.string(),
  status: resultStatus,
  timeMs: z.nullable(durationMs),
  penaltyMs: durationMs,
  laps: z.int(),
  overallRank: publishedRank,
  genderRank: publishedRank,
  ageGroup: z.nullable(z.string()),
  ageGroupRank: publishedRank,
  named: publishedNamed,
});

const named = { name: z.string(), nameEn: z.string() };

const publishedCategory = z.object({
  code,
  name: text,
  entries: z.int(),
  /** Newest first. */
  publications: z.array(publication),
  /** How many results are others than in the newest; null: nothing was published. */
  changedSince: z.nullable(z.int()),
  /** Penalties that are not final: proposed, under appeal, or still open to one. */
  openCases: z.int(),
  /** Until when the last of those that are decided can be appealed; null: none of them can. */
  appealsUntil: z.nullable(instantMs),
  /** Protests of players that are not answered. */
  openProtests: z.int(),
});
export type PublishedCategory = z.infer<typeof publishedCategory>;

export const publicationList = staffCall({
  name: "publication-list",
  right: sees,
  shows: ["publication", "result", "penalty", "protest"],
  summary: "What was published of each category of an event, and what has happened since.",
  params: z.object({ eventId: idParam }),
  data: z.array(publishedCategory),
  meta: z.object({ serverAt: instantMs }),
});

const change = z.object({
  bib: z.string(),
  ...named,
  why: z.enum(["added", "removed", "status", "laps", "penalty", "time", "bib", "others"]),
  before: z.nullable(publishedRow),
  after: z.nullable(publishedRow),
});
export type PublishedChange = z.infer<typeof change>;

const number = z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000));

export const publicationCompare = staffCall({
  name: "publication-compare",
  right: sees,
  shows: ["publication", "result", "entry"],
  summary: "What moved between two lists of a category, or between a list and the results as they are now.",
  params: z.object({
    eventId: idParam,
    category: code,
    /** Left out: before the first list, nothing. */
    from: z.optional(number),
    /** Left out: the results as they are now. */
    to: z.optional(number),
  }),
  data: z.array(change),
  /** `total`: how many lines differ; only the first of them are sent. `seen`: what to publish if these results are to be published. */
  meta: z.object({ total: z.int(), entries: z.int(), rounding, seen: listHash }),
});

export const publicationGet = staffCall({
  name: "publication-get",
  right: sees,
  shows: ["publication", "entry"],
  summary: "One published list, whole, as it was published.",
  params: z.object({ eventId: idParam, category: code, number }),
  data: z.array(z.object({ ...publishedRow.shape, ...named })),
  meta: z.object({ publication, category: z.object({ code, name: text, rounding }) }),
});
export type PublishedLine = z.infer<typeof publicationGet.data>[number];

export const publicationExport = staffDownload({
  name: "publication-export",
  right: sees,
  shows: ["publication"],
  mediaTypes: ["text/plain"],
  summary: "The text of a published list of which its hash is made, so that anybody can compute the hash again.",
  params: z.object({ eventId: idParam, category: code, number }),
});

const reason = z.string().check(z.trim(), z.maxLength(500));

const refusesToPublish = {
  not_provisional_yet: "whole",
  window_open: "whole",
  open_cases: "whole",
  open_protests: "whole",
  reason_needed: "field",
  /** The form has published something else already. */
  fixed: "whole",
} as const;

export const publicationPublish = staffAction({
  name: "publication-publish",
  right,
  changes: ["publication"],
  summary: "Publishes the results of a category as they are now: provisional, with a time to protest, or official.",
  body: z.object({
    eventId: id,
    category: code,
    state: publicationState,
    /** Minutes in which players may protest against a provisional list; a time to protest that is open never ends earlier. */
    protestMinutes: z.int().check(z.gte(0), z.lte(10_080)),
    /** What is corrected; after official it must be said. */
    reason,
    /** What the caller looked at: if the results are others by now, nothing is published. */
    seen: listHash,
    formId,
  }),
  data: publication,
  refuses: { ...refusesToPublish, changed_since: "whole" },
});

export const publicationRestore = staffAction({
  name: "publication-restore",
  right,
  changes: ["publication"],
  summary: "Puts a former list of a category back in force, as a new list with its lines.",
  body: z.object({
    eventId: id,
    category: code,
    number: z.int().check(z.gte(1)),
    reason: reason.check(z.minLength(1)),
    formId,
  }),
  data: publication,
  refuses: { ...refusesToPublish, is_in_force: "whole" },
});

export const publicationCalls: readonly Endpoint[] = [
  publicationList,
  publicationCompare,
  publicationGet,
  publicationExport,
  publicationPublish,
  publicationRestore,
];
