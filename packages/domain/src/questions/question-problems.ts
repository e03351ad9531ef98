import type { FieldProblem } from "../forms/field-problem.ts";
import { type FormOption, optionProblems } from "../forms/options.ts";

export type QuestionKind = "text" | "choice" | "number" | "date" | "yes_no";

export interface QuestionDefinition {
  readonly kind: QuestionKind;
  readonly options: readonly FormOption[];
  /** Null: asked in every category. */
  readonly categoryIds: readonly number[] | null;
}

/**
 * What is wrong with a question: a choice needs something to choose from.
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
