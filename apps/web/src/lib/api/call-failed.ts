import type { FieldError, ProblemCode } from "@time-event/contract/errors";

/** `offline`: nothing came back; `unreadable`: what came back does not keep the contract. */
export type FailureCode = ProblemCode | "offline" | "unreadable" | (string & {});

/** A call that did not give its reply. `code` is a word that a screen translates. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly code: FailureCode;
  /** HTTP status; 0 where nothing came back. */
  readonly status: number;
  readonly fields: readonly FieldError[];

  constructor(code: FailureCode, status: number, fields: readonly FieldError[] = [], cause?: unknown) {
    super(`${code} (${status})`, { cause });
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}
