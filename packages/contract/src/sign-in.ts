import * as z from "zod/mini";
import { signInCall } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { text } from "./fields.ts";

/** The client's names, as its storage has them. */
export const mainMenuItem = z.object({ componentCode: z.string(), componentName: z.string() });
export const subMenuItem = z.object({
  /** `componentCode` of the main item that it belongs to. */
  parentId: z.string(),
  componentName: z.string(),
  icon: z.string(),
  urlLink: z.string(),
});
export type MainMenuItem = z.infer<typeof mainMenuItem>;
export type SubMenuItem = z.infer<typeof subMenuItem>;

/** The `data` claim of an access token: the user and their rights. Another sign-in service may leave some of it out. */
export const userInfo = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(254)),
  displayName: z._default(text, { th: "", en: "" }),
  language: z._default(z.enum(["th", "en"]), "th"),
  /** Codes of all roles, wherever they hold. */
  roles: z._default(z.array(z.string()), []),
  permissions: z._default(z.array(z.string()), []),
  /** Permissions that hold at single events only, by the event's id. */
  eventPermissions: z._default(z.record(z.string(), z.array(z.string())), {}),
  signInId: z.optional(z.int()),
});
export type UserInfo = z.infer<typeof userInfo>;

/** What the client reads of its tokens; `exp` and `iat` in seconds. A refresh token need not name its user. */
export const tokenClaims = z.object({
  exp: z.number(),
  iat: z.optional(z.number()),
  data: z.optional(z.unknown()),
});

/** The cookie `user`: a hint for the interface and the name to refresh with. No server trusts it. */
export const userCookie = z.object({ username: z.string().check(z.minLength(1)) });

const username = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
export const password = z.string().check(z.minLength(1), z.maxLength(200));
/** For a password that is being chosen: long enough to withstand guessing. */
export const newPassword = z.string().check(z.minLength(10), z.maxLength(200));
const refreshToken = z.string().check(z.minLength(1), z.maxLength(2_000));

const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });

export const token = signInCall({
  name: "token",
  summary: "Signs in: returns two tokens and the menu that the user's rights give, in the user's language.",
  body: z.object({ username, password }),
  data: z.object({ ...tokens.shape, MAIN_MENU: z.array(mainMenuItem), SUB_MENU: z.array(subMenuItem) }),
});

/**
 * The same call as any sign-in service may answer it: the client needs the two tokens and nothing else. Ours always
 * sends a menu; the menu of another service may be missing or look different.
 */
export const tokenOfAnyService = {
  ...token,
  data: z.object({ ...tokens.shape, MAIN_MENU: z.optional(z.unknown()), SUB_MENU: z.optional(z.unknown()) }),
  meta: z.unknown(),
};

export const refreshTokens = signInCall({
  name: "refresh-token",
  summary: "Exchanges a refresh token for the next pair. Using it again later ends the sign-in.",
  body: z.object({ username, refreshToken }),
  data: tokens,
});

export const signOut = signInCall({
  name: "sign-out",
  summary: "Ends the sign-in that a refresh token belongs to. The reply is the same if it had ended before.",
  body: z.object({ refreshToken }),
  data: z.null(),
});

export const forgottenPassword = signInCall({
  name: "forgotten-password",
  summary: "Mails a link to choose a new password. The reply is the same whether the user exists or not.",
  body: z.object({ usernameOrEmail: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) }),
  data: z.null(),
});

export const passwordReset = signInCall({
  name: "password-reset",
  summary: "Sets a new password with the key of a mailed link, once, and ends every sign-in of the user.",
  body: z.object({ key: z.string().check(z.minLength(1), z.maxLength(200)), newPassword }),
  data: z.null(),
});

/** Every call of the sign-in service, for the documentation and the tests that check all of them. */
export const tokenApi: readonly Endpoint[] = [token, refreshTokens, signOut, forgottenPassword, passwordReset];
