import { type FieldProblem, problemIf } from "../forms/field-problem.ts";

/** So many of an add-on, of one of its options. */
export interface ChosenAddOn {
  readonly addOn: number;
  /** The option's code; "": the add-on has none. */
  readonly option: string;
  readonly quantity: number;
}

/** The part of an add-on that decides who can choose it. */
export interface AddOnRule {
  readonly id: number;
  /** Each player chooses it, or the whole order once. */
  readonly per: "entry" | "registration";
  readonly required: boolean;
  /** In which categories it is offered; null: in all. */
  readonly categoryIds: readonly number[] | null;
  /** How many a player, or an order, can have of it. */
  readonly most: number;
  readonly options: readonly { readonly code: string }[];
}

interface Chooser {
  /** Who chooses: a player (`entry`) or a whole order. */
  readonly per: AddOnRule["per"];
  /** The player's category, or those of the order. */
  readonly categoryIds: readonly number[];
  /** Nothing may be missing. */
  readonly complete?: boolean;
}

/**
 * Adds up what is chosen twice, and leaves out what is chosen zero times.
 *
 * @example
 * tidyChoice([{ addOn: 1, option: "S", quantity: 1 }, { addOn: 1, option: "S", quantity: 1 }]);
 * // [{ addOn: 1, option: "S", quantity: 2 }]
 */
export function tidyChoice(chosen: readonly ChosenAddOn[]): ChosenAddOn[] {
  const sums = new Map<string, ChosenAddOn>();
  for (const each of chosen) {
    const key = `${each.addOn} ${each.option}`;
    const before = sums.get(key)?.quantity ?? 0;
    if (each.quantity > 0) sums.set(key, { ...each, quantity: before + each.quantity });
  }
  return [...sums.values()];
}

/**
 * Is something of what is chosen in an order, by its players or once for all of them, sent by post?
 *
 * @example
 * needsShipping([{ id: 1, needsShipping: true }], { addOns: [{ addOn: 1, option: "S", quantity: 1 }], entries: [] }); // true
 */
export function needsShipping(
  sold: readonly { readonly id: number; readonly needsShipping: boolean }[],
  { addOns, entries }: WithAddOns,
): boolean {
  const chosen = [...addOns, ...entries.flatMap(({ players }) => players.flatMap((player) => player.addOns))];
  return sold.some(({ id, needsShipping: isSent }) => isSent && chosen.some(({ addOn }) => addOn === id));
}

interface WithAddOns {
  readonly addOns: readonly Pick<ChosenAddOn, "addOn">[];
  readonly entries: readonly {
    readonly players: readonly { readonly addOns: readonly Pick<ChosenAddOn, "addOn">[] }[];
  }[];
}

/**
 * Is an add-on offered to a player of a category, or to an order with these categories?
 *
 * @example
 * isOffered({ ...shirt, per: "entry", categoryIds: [7] }, { per: "entry", categoryIds: [8] }); // false
 */
export function isOffered(
  { per, categoryIds }: Pick<AddOnRule, "per" | "categoryIds">,
  chooser: Pick<Chooser, "per" | "categoryIds">,
): boolean {
  return per === chooser.per && (categoryIds === null || categoryIds.some((id) => chooser.categoryIds.includes(id)));
}

export type ChoiceProblem = FieldProblem<"unknown" | "too_many" | "required">;

/**
 * Finds what is wrong with the add-ons that a player or an order has chosen, each problem at its add-on.
 *
 * @example
 * choiceProblems([{ ...shirt, id: 3, required: true }], [], { per: "entry", categoryIds: [7], complete: true });
 * // [{ path: "addOns.3", code: "required" }]
 */
export function choiceProblems(
  addOns: readonly AddOnRule[],
  chosen: readonly ChosenAddOn[],
  chooser: Chooser,
): ChoiceProblem[] {
  const offered = addOns.filter((addOn) => isOffered(addOn, chooser));
  const strange = new Set(chosen.map(({ addOn }) => addOn).filter((id) => !offered.some((each) => each.id === id)));
  return [
    ...[...strange].flatMap((id) => problemIf(true, `addOns.${id}`, "unknown")),
    ...offered.flatMap((addOn) => problemsOf(addOn, chosen, chooser.complete ?? false)),
  ];
}

function problemsOf(addOn: AddOnRule, chosen: readonly ChosenAddOn[], complete: boolean): ChoiceProblem[] {
  const path = `addOns.${addOn.id}`;
  const own = chosen.filter((each) => each.addOn === addOn.id);
  const total = own.reduce((sum, { quantity }) => sum + quantity, 0);
  const codes = addOn.options.length === 0 ? [""] : addOn.options.map(({ code }) => code);
  return [
    ...problemIf(!own.every(({ option }) => codes.includes(option)), path, "unknown"),
    ...problemIf(total > addOn.most, path, "too_many", `${addOn.most}`),
    ...problemIf(complete && addOn.required && total === 0, path, "required"),
  ];
}
