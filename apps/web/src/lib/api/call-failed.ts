import type { FieldError, ProblemCode } from "@time-event/contract/errors";

/** `offline`: nothing came back; `unreadable`: what came back does not keep the contract. */
export type FailureCode = ProblemCode | "offline" | "unreadable" | (string & {});

/** Who saved a thing in between, and when. */
interface Change {
  readonly by: string;
  readonly at: number;
}

interface Details {
  readonly reasons?: readonly string[] | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly changed?: Change | undefined;
  readonly inUse?: number | undefined;
  readonly cause?: unknown;
}

/** A call that did not give its reply. `code` is a word that a screen translates. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly code: FailureCode;
  /** HTTP status; 0 where nothing came back. */
  readonly status: number;
  /** Of a refusal: every reason, as a word of the contract; a newer server may know more of them. */
  readonly reasons: readonly string[];
  /** What is wrong with which field. */
  readonly fields: readonly FieldError[];
  /** How long to wait before the next attempt, where the server says so. */
  readonly retryAfterMs: number | undefined;
  /** Of an edit conflict. */
  readonly changed: Change | undefined;
  /** Of a refusal to remove something: how many other things need it. */
  readonly inUse: number | undefined;

  constructor(code: FailureCode, status: number, details: Details = {}) {
    const { reasons = [], fields = [], retryAfterMs, changed, inUse, cause } = details;
    super(`${[code, ...reasons].join(" ")} (${status})`, { cause });
    this.code = code;
    this.status = status;
    this.reasons = reasons;
    this.fields = fields;
    this.retryAfterMs = retryAfterMs;
    this.changed = changed;
    this.inUse = inUse;
  }
}
