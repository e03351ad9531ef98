import type { FieldProblem } from "../forms/field-problem.ts";
import { type FormOption, optionProblems } from "../forms/options.ts";

export interface AddOnOption extends FormOption {
  /** Null: limited only by the stock of the add-on. */
  readonly stock: number | null;
}

export interface AddOnDefinition {
  readonly stock: number | null;
  readonly options: readonly AddOnOption[];
}

/**
 * Finds what is wrong with an add-on, which is sold together with an entry.
 *
 * @example
 * addOnProblems({ stock: 10, options: [{ code: "S", name, stock: 11 }] });
 * // [{ path: "stock", code: "options_exceed_stock", found: "11" }]
 */
export function addOnProblems({ stock, options }: AddOnDefinition): FieldProblem[] {
  const inOptions = options.reduce((sum, option) => sum + (option.stock ?? 0), 0);
  return [
    ...optionProblems(options),
    ...(stock !== null && inOptions > stock
      ? [{ path: "stock", code: "options_exceed_stock", found: `${inOptions}` }]
      : []),
  ];
}
