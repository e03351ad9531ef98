import * as z from "zod/mini";

/** Made once for a form that is filled in: sent again after a lost reply, it is the same form. */
export const formId = z.string().check(z.minLength(8), z.maxLength(64));
