import type { ChosenAddOn } from "../add-ons/chosen-add-ons.ts";
import { arabicDigits } from "../text/arabic-digits.ts";
import type { Answer } from "../questions/answers.ts";
import { longestOf } from "./text-kinds.ts";
import type { NamedAddOn, NamedQuestion } from "./extra-columns.ts";
import { tidyText } from "./tidy-text.ts";

/** What a cell says; or a word for what is wrong with it. */
type ReadCell<Value> = { readonly value: Value } | { readonly code: "unknown" | "not_a_number" | "too_long" };

const yesWords = ["yes", "y", "true", "1", "ใช่", "มี", "✓", "x"];
const noWords = ["no", "n", "false", "0", "ไม่ใช่", "ไม่", "ไม่มี"];
/** In the place of an add-on: nothing of it. */
const noneWords = ["0", "no", "none", "ไม่เอา", "ไม่มี"];

/**
 * Reads the answer of a filled cell: options by their names in either language or by their codes, several of them with
 * commas between them.
 *
 * @example
 * readAnswerCell({ ...meals, kind: "choices" }, "Vegetarian, ฮาลาล"); // { value: ["veg", "halal"] }
 */
export function readAnswerCell(
  { kind, options }: Pick<NamedQuestion, "kind" | "options">,
  cell: string,
): ReadCell<Answer> {
  if (kind === "yes_no") {
    const word = cell.toLowerCase();
    if (yesWords.includes(word)) return { value: "yes" };
    return noWords.includes(word) ? { value: "no" } : { code: "unknown" };
  }
  if (kind === "choice") {
    const code = codeOf(options, cell);
    return code === undefined ? { code: "unknown" } : { value: code };
  }
  if (kind === "choices") {
    const codes = codesOf(options, cell);
    return codes === undefined ? { code: "unknown" } : { value: codes };
  }
  if (cell.length > longestOf.note) return { code: "too_long" };
  return { value: kind === "number" ? arabicDigits(cell).replace(/(?<=\d),(?=\d{3}(\D|$))/g, "") : cell };
}

/**
 * Reads what a filled cell chooses of an add-on: `M`, `M × 2, L`, or a number where it has no options. `0` chooses nothing.
 *
 * @example
 * readAddOnCell({ ...shirt, id: 3 }, "M × 2"); // { value: [{ addOn: 3, option: "M", quantity: 2 }] }
 */
export function readAddOnCell(
  { id, options }: Pick<NamedAddOn, "id" | "options">,
  cell: string,
): ReadCell<ChosenAddOn[]> {
  if (options.length === 0) {
    const word = arabicDigits(cell).toLowerCase();
    if (noneWords.includes(word)) return { value: [] };
    if (yesWords.includes(word)) return { value: [{ addOn: id, option: "", quantity: 1 }] };
    const quantity = /^(?:[×x*] ?)?(\d{1,3})$/.exec(word)?.[1];
    return quantity === undefined
      ? { code: "not_a_number" }
      : { value: [{ addOn: id, option: "", quantity: Number(quantity) }] };
  }
  const whole = codeOf(options, cell);
  if (whole !== undefined) return { value: [{ addOn: id, option: whole, quantity: 1 }] };
  if (noneWords.includes(cell.toLowerCase())) return { value: [] };
  const chosen = joinedParts(cell, (part) => chosenOf({ id, options }, part));
  return chosen === undefined ? { code: "unknown" } : { value: chosen };
}

function chosenOf({ id, options }: Pick<NamedAddOn, "id" | "options">, part: string): ChosenAddOn | undefined {
  const code = codeOf(options, part);
  if (code !== undefined) return { addOn: id, option: code, quantity: 1 };
  const [, name = "", quantity] = /^(.+?) ?[×xX*] ?(\d{1,3}|[๐-๙]{1,3})$/.exec(part) ?? [];
  const option = codeOf(options, name);
  return option === undefined ? undefined : { addOn: id, option, quantity: Number(arabicDigits(quantity ?? "")) };
}

function codesOf(options: NamedQuestion["options"], cell: string): string[] | undefined {
  return joinedParts(cell, (part) => codeOf(options, part));
}

/** What stands between commas, each by itself; a name may have a comma, so parts are put together where one alone is nothing. */
function joinedParts<Thing>(cell: string, read: (part: string) => Thing | undefined): Thing[] | undefined {
  const parts = cell
    .split(/[,;\n]/)
    .map(tidyText)
    .filter(Boolean);
  const found: Thing[] = [];
  for (let from = 0; from < parts.length;) {
    let to = parts.length;
    let thing: Thing | undefined;
    while (to > from && (thing = read(parts.slice(from, to).join(", "))) === undefined) to -= 1;
    if (thing === undefined) return undefined;
    found.push(thing);
    from = to;
  }
  return found;
}

function codeOf(options: NamedQuestion["options"], text: string): string | undefined {
  const key = optionKey(text);
  const find = (words: (option: NamedQuestion["options"][number]) => readonly string[]) =>
    options.find((option) => words(option).some((word) => optionKey(word) === key))?.code;
  // codes last: they may be numbers, which another option has as its name
  return find(({ name }) => [name.th, name.en]) ?? find(({ code }) => [code]);
}

const optionKey = (text: string): string => text.toLowerCase().replace(/[\s,;]+/g, "");
