import { type FieldProblem, problemIf } from "../forms/field-problem.ts";
import { type FormOption, type OptionProblem, optionProblems } from "../forms/options.ts";

/** `choices`: several of the options. `duration`: hours and minutes, `4:30`. `file`: a picture or a PDF. */
export type QuestionKind = "text" | "choice" | "choices" | "number" | "date" | "duration" | "yes_no" | "file";

/** Asked only if another question has one of these answers: codes of options, or `yes` and `no`. */
export interface Condition {
  readonly question: number;
  readonly answers: readonly string[];
}

export interface QuestionDefinition {
  readonly kind: QuestionKind;
  readonly options: readonly FormOption[];
  /** Null: every category asks it. */
  readonly categoryIds: readonly number[] | null;
  /** Null: always asked. */
  readonly askedIf: Condition | null;
}

export type QuestionProblem = OptionProblem | FieldProblem<"too_few_options" | "asked_of_nobody" | "required">;

/** Does an answer of this kind name options? */
const hasOptions = (kind: QuestionKind): boolean => kind === "choice" || kind === "choices";

/**
 * Finds what is wrong with a question: a choice needs options.
 *
 * @example
 * questionProblems({ kind: "choice", options: [], categoryIds: null, askedIf: null });
 * // [{ path: "options", code: "too_few_options" }]
 */
export function questionProblems({ kind, options, categoryIds, askedIf }: QuestionDefinition): QuestionProblem[] {
  return [
    ...(hasOptions(kind) ? optionProblems(options) : []),
    ...problemIf(hasOptions(kind) && options.length < 2, "options", "too_few_options"),
    ...problemIf(categoryIds?.length === 0, "categoryIds", "asked_of_nobody"),
    ...problemIf(askedIf?.answers.length === 0, "askedIf.answers", "required"),
  ];
}

/**
 * The answers of a question on which another can depend; none: no other can depend on it.
 *
 * @example
 * answersOf({ kind: "yes_no", options: [] }); // ["yes", "no"]
 */
export function answersOf({
  kind,
  options,
}: {
  readonly kind: QuestionKind;
  readonly options: readonly { readonly code: string }[];
}): string[] {
  if (kind === "yes_no") return ["yes", "no"];
  return hasOptions(kind) ? options.map(({ code }) => code) : [];
}

interface Conditional extends Pick<QuestionDefinition, "kind" | "askedIf"> {
  readonly id: number;
  readonly options: readonly { readonly code: string }[];
}

export type ConditionProblem = FieldProblem<"unknown" | "circular">;

/**
 * Finds what is wrong with the condition of one of an event's questions: it needs a question and answers that exist, and
 * no question may wait for itself.
 *
 * @example
 * conditionProblems(7, [{ id: 7, kind: "yes_no", options: [], askedIf: { question: 7, answers: ["yes"] } }]);
 * // [{ path: "askedIf.question", code: "circular" }]
 */
export function conditionProblems(id: number, questions: readonly Conditional[]): ConditionProblem[] {
  const find = (wanted: number) => questions.find((each) => each.id === wanted);
  const condition = find(id)?.askedIf;
  if (!condition) return [];
  const other = find(condition.question);
  const known = other ? answersOf(other) : [];
  const seen = new Set([id]);
  for (let next = other; next && !seen.has(next.id); next = next.askedIf ? find(next.askedIf.question) : undefined) {
    if (next.askedIf && seen.has(next.askedIf.question)) {
      return [{ path: "askedIf.question", code: "circular" }];
    }
    seen.add(next.id);
  }
  return [
    ...problemIf(other?.id === id, "askedIf.question", "circular"),
    ...problemIf(known.length === 0, "askedIf.question", "unknown"),
    ...problemIf(known.length > 0 && !condition.answers.every((a) => known.includes(a)), "askedIf.answers", "unknown"),
  ];
}
