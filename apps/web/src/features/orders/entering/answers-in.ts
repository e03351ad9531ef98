import type { FieldError } from "@time-event/contract/errors";
import type { OrderPlayer } from "@time-event/contract/order-player";
import { answerProblems, questionsFor, tidyAnswers } from "@time-event/domain/questions/answers";
import type { AskedQuestion } from "../offer.shared.ts";
import type { Typed } from "./typed.ts";

type Answers = OrderPlayer["answers"];

/** The only category there is, for rules that know categories by numbers. */
const here = 1;

const ruleFor = (category: string) => (question: AskedQuestion) => ({
  ...question,
  categoryIds: question.categories === null || question.categories.includes(category) ? null : [],
});

/**
 * A player's answers: `….answers.7` is one, and of several choices each is `….answers.7.option.CODE`, marked by
 * `….answers.7.several`. What the form does not ask stays as it was.
 */
export function answersIn(typed: Typed, path: string, before: Answers): Answers {
  const start = `${path}.answers.`;
  const answers: Record<string, string | string[]> = { ...before };
  for (const [name, value] of Object.entries(typed)) {
    if (!name.startsWith(start)) continue;
    const [id = "", part] = name.slice(start.length).split(".");
    if (part === undefined) answers[id] = value;
    if (part !== "several") continue;
    const chosen = `${start}${id}.option.`;
    answers[id] = Object.keys(typed).flatMap((each) => (each.startsWith(chosen) ? each.slice(chosen.length) : []));
  }
  return answers;
}

/** What a player of a category is asked, after these answers. */
export function askedNow(questions: readonly AskedQuestion[], category: string, answers: Answers): AskedQuestion[] {
  return questionsFor(questions.map(ruleFor(category)), here, answers);
}

/** What is missing or wrong with the answers, each at its question. */
export function answersMissing(questions: readonly AskedQuestion[], category: string, answers: Answers): FieldError[] {
  const rules = questions.map(ruleFor(category));
  return answerProblems(rules, here, tidyAnswers(rules, here, answers), { complete: true });
}
