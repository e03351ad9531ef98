import { arabicDigits } from "../text/arabic-digits.ts";
import { readBirthDateCell } from "../entries/birth-date-cell.ts";
import { holdsThaiId } from "../entries/thai-id.ts";
import { tidyText } from "../entries/tidy-text.ts";
import type { FieldProblem } from "../forms/field-problem.ts";
import { namedFile } from "./answer-files.ts";
import { readDuration, writeDuration } from "../time/duration-text.ts";
import { answersOf, type Condition, type QuestionKind } from "./question-problems.ts";

/** A text, the codes of several options, or the name of a file: see `answer-files.ts`. */
export type Answer = string | readonly string[];
/** By the question's id. */
export type Answers = Readonly<Record<string, Answer>>;

/** The part of a question that decides what is a good answer. */
export interface AskedQuestion {
  readonly id: number;
  readonly kind: QuestionKind;
  readonly options: readonly { readonly code: string }[];
  readonly required: boolean;
  readonly categoryIds: readonly number[] | null;
  readonly askedIf: Condition | null;
}

const listOf = (answer: Answer | undefined): readonly string[] =>
  answer === undefined ? [] : typeof answer === "string" ? [answer] : answer;

/**
 * The questions that a player of a category is asked, after these answers.
 *
 * @example
 * questionsFor([ill, { ...which, askedIf: { question: ill.id, answers: ["yes"] } }], 7, { [ill.id]: "no" }); // [ill]
 */
export function questionsFor<Q extends AskedQuestion>(
  questions: readonly Q[],
  categoryId: number,
  answers: Answers,
): Q[] {
  const isAsked = (question: Q | undefined, waiting: readonly number[]): boolean => {
    if (!question || (question.categoryIds && !question.categoryIds.includes(categoryId))) return false;
    const { id, askedIf } = question;
    if (askedIf === null) return true;
    // a race folder may have questions that wait for each other: nobody is asked these
    if (waiting.includes(id)) return false;
    const given = listOf(answers[askedIf.question]);
    const other = questions.find((each) => each.id === askedIf.question);
    return askedIf.answers.some((answer) => given.includes(answer)) && isAsked(other, [...waiting, id]);
  };
  return questions.filter((question) => isAsked(question, []));
}

/**
 * The answers as they are kept: without blanks, and without those to questions that are not asked.
 *
 * @example
 * tidyAnswers([name], 7, { [name.id]: "  Somchai ", 99: "x" }); // { [name.id]: "Somchai" }
 */
export function tidyAnswers(questions: readonly AskedQuestion[], categoryId: number, answers: Answers): Answers {
  const kept: Record<string, Answer> = {};
  for (const { id, kind } of questionsFor(questions, categoryId, answers)) {
    const given = listOf(answers[id]).flatMap((text) => tidyText(text) || []);
    if (given.length === 0) continue;
    const [first] = given as [string];
    if (kind === "choices") kept[id] = [...new Set(given)];
    else if (kind === "number") kept[id] = arabicDigits(first);
    else if (kind === "duration") kept[id] = writeDuration(durationIn(first)) || first;
    else kept[id] = kind === "date" ? (readBirthDateCell(first) ?? first) : first;
  }
  return kept;
}

export type AnswerProblem = FieldProblem<
  "required" | "unknown" | "bad_date" | "not_a_number" | "not_a_duration" | "thai_id"
>;

/**
 * Finds what is wrong with tidied answers, each problem at its question. What is not answered yet is wrong only once
 * all must be `complete`.
 *
 * @example
 * answerProblems([{ ...age, id: 3, kind: "number" }], 7, { 3: "old" }); // [{ path: "answers.3", code: "not_a_number" }]
 */
export function answerProblems(
  questions: readonly AskedQuestion[],
  categoryId: number,
  answers: Answers,
  { complete = false }: { readonly complete?: boolean } = {},
): AnswerProblem[] {
  return questionsFor(questions, categoryId, answers).flatMap((question) => {
    const given = listOf(answers[question.id]);
    const missing = complete && question.required && given.length === 0 ? ("required" as const) : undefined;
    const code = missing ?? given.map((text) => problemOf(question, text)).find((found) => found !== undefined);
    return code === undefined ? [] : [{ path: `answers.${question.id}`, code }];
  });
}

function problemOf(question: AskedQuestion, text: string): AnswerProblem["code"] | undefined {
  const options = answersOf(question);
  if (options.length > 0) return options.includes(text) ? undefined : "unknown";
  if (question.kind === "file") return namedFile(text) === undefined ? "unknown" : undefined;
  if (question.kind === "number")
    return /^-?\d{1,12}([.,]\d{1,6})?$/.test(arabicDigits(text)) ? undefined : "not_a_number";
  if (question.kind === "duration") return Number.isNaN(durationIn(text)) ? "not_a_duration" : undefined;
  if (question.kind === "date") return readBirthDateCell(text) === null ? "bad_date" : undefined;
  return holdsThaiId(text) ? "thai_id" : undefined;
}

const longestMs = 100 * 3_600_000;

/** NaN: no duration, or one of more than two digits of hours. `430` means 4:30, not 18 days. */
function durationIn(text: string): number {
  const ms = readDuration(arabicDigits(text).replace(/^(\d{1,2})(\d\d)$/, "$1:$2")) ?? Number.NaN;
  return ms < longestMs ? ms : Number.NaN;
}
