import { publicationStates } from "@time-event/domain/publications/publish-rules";
import * as z from "zod/mini";
import { durationMs, instantMs, resultStatus } from "./fields.ts";

// A published list as it is shown. It stands apart from the calls of staff, which public pages would load with it.

export const publishedRank = z.nullable(z.int());
/** Places in the rankings that the category names, by their codes; null: no place. Left out: it is in none. */
export const publishedNamed = z.optional(z.record(z.string(), publishedRank));
export const publicationState = z.enum(publicationStates);
/** SHA-256 in hex. */
export const listHash = z.string().check(z.regex(/^[\da-f]{64}$/));

export const publication = z.object({
  number: z.int(),
  state: publicationState,
  reason: z.string(),
  /** The number of the list that was put back; null: a new one. */
  restores: z.nullable(z.int()),
  madeAt: instantMs,
  madeBy: z.string(),
  /** Until when players may protest; null: they may not. */
  protestUntil: z.nullable(instantMs),
  hash: listHash,
  previousHash: z.string(),
  entries: z.int(),
});
export type Publication = z.infer<typeof publication>;

/** What everybody is told of the list that is in force. */
export const publicationInForce = z.object({
  ...z.pick(publication, { number: true, state: true, reason: true, madeAt: true, protestUntil: true, hash: true })
    .shape,
  /** How many results are others by now. */
  changedSince: z.int(),
});
export type PublicationInForce = z.infer<typeof publicationInForce>;

/** What one list said of one player. */
export const publishedPlace = z.object({
  ...z.pick(publication, { number: true, state: true, reason: true, madeAt: true }).shape,
  /** The bib that the player had on it. */
  bib: z.string(),
  status: resultStatus,
  timeMs: z.nullable(durationMs),
  overallRank: publishedRank,
  genderRank: publishedRank,
  ageGroupRank: publishedRank,
  named: publishedNamed,
});
export type PublishedPlace = z.infer<typeof publishedPlace>;
