import { type FieldProblem, problemIf } from "../forms/field-problem.ts";
import type { Satang } from "../pricing/fee-tiers.ts";
import type { InstantMs } from "../time/instant.ts";

/** `percent` off each fee; an `amount` off the fees of an order; of every `group` of places the cheapest is free; `access` only opens hidden categories. */
export type DiscountKind = "percent" | "amount" | "group" | "access";

export interface DiscountRule {
  readonly kind: DiscountKind;
  /** Percents, satang, or the size of a group. */
  readonly value: number;
  /** Fees and add-ons must come to this. */
  readonly leastSatang: Satang;
  readonly endsAt: InstantMs | null;
}

/** A fee of an order: so many places at one price. */
export interface Fee {
  readonly entry: number;
  readonly quantity: number;
  readonly unitSatang: Satang;
}

/** A reduction: below zero. `entry` is null where it is of all fees together. */
export interface Reduction {
  readonly entry: number | null;
  readonly quantity: number;
  readonly unitSatang: Satang;
}

export type WhyNoDiscount = "code_over" | "below_least" | "group_too_small" | "nothing_covered";

export interface Discount {
  readonly reductions: readonly Reduction[];
  /** Null: it makes the order cheaper. */
  readonly whyNot: WhyNoDiscount | null;
}

/**
 * What a code takes off these fees, those of categories that it covers. Never more than they are.
 *
 * @param sumSatang what fees and add-ons come to without it
 * @example
 * discountOf({ kind: "percent", value: 15, leastSatang: 0, endsAt: null }, [{ entry: 0, quantity: 2, unitSatang: 65_050 }],
 *   { sumSatang: 130_100, now });
 * // { reductions: [{ entry: 0, quantity: 2, unitSatang: -9_757 }], whyNot: null }: 9,757.5 satang, rounded down
 */
export function discountOf(
  rule: DiscountRule,
  fees: readonly Fee[],
  { sumSatang, now }: { readonly sumSatang: Satang; readonly now: InstantMs },
): Discount {
  const none = (whyNot: WhyNoDiscount): Discount => ({ reductions: [], whyNot });
  if (rule.kind === "access") return { reductions: [], whyNot: null };
  if (rule.endsAt !== null && now >= rule.endsAt) return none("code_over");
  if (sumSatang < rule.leastSatang) return none("below_least");
  const reductions = reductionsOf(rule, fees).filter(({ quantity, unitSatang }) => quantity * unitSatang < 0);
  if (reductions.length > 0) return { reductions, whyNot: null };
  return none(rule.kind === "group" && placesOf(fees) < rule.value ? "group_too_small" : "nothing_covered");
}

const placesOf = (fees: readonly Fee[]) => fees.reduce((sum, { quantity }) => sum + quantity, 0);

function reductionsOf({ kind, value }: DiscountRule, fees: readonly Fee[]): Reduction[] {
  if (kind === "percent") {
    // whole satang, rounded down for each place: nobody gets more than the percents say
    const off = (unit: Satang) => Math.floor((unit * Math.min(value, 100)) / 100);
    return fees.map(({ entry, quantity, unitSatang }) => ({ entry, quantity, unitSatang: -off(unitSatang) }));
  }
  if (kind === "amount") {
    const covered = fees.reduce((sum, { quantity, unitSatang }) => sum + quantity * unitSatang, 0);
    return [{ entry: null, quantity: 1, unitSatang: -Math.min(value, covered) }];
  }
  let free = Math.floor(placesOf(fees) / value);
  return fees
    .toSorted((one, other) => one.unitSatang - other.unitSatang || one.entry - other.entry)
    .flatMap(({ entry, quantity, unitSatang }) => {
      const taken = Math.min(free, quantity);
      free -= taken;
      return taken > 0 ? [{ entry, quantity: taken, unitSatang: -unitSatang }] : [];
    });
}

export type DiscountProblem = FieldProblem<"out_of_range" | "applies_nowhere">;

/**
 * Finds what is wrong with a code that staff set up.
 *
 * @example
 * discountProblems({ kind: "percent", value: 120, categoryIds: null }); // [{ path: "value", code: "out_of_range" }]
 */
export function discountProblems({
  kind,
  value,
  categoryIds,
}: {
  readonly kind: DiscountKind;
  readonly value: number;
  readonly categoryIds: readonly number[] | null;
}): DiscountProblem[] {
  const isTooMuch = kind === "percent" && value > 100;
  const isTooFew = kind === "group" && value < 2;
  return [
    ...problemIf(isTooMuch || isTooFew, "value", "out_of_range"),
    ...problemIf(categoryIds?.length === 0, "categoryIds", "applies_nowhere"),
  ];
}
