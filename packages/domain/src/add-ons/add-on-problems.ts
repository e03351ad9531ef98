import { type FieldProblem, problemIf } from "../forms/field-problem.ts";
import { type FormOption, type OptionProblem, optionProblems } from "../forms/options.ts";

export interface AddOnOption extends FormOption {
  /** Null: limited only by the stock of the add-on. */
  readonly stock: number | null;
}

export interface AddOnDefinition {
  readonly stock: number | null;
  readonly options: readonly AddOnOption[];
  /** In which categories it is offered; null: in all. */
  readonly categoryIds: readonly number[] | null;
}

export type AddOnProblem = OptionProblem | FieldProblem<"options_exceed_stock" | "offered_nowhere">;

/**
 * Finds what is wrong with an add-on, which is sold together with an entry.
 *
 * @example
 * addOnProblems({ stock: 10, options: [{ code: "S", name, stock: 11 }], categoryIds: null });
 * // [{ path: "stock", code: "options_exceed_stock", found: "11" }]
 */
export function addOnProblems({ stock, options, categoryIds }: AddOnDefinition): AddOnProblem[] {
  const inOptions = options.reduce((sum, option) => sum + (option.stock ?? 0), 0);
  return [
    ...optionProblems(options),
    ...problemIf(stock !== null && inOptions > stock, "stock", "options_exceed_stock", `${inOptions}`),
    ...problemIf(categoryIds?.length === 0, "categoryIds", "offered_nowhere"),
  ];
}
