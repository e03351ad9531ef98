import type { LocalName } from "../race/local-name.ts";
import { nameProblems, type FieldProblem } from "./field-problem.ts";

/** One of several things that a form lets people choose from. */
export interface FormOption {
  readonly code: string;
  readonly name: LocalName;
}

/**
 * What is wrong with things to choose from: each has a code of its own and a name in both languages.
 *
 * @example
 * optionProblems([{ code: "S", name }, { code: "S", name }]); // [{ path: "options.1.code", code: "duplicate_code" }]
 */
export function optionProblems(options: readonly FormOption[]): FieldProblem[] {
  return options.flatMap(({ code, name }, index): FieldProblem[] => {
    const path = `options.${index}`;
    const repeats = options.slice(0, index).some((earlier) => earlier.code === code);
    return [
      ...(code.trim() === "" ? [{ path: `${path}.code`, code: "missing" }] : []),
      ...(code.trim() !== "" && repeats ? [{ path: `${path}.code`, code: "duplicate_code" }] : []),
      ...nameProblems(`${path}.name`, name),
    ];
  });
}
