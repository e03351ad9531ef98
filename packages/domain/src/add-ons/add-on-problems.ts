import { nameProblems, type FieldProblem } from "../forms/field-problem.ts";
import { type FormOption, optionProblems } from "../forms/options.ts";
import type { LocalName } from "../race/local-name.ts";

export interface AddOnOption extends FormOption {
  /** Null: as many as there are of the add-on. */
  readonly stock: number | null;
}

export interface AddOnDefinition {
  readonly name: LocalName;
  readonly stock: number | null;
  readonly options: readonly AddOnOption[];
}

/**
 * What is wrong with something that is sold beside an entry.
 *
 * @example
 * addOnProblems({ name: { th: "เสื้อ", en: "" }, stock: null, options: [] }); // [{ path: "name.en", code: "missing" }]
 */
export function addOnProblems({ name, stock, options }: AddOnDefinition): FieldProblem[] {
  const inOptions = options.reduce((sum, option) => sum + (option.stock ?? 0), 0);
  return [
    ...nameProblems("name", name),
    ...optionProblems(options),
    ...(stock !== null && inOptions > stock
      ? [{ path: "stock", code: "options_exceed_stock", found: `${inOptions}` }]
      : []),
  ];
}
