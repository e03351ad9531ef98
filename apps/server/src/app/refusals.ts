import type { FieldError, ProblemCode } from "@time-event/contract/errors";

/** There is no such thing, or it is not the caller's to see; the two are told apart by nobody. */
export class NotFound extends Error {
  readonly status = 404;
  readonly code: ProblemCode;

  constructor(what: "event" | "category" | "player" | "page") {
    super(`no such ${what}`);
    this.code = what === "page" ? "not_found" : `${what}_not_found`;
  }
}

/** The rules say no, for these reasons, all at once, as words that the web translates. */
export class Refused extends Error {
  readonly status = 409;
  readonly code: ProblemCode = "refused";
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(`refused: ${reasons.join(", ")}`);
    this.reasons = reasons;
  }
}

/** What came in does not keep the contract; `fields` says where and by which word. */
export class InvalidInput extends Error {
  readonly status = 400;
  readonly code: ProblemCode = "invalid_input";
  readonly fields: readonly FieldError[];

  constructor(fields: readonly FieldError[]) {
    super(`invalid input: ${fields.map((field) => `${field.path} ${field.code}`).join(", ")}`);
    this.fields = fields;
  }

  static from(issues: readonly { path: readonly PropertyKey[]; code?: string | undefined }[]): InvalidInput {
    return new InvalidInput(
      issues.map(({ path, code }) => ({ path: path.map(String).join("."), code: code ?? "invalid" })),
    );
  }
}
