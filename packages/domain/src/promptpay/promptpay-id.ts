import { arabicDigits } from "../text/arabic-digits.ts";
import { hasThaiCheckDigit } from "./check-digit.ts";

/** What a PromptPay ID can be: a mobile phone, a national or tax ID, an e-wallet. */
export const promptPayKinds = ["phone", "nationalId", "eWallet"] as const;
export type PromptPayKind = (typeof promptPayKinds)[number];

export type PromptPayProblem = "not_a_mobile_number" | "not_13_digits" | "wrong_check_digit" | "not_15_digits";

/**
 * The digits of a typed ID: without spaces, dashes and brackets. A phone number with the country code 66 gets a leading
 * 0 instead.
 *
 * @example
 * promptPayDigits("+66 81-234-5678"); // "0812345678"
 */
export function promptPayDigits(typed: string): string {
  const digits = arabicDigits(typed).replace(/[\s\-().+]/g, "");
  const abroad = /^(?:00)?66(\d{9})$/.exec(digits);
  return abroad ? `0${abroad[1]}` : digits;
}

/**
 * Why these digits cannot be a PromptPay ID of this kind; undefined: they can. Only the bank knows whether it is
 * registered and to whom.
 *
 * @example
 * promptPayProblem("phone", "0212345678"); // "not_a_mobile_number"
 * promptPayProblem("nationalId", "1101700230709"); // "wrong_check_digit"
 */
export function promptPayProblem(kind: PromptPayKind, digits: string): PromptPayProblem | undefined {
  switch (kind) {
    case "phone":
      return /^0[689]\d{8}$/.test(digits) ? undefined : "not_a_mobile_number";
    case "nationalId":
      if (!/^\d{13}$/.test(digits)) return "not_13_digits";
      return hasThaiCheckDigit(digits) ? undefined : "wrong_check_digit";
    case "eWallet":
      return /^\d{15}$/.test(digits) ? undefined : "not_15_digits";
  }
}

/**
 * A PromptPay ID in groups that people read easily.
 *
 * @example
 * formatPromptPayId("phone", "0812345678"); // "081-234-5678"
 * formatPromptPayId("nationalId", "1101700230708"); // "1-1017-00230-70-8"
 */
export function formatPromptPayId(kind: PromptPayKind, digits: string): string {
  if (kind === "phone") return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3");
  if (kind === "nationalId") return digits.replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/, "$1-$2-$3-$4-$5");
  return digits.replace(/^(\d{3})(\d{4})(\d{4})(\d{4})$/, "$1-$2-$3-$4");
}
