import type { ChosenAddOn } from "../add-ons/chosen-add-ons.ts";
import type { Answer } from "../questions/answers.ts";
import type { LineProblem } from "./entry-draft.ts";
import { type AskedAndSold, type ExtraColumn, extraOf } from "./extra-columns.ts";
import type { EntryExtras, SaidExtras } from "./extras-of-entry.ts";
import { withoutApostrophe } from "./harmless-cell.ts";
import { formulaError, longestShown } from "./read-entry-line.ts";
import { readAddOnCell, readAnswerCell } from "./read-extra-cell.ts";
import { tidyText } from "./tidy-text.ts";

export type ExtraCells = Readonly<Partial<Record<ExtraColumn, string>>>;

/**
 * Reads what a line of a spreadsheet says of questions and add-ons, and names every cell that cannot be read. A blank cell says
 * nothing.
 *
 * @example
 * readExtraCells({ "addOn-3": "M × 2" }, event).said.addOns; // { of: [3], chosen: [{ addOn: 3, option: "M", quantity: 2 }] }
 */
export function readExtraCells(
  cells: ExtraCells,
  { questions, addOns }: AskedAndSold,
): { readonly said: SaidExtras; readonly problems: readonly LineProblem[] } {
  const answers: Record<string, Answer> = {};
  const of: number[] = [];
  const chosen: ChosenAddOn[] = [];
  const problems: LineProblem[] = [];
  for (const [column, cell] of Object.entries(cells) as [ExtraColumn, string][]) {
    const text = tidyText(withoutApostrophe(cell));
    if (text === "" || text === "-") continue;
    const complain = (code: LineProblem["code"]) =>
      void problems.push({ column, code, value: text.slice(0, longestShown) });
    const { kind, id } = extraOf(column)!;
    if (formulaError.test(text)) complain("formula_error");
    else if (kind === "question") {
      const question = questions.find((each) => each.id === id);
      const read = question ? readAnswerCell(question, text) : { code: "not_asked" as const };
      if ("code" in read) complain(read.code);
      else answers[id] = read.value;
    } else {
      const addOn = addOns.find((each) => each.id === id);
      const read = addOn ? readAddOnCell(addOn, text) : { code: "not_offered" as const };
      if ("code" in read) complain(read.code);
      else {
        of.push(id);
        chosen.push(...read.value);
      }
    }
  }
  return { said: { answers, addOns: { of, chosen } }, problems };
}

/**
 * The columns in which two differ: of the questions and add-ons of either.
 *
 * @example
 * differingExtras({ answers: { 7: "yes" }, addOns: [] }, { answers: {}, addOns: [] }); // ["question-7"]
 */
export function differingExtras(one: EntryExtras, other: EntryExtras): ExtraColumn[] {
  const questions = new Set([...Object.keys(one.answers), ...Object.keys(other.answers)].map(Number));
  const addOns = new Set([...one.addOns, ...other.addOns].map(({ addOn }) => addOn));
  const answerOf = ({ answers }: EntryExtras, id: number) => [answers[id] ?? []].flat().toSorted().join("\n");
  const choiceOf = ({ addOns: chosen }: EntryExtras, id: number) =>
    chosen
      .flatMap(({ addOn, option, quantity }) => (addOn === id && quantity > 0 ? [`${option} ${quantity}`] : []))
      .toSorted()
      .join("\n");
  return [
    ...[...questions].filter((id) => answerOf(one, id) !== answerOf(other, id)).map((id) => `question-${id}` as const),
    ...[...addOns].filter((id) => choiceOf(one, id) !== choiceOf(other, id)).map((id) => `addOn-${id}` as const),
  ];
}

/**
 * The column that a problem of `extrasAfter` is about.
 *
 * @example
 * columnOfPath("answers.7"); // "question-7"
 */
export function columnOfPath(path: string): ExtraColumn {
  const [part, id] = path.split(".");
  return `${part === "answers" ? "question" : "addOn"}-${Number(id)}`;
}
