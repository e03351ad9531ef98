import * as z from "zod/mini";
import { instantMs } from "./fields.ts";

/**
 * Why a call failed, as a word. The list grows, words never change their meaning. `refused`: the rules say no, and
 * `reasons` says why; `invalid_input`: what was sent does not keep the call's schema.
 */
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

/** What a schema says of a value that does not keep it. `required`: nothing was given, or a blank text. */
export type SchemaCode = z.core.$ZodIssue["code"] | "required";

export const fieldError = z.object({ path: z.string(), code: z.string() });

/** RFC 9457 problem document with a stable `code`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  /** The request that failed, as the log names it: `urn:request:` and its `x-request-id`. */
  instance: z.optional(z.string()),
  /** What is wrong with which field: a word of `reasons`, or of the schema's (`too_small`, `invalid_type` …). */
  errors: z.optional(z.array(fieldError)),
  /** Of a refusal: every reason, each once, as words of `refusals.ts`. Those that stand at a field are in `errors` too. */
  reasons: z.optional(z.array(z.string())),
  /** Of a refusal to remove something that is in use: by how many. */
  inUse: z.optional(z.int()),
  /** Of an edit conflict: who saved in between, and when. */
  changedBy: z.optional(z.string()),
  changedAt: z.optional(instantMs),
});

export type Problem = z.infer<typeof problem>;
export type FieldError = z.infer<typeof fieldError>;
