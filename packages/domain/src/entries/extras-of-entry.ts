import { type AddOnRule, type ChosenAddOn, choiceProblems, isOffered, tidyChoice } from "../add-ons/chosen-add-ons.ts";
import type { FieldProblem } from "../forms/field-problem.ts";
import { answerProblems, type Answers, type AskedQuestion, tidyAnswers } from "../questions/answers.ts";

/** What somebody in the race has answered and chosen. */
export interface EntryExtras {
  readonly answers: Answers;
  readonly addOns: readonly ChosenAddOn[];
}

/** What a form or a line of a file says of it; the rest stays as it was. */
export interface SaidExtras {
  readonly answers: Answers;
  /** All that is chosen of these add-ons. */
  readonly addOns: { readonly of: readonly number[]; readonly chosen: readonly ChosenAddOn[] };
}

interface Rules {
  readonly questions: readonly AskedQuestion[];
  readonly addOns: readonly AddOnRule[];
  /** In which the entry is, or comes. */
  readonly categoryId: number;
}

type ExtrasProblem = FieldProblem<
  "unknown" | "bad_date" | "not_a_number" | "not_a_duration" | "thai_id" | "not_asked" | "not_offered" | "too_many"
>;

/**
 * What an entry has after what is said, and what is wrong with that, at `answers.7` and `addOns.3`. Nothing has to be
 * complete: staff may leave a question open. What is said of something that is not asked is wrong, because it would be lost.
 *
 * @example
 * extrasAfter({ answers: {}, addOns: [] }, { answers: { 7: "M" }, addOns: { of: [], chosen: [] } }, rules).extras;
 * // { answers: { 7: "M" }, addOns: [] }
 */
export function extrasAfter(
  had: EntryExtras,
  said: SaidExtras,
  { questions, addOns: sold, categoryId }: Rules,
): { readonly extras: EntryExtras; readonly problems: ExtrasProblem[] } {
  const saysAnswers = Object.keys(said.answers).length > 0;
  const answers = saysAnswers ? tidyAnswers(questions, categoryId, { ...had.answers, ...said.answers }) : had.answers;
  const ofOthers = had.addOns.filter(({ addOn }) => !said.addOns.of.includes(addOn));
  const addOns = said.addOns.of.length > 0 ? inOrder(tidyChoice([...ofOthers, ...said.addOns.chosen])) : had.addOns;

  const isSaid = (id: string) => said.answers[id] !== undefined && said.answers[id].length > 0;
  const lost = Object.keys(said.answers).filter((id) => isSaid(id) && answers[id] === undefined);
  const notOffered = sold.filter(
    (each) =>
      said.addOns.chosen.some(({ addOn, quantity }) => addOn === each.id && quantity > 0) &&
      !isOffered(each, { per: "entry", categoryIds: [categoryId] }),
  );
  const ofChoice = choiceProblems(sold, addOns, { per: "entry", categoryIds: [categoryId] }).filter(
    ({ path }) =>
      said.addOns.of.some((id) => path === `addOns.${id}`) && !notOffered.some(({ id }) => path === `addOns.${id}`),
  );
  const problems = [
    ...lost.map((id) => ({ path: `answers.${id}`, code: "not_asked" }) as const),
    ...answerProblems(questions, categoryId, answers).filter(({ path }) => isSaid(path.replace("answers.", ""))),
    ...notOffered.map(({ id }) => ({ path: `addOns.${id}`, code: "not_offered" }) as const),
    ...ofChoice,
  ];
  return { extras: { answers, addOns }, problems: problems as ExtrasProblem[] };
}

export type LeftBehind = "has_add_ons" | "has_answers";

/**
 * Why an entry that has these answers and add-ons cannot go from one category to another: there nobody offers or asks what it
 * has. What does not fit where it is goes along.
 *
 * @example
 * leftBehind({ answers: {}, addOns: [cap] }, { questions: [], addOns: [offeredIn7] }, { from: 7, to: 8 }); // ["has_add_ons"]
 */
export function leftBehind(
  { answers, addOns }: EntryExtras,
  rules: Omit<Rules, "categoryId">,
  { from, to }: { readonly from: number; readonly to: number },
): LeftBehind[] {
  if (from === to) return [];
  const said = { answers, addOns: { of: addOns.map(({ addOn }) => addOn), chosen: addOns } };
  const problemsIn = (categoryId: number) => extrasAfter(nothing, said, { ...rules, categoryId }).problems;
  const known = problemsIn(from);
  const isNew = (problem: ExtrasProblem) =>
    !known.some(({ path, code }) => path === problem.path && code === problem.code);
  const found = problemsIn(to).filter(isNew);
  return [
    ...(found.some(({ code }) => code === "not_offered") ? (["has_add_ons"] as const) : []),
    ...(found.some(({ code }) => code === "not_asked") ? (["has_answers"] as const) : []),
  ];
}

const nothing: EntryExtras = { answers: {}, addOns: [] };

/** In one order, so that the same choice is the same text. */
function inOrder(chosen: readonly ChosenAddOn[]): ChosenAddOn[] {
  return chosen.toSorted((one, other) => one.addOn - other.addOn || (one.option < other.option ? -1 : 1));
}
