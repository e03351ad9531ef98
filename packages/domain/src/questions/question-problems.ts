import { type FieldProblem, problemIf } from "../forms/field-problem.ts";
import { type FormOption, type OptionProblem, optionProblems } from "../forms/options.ts";

export type QuestionKind = "text" | "choice" | "number" | "date" | "yes_no";

export interface QuestionDefinition {
  readonly kind: QuestionKind;
  readonly options: readonly FormOption[];
  /** Null: every category asks it. */
  readonly categoryIds: readonly number[] | null;
}

export type QuestionProblem = OptionProblem | FieldProblem<"too_few_options" | "asked_of_nobody">;

/**
 * Finds what is wrong with a question: a choice needs options.
 *
 * @example
 * questionProblems({ kind: "choice", options: [], categoryIds: null });
 * // [{ path: "options", code: "too_few_options" }]
 */
export function questionProblems({ kind, options, categoryIds }: QuestionDefinition): QuestionProblem[] {
  return [
    ...(kind === "choice" ? optionProblems(options) : []),
    ...problemIf(kind === "choice" && options.length < 2, "options", "too_few_options"),
    ...problemIf(categoryIds?.length === 0, "categoryIds", "asked_of_nobody"),
  ];
}
