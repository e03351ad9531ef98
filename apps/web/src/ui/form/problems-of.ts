import { type SchemaIssue, toFieldError } from "@time-event/contract/errors";
import { textProblems } from "@time-event/contract/text-problems";
import { errorsByPath, type FormErrors, isSame, valueAt } from "./paths.ts";

/** The part of a contract's schema that a form needs: the `body` of its call. */
export interface FormSchema {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly error?: {
      readonly issues: readonly SchemaIssue[];
    };
  };
}

const ofEmpty: ReadonlySet<string> = new Set(["too_small", "invalid_format", "invalid_type"]);
/** `NaN`: a number that is not typed yet, or cannot be read. */
const isEmpty = (value: unknown) => isSame(value, "") || Number.isNaN(value);

/** What is wrong with the values of a form before they are sent, the first word at each path. */
export function problemsOf(schema: FormSchema, values: unknown): FormErrors {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return errorsByPath([
    ...textProblems(values),
    ...issues.map((issue) => {
      const { path, code } = toFieldError(issue);
      // an empty field is missing, not "too short" or written in the wrong way
      return { path, code: ofEmpty.has(code) && isEmpty(valueAt(values, issue.path)) ? "required" : code };
    }),
  ]);
}
