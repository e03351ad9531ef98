import { longestPassword, shortestPassword } from "@time-event/domain/access/new-password";
import * as z from "zod/mini";
import { signInCall } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { inDigits, text } from "./fields.ts";

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
  /** The rights wait until this user has a second factor. */
  needsSecondFactor: z.optional(z.boolean()),
});
export type UserInfo = z.infer<typeof userInfo>;

/** What the client reads of its tokens; `exp` and `iat` in seconds. A refresh token need not name its user. */
export const tokenClaims = z.object({
  exp: z.number(),
  iat: z.optional(z.number()),
  data: z.optional(z.unknown()),
});

const username = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
export const password = z.string().check(z.minLength(1), z.maxLength(200));
/** For a password that is being chosen: long enough to withstand guessing. */
export const newPassword = z
  .string()
  .check(z.normalize("NFKC"), z.minLength(shortestPassword), z.maxLength(longestPassword));
/** Why a chosen password is refused, however long it is. */
export const newPasswordRefusals = { password_guessable: "field", password_like_name: "field" } as const;
const refreshToken = z.string().check(z.minLength(1), z.maxLength(2_000));

const linkKey = z.string().check(z.minLength(1), z.maxLength(200));

const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });

/** What a browser makes of a passkey (WebAuthn, as JSON); only the server reads what is inside. */
export const passkeyReply = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(2_000)),
  response: z.record(z.string().check(z.maxLength(100)), z.unknown()),
});

/** What proves a user beside the password: a code of an app, a recovery code, or a passkey. */
const secondFactor = z.object({
  code: z.optional(z.string().check(inDigits, z.minLength(1), z.maxLength(60))),
  passkey: z.optional(passkeyReply),
});
export type SecondFactorProof = z.infer<typeof secondFactor>;

export const token = signInCall({
  name: "token",
  summary:
    "Signs in: returns two tokens and the menu that the user's rights give, in the user's language. A user with a second " +
    "factor is refused first, with the ways that are open, and sends the same again with `secondFactor`.",
  body: z.object({ username, password, secondFactor: z.optional(secondFactor) }),
  data: z.object({ ...tokens.shape, MAIN_MENU: z.array(mainMenuItem), SUB_MENU: z.array(subMenuItem) }),
  refuses: { second_factor_needed: "whole", second_factor_wrong: "whole" },
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
  body: z.object({ key: linkKey, newPassword }),
  data: z.null(),
  refuses: newPasswordRefusals,
});

export const emailUndo = signInCall({
  name: "email-undo",
  summary:
    "Brings back an e-mail address with the key of the link that was mailed to it, once. Ends every sign-in of the user, " +
    "their password and whatever was added since, and returns the key to choose a new password with.",
  body: z.object({ key: linkKey }),
  data: z.object({ username: z.string(), email: z.string(), resetKey: z.string() }),
});

/** Every call of the sign-in service, for the documentation and the tests that check all of them. */
export const tokenApi: readonly Endpoint[] = [
  token,
  refreshTokens,
  signOut,
  forgottenPassword,
  passwordReset,
  emailUndo,
];
