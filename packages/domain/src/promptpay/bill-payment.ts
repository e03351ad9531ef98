import { hasThaiCheckDigit } from "./check-digit.ts";

/** What a reference of a bill payment contains. `registration`: the reference of the order, made when somebody pays. */
export const billReferenceRules = ["registration", "event", "fixed", "none"] as const;
export type BillReferenceRule = (typeof billReferenceRules)[number];

export type BillerProblem = "not_15_digits" | "wrong_check_digit";

/**
 * Why these digits cannot be a biller ID; undefined: they can. A biller ID is a tax ID with its check digit, followed
 * by a two-digit suffix from the bank.
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
 * Can this text be a reference? Banks accept up to 20 capital letters and digits.
 *
 * @example
 * isBillReference("RUN2026"); // true
 * isBillReference("run 2026"); // false
 */
export function isBillReference(text: string): boolean {
  return /^[A-Z0-9]{1,20}$/.test(text);
}
