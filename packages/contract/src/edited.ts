import * as z from "zod/mini";
import { code, instantMs, revision, thaiFirst } from "./fields.ts";

/** Part of everything that staff edit: how often it was saved, and when and by whom it was saved last. */
export const edited = z.object({ revision, changedAt: instantMs, changedBy: z.string() });

/** A code that is chosen once and never changes: other things refer to it. */
export const lastingCode = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40));

/** A name of one line. */
export const nameText = thaiFirst(120);

/** All codes of a list in their new order. */
export const orderOfCodes = z.object({ codes: z.array(code).check(z.maxLength(500)) });
