import * as z from "zod/mini";
import { id, instantMs, text } from "./fields.ts";

/** A group of a category that starts together. */
export const startingWave = z.object({ id, name: text, startsAt: instantMs });

/** Somebody who is in the race by an order; the members of a relay share one. */
export const raceRunner = z.object({
  /** Of the race. */
  id,
  /** Of the order. */
  entry: id,
  bib: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  firstNameEn: z.string(),
  lastNameEn: z.string(),
  wave: z.nullable(startingWave),
  /** Their own start by a start list, before any wave. Left out: with the wave or the category. */
  startsAt: z.optional(instantMs),
});
export type RaceRunner = z.infer<typeof raceRunner>;
