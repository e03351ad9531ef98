import * as z from "zod/mini";
import { instantMs } from "./fields.ts";

/** Why a call was refused, as a word that the web translates. The list grows, words never change their meaning. */
export const problemCodes = [
  "bad_request",
  "invalid_input",
  "not_found",
  "event_not_found",
  "player_not_found",
  "category_not_found",
  "refused",
  // what was typed or sent to get in does not open anything
  "wrong_credentials",
  "reset_link_invalid",
  "too_many_attempts",
  // a bearer token is missing, past its time, nobody's; or its sign-in is over
  "not_signed_in",
  "token_expired",
  "token_invalid",
  "sign_in_ended",
  // a call that a key opens: none was sent, or it opens nothing; it was good once and is taken back, or past its end
  "key_missing",
  "key_wrong",
  "key_revoked",
  "key_ended",
  // the id of a submit that was answered already came back with something else
  "repeat_differs",
  // the role does not hold this right: 404, because 403 would sign the client out
  "not_permitted",
  // somebody else saved the same thing in between
  "edit_conflict",
  "too_large",
  "unavailable",
  "internal",
] as const;

export type ProblemCode = (typeof problemCodes)[number];

export const fieldError = z.object({ path: z.string(), code: z.string() });

/** RFC 9457 problem document with a stable `code`; `errors` names the fields of a form, `reasons` why the rules refuse. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  errors: z.optional(z.array(fieldError)),
  reasons: z.optional(z.array(z.string())),
  /** Of a refusal to remove something that is in use: by how many. */
  inUse: z.optional(z.int()),
  /** Of an edit conflict: who saved in between, and when. */
  changedBy: z.optional(z.string()),
  changedAt: z.optional(instantMs),
});

export type Problem = z.infer<typeof problem>;
export type FieldError = z.infer<typeof fieldError>;
