import * as z from "zod/mini";
import { code, text } from "./fields.ts";

/** What is known of a course. Heights are null where its file had none. */
export const courseFigures = z.object({
  distanceM: z.number(),
  ascentM: z.nullable(z.number()),
  descentM: z.nullable(z.number()),
  lowestM: z.nullable(z.number()),
  highestM: z.nullable(z.number()),
  /** The way as a line of at most 300 points, as `decodeLine` reads it. */
  line: z.string(),
});
export type CourseFigures = z.infer<typeof courseFigures>;

/** A course as everybody sees it. */
export const publicCourse = z.object({
  name: text,
  /** Codes of the categories that use it. */
  categories: z.array(code),
  ...courseFigures.shape,
});
export type PublicCourse = z.infer<typeof publicCourse>;
