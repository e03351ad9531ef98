import * as z from "zod/mini";
import { code, eventSlug, instantMs } from "./fields.ts";

const name = z.optional(z.string().check(z.minLength(1), z.maxLength(80)));

/** One read: by bib or by chip, never both. */
export const incomingPassing = z
  .object({ checkpoint: code, bib: name, chip: name, at: instantMs, source: name, device: name })
  .check(z.refine((read) => (read.bib === undefined) !== (read.chip === undefined), "bib or chip"));

/** Body of the internal call by which our own programs bring passings in. */
export const internalPassings = z.object({
  event: eventSlug,
  passings: z.array(incomingPassing).check(z.minLength(1), z.maxLength(2_000)),
});
