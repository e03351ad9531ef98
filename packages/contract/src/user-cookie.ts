import * as z from "zod/mini";

/** The cookie `user`: a hint for the interface and the name to refresh with. No server trusts it. */
export const userCookie = z.object({ username: z.string().check(z.minLength(1)) });
