import * as z from "zod/mini";
import { inDigits } from "./fields.ts";

/** A bib, a chip, a telephone, a code. */
export const shortText = z.string().check(inDigits, z.maxLength(40));
export const nameText = z.string().check(z.trim(), z.maxLength(120));
export const longText = z.string().check(z.trim(), z.maxLength(500));
