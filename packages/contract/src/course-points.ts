import * as z from "zod/mini";
import { durationMs, typedInstantMs } from "./fields.ts";

const passedM = z.number().check(z.gte(0), z.lte(10_000_000));

/** What a category's course says of each of its points, in their order. */
export const ofPoints = {
  /** Metres from the start at which each point of the course is passed; null or left out: as its checkpoint says. */
  distancesM: z.optional(z.array(z.nullable(passedM)).check(z.maxLength(200))),
  /** When each point of the course closes; null or left out: when its checkpoint closes. */
  cutoffsAt: z.optional(z.array(z.nullable(typedInstantMs)).check(z.maxLength(200))),
  /** How long after their own start (wave, start list or gun) everybody may pass it; null or left out: no such limit. */
  cutoffsAfterMs: z.optional(
    z.array(z.nullable(durationMs.check(z.gte(1_000), z.lte(1_000 * 24 * 3_600_000)))).check(z.maxLength(200)),
  ),
};
