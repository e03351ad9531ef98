import type { LocalName } from "../race/local-name.ts";
import type { FieldProblem } from "./field-problem.ts";

/** One of several things that a form lets people choose from. */
export interface FormOption {
  readonly code: string;
  readonly name: LocalName;
}

/**
 * Finds what is wrong with a list of options: each needs a code of its own.
 *
 * @example
 * optionProblems([{ code: "S", name }, { code: "S", name }]); // [{ path: "options.1.code", code: "duplicate_code" }]
 */
export function optionProblems(options: readonly FormOption[]): FieldProblem[] {
  return options.flatMap(({ code }, index) =>
    options.slice(0, index).some((earlier) => earlier.code === code)
      ? [{ path: `options.${index}.code`, code: "duplicate_code" }]
      : [],
  );
}
