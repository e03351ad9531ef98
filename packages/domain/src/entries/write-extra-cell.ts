import type { LocalName } from "../race/local-name.ts";
import { inLanguage } from "../text/in-language.ts";
import { type AskedAndSold, extraOf, type NamedColumn } from "./extra-columns.ts";
import type { EntryExtras } from "./extras-of-entry.ts";

/**
 * What somebody has answered or chosen as a cell of a spreadsheet: options by their names, yes and no in the language, days as
 * `YYYY-MM-DD`. `readAnswerCell` and `readAddOnCell` read it again.
 *
 * @example
 * extraCell("addOn-3", { answers: {}, addOns: [{ addOn: 3, option: "M", quantity: 2 }] }, sold, "en"); // "M × 2"
 */
export function extraCell(
  column: NamedColumn["column"],
  { answers, addOns }: EntryExtras,
  { questions, addOns: sold }: AskedAndSold,
  language: "th" | "en",
): string {
  const { kind, id } = extraOf(column)!;
  if (kind === "addOn") {
    const options = sold.find((each) => each.id === id)?.options ?? [];
    return addOns
      .filter(({ addOn, quantity }) => addOn === id && quantity > 0)
      .map(({ option, quantity }) =>
        [option && nameOf(options, option, language), quantity].filter(Boolean).join(" × "),
      )
      .join(", ");
  }
  const question = questions.find((each) => each.id === id);
  const options = question?.kind === "yes_no" ? yesNo : (question?.options ?? []);
  return [answers[id] ?? []]
    .flat()
    .map((answer) => nameOf(options, answer, language))
    .join(", ");
}

const yesNo = [
  { code: "yes", name: { th: "ใช่", en: "Yes" } },
  { code: "no", name: { th: "ไม่ใช่", en: "No" } },
];

function nameOf(
  options: readonly { readonly code: string; readonly name: LocalName }[],
  code: string,
  language: "th" | "en",
): string {
  const name = options.find((option) => option.code === code)?.name;
  return (name && inLanguage(name, language)) || code;
}
