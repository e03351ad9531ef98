import type { LocalName } from "../race/local-name.ts";
import { type FieldProblem, problemIf } from "./field-problem.ts";

/** One of several things that a form lets people choose from. */
export interface FormOption {
  readonly code: string;
  readonly name: LocalName;
}

export type OptionProblem = FieldProblem<"duplicate_code">;

/**
 * Finds what is wrong with a list of options: each needs a code of its own.
 *
 * @example
 * optionProblems([{ code: "S", name }, { code: "S", name }]); // [{ path: "options.1.code", code: "duplicate_code" }]
 */
export function optionProblems(options: readonly FormOption[]): OptionProblem[] {
  return options.flatMap(({ code }, index) => {
    const repeats = options.slice(0, index).some((earlier) => earlier.code === code);
    return problemIf(repeats, `options.${index}.code`, "duplicate_code");
  });
}
