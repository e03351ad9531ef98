import { raceDoubtCodes } from "@time-event/domain/race/race-doubts";
import * as z from "zod/mini";

/** What may be right in a race but seldom is. */
export const raceDoubt = z.object({
  code: z.enum(raceDoubtCodes),
  /** Code of the category that it is about; "" where it is about the event. */
  subject: z.string(),
  /** How many entries, reads, points … are in doubt. */
  count: z.int(),
  /** The first of them. */
  examples: z.array(z.string()),
});
