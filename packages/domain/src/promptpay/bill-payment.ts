import { hasThaiCheckDigit } from "./check-digit.ts";

/** What stands in a reference of a bill payment. `registration`: the reference of what is paid, made when it is. */
export const billReferenceRules = ["registration", "event", "fixed", "none"] as const;
export type BillReferenceRule = (typeof billReferenceRules)[number];

export type BillerProblem = "not_15_digits" | "wrong_check_digit";

/**
 * Why these digits are no biller ID; undefined: they can be one. A biller ID is a tax ID, check digit and all, with a
 * suffix of two digits that the bank gives.
 *
 * @example
 * billerProblem("099400016550100"); // undefined
 * billerProblem("0994000165501"); // "not_15_digits"
 */
export function billerProblem(digits: string): BillerProblem | undefined {
  if (!/^\d{15}$/.test(digits)) return "not_15_digits";
  return hasThaiCheckDigit(digits.slice(0, 13)) ? undefined : "wrong_check_digit";
}

/**
 * Can this stand in a reference? Banks take up to 20 capital letters and digits.
 *
 * @example
 * isBillReference("RUN2026"); // true
 * isBillReference("run 2026"); // false
 */
export function isBillReference(text: string): boolean {
  return /^[A-Z0-9]{1,20}$/.test(text);
}
