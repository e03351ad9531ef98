import * as z from "zod/mini";
import { instantMs } from "./fields.ts";

/**
 * Why a call failed, as a word. Words are added; a word never changes its meaning. `refused`: the rules say no, and
 * `reasons` says why; `invalid_input`: the input does not keep the call's schema.
 */
export const problemCodes = [
  "bad_request",
  "invalid_input",
  "not_found",
  "event_not_found",
  "player_not_found",
  "category_not_found",
  "refused",
  // the password, key or token that was sent opens nothing
  "wrong_credentials",
  "reset_link_invalid",
  "undo_link_invalid",
  "too_many_attempts",
  // the bearer token is missing, expired or unknown; or its sign-in has ended
  "not_signed_in",
  "token_expired",
  "token_invalid",
  "sign_in_ended",
  // a call that a key opens: no key was sent, it opens nothing, or it was revoked or has ended
  "key_missing",
  "key_wrong",
  "key_revoked",
  "key_ended",
  // the id of an answered submit came again with other input
  "repeat_differs",
  // the role does not hold this right: 404, because 403 would sign the client out
  "not_permitted",
  // somebody else saved the same thing meanwhile
  "edit_conflict",
  "too_large",
  "unavailable",
  // too many want to enter at once: a cookie has the place in the line of the event
  "in_line",
  "internal",
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/**
 * What a schema says of a value that does not keep it. `required`: nothing was given, or a blank text. `bad_character`:
 * a control character, a line end in a text of one line, or half a letter. `buddhist_year`, `bad_year`: no event can be
 * in that year. `thai_id`: a Thai citizen's number, which is kept only in its own field.
 */
export type SchemaCode =
  z.core.$ZodIssue["code"] | "required" | "bad_character" | "buddhist_year" | "bad_year" | "thai_id";

export const fieldError = z.object({
  path: z.string(),
  code: z.string(),
  /** The value that was probably meant, where that can be known. */
  meant: z.optional(z.union([z.string(), z.int()])),
});

/** An issue of a schema. A check of our own gives its word, and what was probably meant, in `params`. */
export interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** What an issue of a schema says of a field. */
export function toFieldError({ path, code = "custom", params }: SchemaIssue): FieldError {
  const { word, meant } = params ?? {};
  return {
    path: path.map(String).join("."),
    code: typeof word === "string" ? word : code,
    ...((typeof meant === "string" || typeof meant === "number") && { meant }),
  };
}

/** By what a user may prove themselves beside their password. */
export const secondFactorWay = z.enum(["totp", "passkey", "recovery"]);

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
  /** For a refusal: every reason once, as words of `refusal-words.ts`. Reasons that concern a field are in `errors` too. */
  reasons: z.optional(z.array(z.string())),
  /** When a thing in use cannot be removed: by how many others it is used. */
  inUse: z.optional(z.int()),
  /** When a second factor is needed: which ones count, and what a passkey has to sign (WebAuthn, as JSON). */
  secondFactor: z.optional(z.object({ ways: z.array(secondFactorWay), passkey: z.optional(z.unknown()) })),
  /** For an edit conflict: who saved meanwhile, and when. */
  changedBy: z.optional(z.string()),
  changedAt: z.optional(instantMs),
});

export type Problem = z.infer<typeof problem>;
export type FieldError = z.infer<typeof fieldError>;
