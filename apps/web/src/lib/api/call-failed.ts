import type { FieldError, Problem, ProblemCode } from "@time-event/contract/errors";

/** `offline`: no reply came; `unreadable`: the reply does not match the contract. */
export type FailureCode = ProblemCode | "offline" | "unreadable" | (string & {});

/** A key was asked for, and none came that opens anything: it is another one, was taken back or has ended. */
export const isKeyFailure = (failure: { readonly code: FailureCode } | null | undefined): boolean =>
  failure?.code.startsWith("key_") === true;

/** Who saved the thing since it was read, and when. */
interface Change {
  readonly by: string;
  readonly at: number;
}

/** The ways of a second step, and what a passkey has to sign. */
export type SecondFactorAsked = NonNullable<Problem["secondFactor"]>;

interface Details {
  readonly reasons?: readonly string[] | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly changed?: Change | undefined;
  readonly inUse?: number | undefined;
  readonly secondFactor?: SecondFactorAsked | undefined;
  readonly cause?: unknown;
}

/** A call without a valid reply. `code` is a word that a screen translates. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly code: FailureCode;
  /** HTTP status; 0 when no reply came. */
  readonly status: number;
  /** For a refusal: all reasons, as words of the contract; a newer server may send more words. */
  readonly reasons: readonly string[];
  /** The fields with errors, and the errors. */
  readonly fields: readonly FieldError[];
  /** How long to wait before the next attempt, when the server says so. */
  readonly retryAfterMs: number | undefined;
  /** For an edit conflict. */
  readonly changed: Change | undefined;
  /** When the server refuses a deletion: how many other things need the thing. */
  readonly inUse: number | undefined;
  /** When the sign-in needs a second step: the ways that are open. */
  readonly secondFactor: SecondFactorAsked | undefined;

  constructor(code: FailureCode, status: number, details: Details = {}) {
    const { reasons = [], fields = [], retryAfterMs, changed, inUse, secondFactor, cause } = details;
    super(`${[code, ...reasons].join(" ")} (${status})`, { cause });
    this.code = code;
    this.status = status;
    this.reasons = reasons;
    this.fields = fields;
    this.retryAfterMs = retryAfterMs;
    this.changed = changed;
    this.inUse = inUse;
    this.secondFactor = secondFactor;
  }
}
