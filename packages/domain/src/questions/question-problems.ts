import type { FieldProblem } from "../forms/field-problem.ts";
import { type FormOption, optionProblems } from "../forms/options.ts";

export type QuestionKind = "text" | "choice" | "number" | "date" | "yes_no";

export interface QuestionDefinition {
  readonly kind: QuestionKind;
  readonly options: readonly FormOption[];
  /** Null: every category asks it. */
  readonly categoryIds: readonly number[] | null;
}

/**
 * Finds what is wrong with a question: a choice needs options.
 *
 * @example
 * questionProblems({ kind: "choice", options: [], categoryIds: null });
 * // [{ path: "options", code: "too_few_options" }]
 */
export function questionProblems({ kind, options, categoryIds }: QuestionDefinition): FieldProblem[] {
  return [
    ...(kind === "choice" ? optionProblems(options) : []),
    ...(kind === "choice" && options.length < 2 ? [{ path: "options", code: "too_few_options" }] : []),
    ...(categoryIds?.length === 0 ? [{ path: "categoryIds", code: "asked_of_nobody" }] : []),
  ];
}
