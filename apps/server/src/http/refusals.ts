import {
  type FieldError,
  type Problem,
  type ProblemCode,
  type SchemaIssue,
  toFieldError,
} from "@time-event/contract/errors";
import type { RefusalWord } from "@time-event/contract/refusal-words";
import type { ReasonOf, Refusing, RefusesWith } from "@time-event/contract/refusals";
import type { InstantMs } from "@time-event/domain/time/instant";

export type Thing = "event" | "category" | "player" | "page" | "thing";

/** The thing does not exist or the caller may not see it; the answer does not say which. */
export class NotFound extends Error {
  readonly status = 404;
  readonly code: ProblemCode;

  constructor(what: Thing) {
    super(`no such ${what}`);
    this.code = what === "page" || what === "thing" ? "not_found" : `${what}_not_found`;
  }
}

/** The caller's role does not hold the right that the call asks for. 404, because 403 would sign the client out. */
export class NotPermitted extends Error {
  readonly status = 404;
  readonly code: ProblemCode = "not_permitted";

  constructor() {
    super("not permitted");
  }
}

/** Somebody else saved the same thing after the caller read it. Nothing is overwritten; the caller decides. */
export class EditConflict extends Error {
  readonly status = 409;
  readonly code: ProblemCode = "edit_conflict";
  readonly changedBy: string;
  readonly changedAt: InstantMs;

  constructor({ changedBy, changedAt }: { readonly changedBy: string; readonly changedAt: InstantMs }) {
    super("edit conflict");
    this.changedBy = changedBy;
    this.changedAt = changedAt;
  }
}

/**
 * The rules say no: all reasons at once. A word or a place that the call does not name in the contract does not compile.
 * @example new Refused(clubMerge, ["same_club"])
 * @example new Refused(clubSave, [{ path: "name", code: "taken" }])
 */
export class Refused<Call extends Refusing = Refusing> extends Error {
  readonly status = 409;
  readonly code: ProblemCode = "refused";
  /** Every word once. */
  readonly reasons: readonly RefusalWord[];
  /** The words that concern a field, with the field. */
  readonly fields: readonly { readonly path: string; readonly code: RefusalWord }[];

  constructor({ name }: Call, reasons: readonly ReasonOf<Call>[]) {
    const words = new Set<RefusalWord>(reasons.map((reason) => (typeof reason === "string" ? reason : reason.code)));
    super(`${name} refuses: ${[...words].join(", ")}`);
    this.reasons = [...words];
    this.fields = reasons.flatMap((reason) =>
      typeof reason === "string" ? [] : { path: reason.path, code: reason.code },
    );
  }
}

/** Something cannot be removed, because so many other things use it. */
export class InUse extends Refused<RefusesWith<"in_use">> {
  readonly count: number;

  constructor(call: RefusesWith<"in_use">, count: number) {
    super(call, ["in_use"]);
    this.count = count;
  }
}

/** The password is right, and a second factor is needed. */
export class SecondFactorNeeded extends Refused<RefusesWith<"second_factor_needed">> {
  readonly secondFactor: NonNullable<Problem["secondFactor"]>;

  constructor(call: RefusesWith<"second_factor_needed">, secondFactor: NonNullable<Problem["secondFactor"]>) {
    super(call, ["second_factor_needed"]);
    this.secondFactor = secondFactor;
  }
}

/** The password, link or token that was sent opens nothing. 400, because 403 would sign the client out. */
export class NotLetIn extends Error {
  readonly status = 400;
  readonly code: ProblemCode;

  constructor(code: "wrong_credentials" | "sign_in_ended" | "reset_link_invalid" | "undo_link_invalid") {
    super(`not let in: ${code}`);
    this.code = code;
  }
}

/** A staff call came without a bearer token that is valid now. */
export class NotSignedIn extends Error {
  readonly status = 401;
  readonly code: ProblemCode;

  constructor(code: "not_signed_in" | "token_expired" | "token_invalid" | "sign_in_ended") {
    super(`not signed in: ${code}`);
    this.code = code;
  }
}

/** A call that a key opens came without a key that is valid now. */
export class KeyRefused extends Error {
  readonly status = 401;
  readonly code: ProblemCode;

  /** Of a key that opened something once: what its holder was answered then, they may hear again. */
  readonly keyId: number | undefined;

  constructor(code: "key_missing" | "key_wrong" | "key_revoked" | "key_ended", keyId?: number) {
    super(`key refused: ${code}`);
    this.code = code;
    this.keyId = keyId;
  }
}

/** The id of a submit came again with other input: nothing was done. */
export class RepeatDiffers extends Error {
  readonly status = 409;
  readonly code: ProblemCode = "repeat_differs";

  constructor() {
    super("the same id with other input");
  }
}

/** Too many guesses at one name or from one address. */
export class TooManyAttempts extends Error {
  readonly status = 429;
  readonly code: ProblemCode = "too_many_attempts";
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super("too many attempts");
    this.retryAfterMs = retryAfterMs;
  }
}

/** Too many people want to enter this event at once: the caller has a place in its line. */
export class InLine extends Error {
  readonly status = 503;
  readonly code: ProblemCode = "in_line";
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super("in line");
    this.retryAfterMs = retryAfterMs;
  }
}

/** The input does not keep the contract; `fields` says where, each with a word. */
export class InvalidInput extends Error {
  readonly status = 400;
  readonly code: ProblemCode = "invalid_input";
  readonly fields: readonly FieldError[];

  constructor(fields: readonly FieldError[]) {
    super(`invalid input: ${fields.map((field) => `${field.path} ${field.code}`).join(", ")}`);
    this.fields = fields;
  }

  static from(issues: readonly SchemaIssue[]): InvalidInput {
    return new InvalidInput(issues.map(toFieldError));
  }
}

/** A page or call cannot be answered now, because the database does not answer. */
export class ServiceAway extends Error {
  readonly status = 503;
  readonly statusCode = 503;
  readonly code: ProblemCode = "unavailable";

  constructor(options?: ErrorOptions) {
    super("the database is away", options);
  }
}
