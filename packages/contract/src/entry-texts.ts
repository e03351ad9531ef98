import * as z from "zod/mini";

export const shortText = z.string().check(z.trim(), z.maxLength(40));
export const nameText = z.string().check(z.trim(), z.maxLength(120));
export const longText = z.string().check(z.trim(), z.maxLength(500));
