import type { AddOnRule } from "../add-ons/chosen-add-ons.ts";
import type { AskedQuestion } from "../questions/answers.ts";
import type { LocalName } from "../race/local-name.ts";
import { inLanguage } from "../text/in-language.ts";
import { headerKey } from "./entry-columns.ts";

/** A column of a spreadsheet of entries that has the answers to a question, or what is chosen of an add-on. */
export type ExtraColumn = `question-${number}` | `addOn-${number}`;

interface NamedOption {
  readonly code: string;
  readonly name: LocalName;
}

export interface NamedQuestion extends AskedQuestion {
  readonly label: LocalName;
  readonly options: readonly NamedOption[];
}

export interface NamedAddOn extends AddOnRule {
  readonly name: LocalName;
  readonly options: readonly NamedOption[];
}

/** What an event asks and sells beside the entry itself. */
export interface AskedAndSold {
  readonly questions: readonly NamedQuestion[];
  readonly addOns: readonly NamedAddOn[];
}

/** Before the name, so that a question with the name of a field is not taken for it. */
const kinds = { question: { th: "คำถาม", en: "Question" }, addOn: { th: "ตัวเลือก", en: "Add-on" } } as const;

export interface NamedColumn {
  readonly column: ExtraColumn;
  readonly name: LocalName;
  /** What its cells may say; empty: anything, or a number. */
  readonly options: readonly LocalName[];
}

const yesAndNo: readonly LocalName[] = [
  { th: "ใช่", en: "Yes" },
  { th: "ไม่ใช่", en: "No" },
];

/** The columns of an event: of each question that a text can answer, and of each add-on that players choose. */
export function extraColumns({ questions, addOns }: AskedAndSold): NamedColumn[] {
  return [
    ...questions
      .filter(({ kind }) => kind !== "file")
      .map(({ id, kind, label, options }) => ({
        column: `question-${id}` as const,
        name: label,
        options: kind === "yes_no" ? yesAndNo : options.map((option) => option.name),
      })),
    ...addOns
      .filter(({ per }) => per === "entry")
      .map(({ id, name, options }) => ({
        column: `addOn-${id}` as const,
        name,
        options: options.map((option) => option.name),
      })),
  ];
}

/**
 * The header that an export writes above a column. `guessExtraColumns` recognises it.
 *
 * @example
 * extraTitle({ column: "question-7", name: { th: "กรุ๊ปเลือด", en: "Blood group" }, options: [] }, "en"); // "Question: Blood group"
 */
export function extraTitle({ column, name }: Pick<NamedColumn, "column" | "name">, language: "th" | "en"): string {
  return `${kinds[column.startsWith("addOn") ? "addOn" : "question"][language]}: ${inLanguage(name, language)}`;
}

/**
 * Guesses which columns are questions or add-ons, by their names in either language. What is known already stays; where two
 * have the same name, the first one is meant.
 *
 * @example
 * guessExtraColumns(["BIB", "Blood group"], ["bib", null], columns); // ["bib", "question-7"]
 */
export function guessExtraColumns<Known extends string>(
  header: readonly string[],
  known: readonly (Known | null)[],
  columns: readonly NamedColumn[],
): (Known | ExtraColumn | null)[] {
  const named = new Map<string, ExtraColumn>();
  const languages = ["th", "en"] as const;
  const wordsOf = [
    ...columns.flatMap((each) => languages.map((language) => [extraTitle(each, language), each.column] as const)),
    ...columns.flatMap((each) => languages.map((language) => [each.name[language], each.column] as const)),
  ];
  for (const [word, column] of wordsOf) {
    const key = headerKey(word);
    if (key !== "" && !named.has(key)) named.set(key, column);
  }
  const taken = new Set<ExtraColumn>();
  return header.map((word, place) => {
    const before = known[place] ?? null;
    const column = named.get(headerKey(word));
    if (before !== null || column === undefined || taken.has(column)) return before;
    taken.add(column);
    return column;
  });
}

/** Is this a column of a question or an add-on, and of which? */
export function extraOf(column: string): { readonly kind: "question" | "addOn"; readonly id: number } | undefined {
  const [, kind, id] = /^(question|addOn)-([1-9]\d{0,14})$/.exec(column) ?? [];
  return kind === undefined ? undefined : { kind: kind as "question" | "addOn", id: Number(id) };
}
