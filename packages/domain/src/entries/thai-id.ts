import { arabicDigits } from "../text/arabic-digits.ts";
import type { FieldProblem } from "../forms/field-problem.ts";

const thirteenDigits = /(?<!\d)\d(?:[- ]?\d){12}(?!\d)/g;

/**
 * Does a text contain a Thai citizen's number? The thirteenth digit is a check digit, so other long numbers, such as
 * phone numbers, are not mistaken for one. Only the field for it may have such a number, and only where the event asks.
 *
 * @example
 * holdsThaiId("1-1017-00230-70-8"); // true
 * holdsThaiId("1101700230705"); // false
 */
export function holdsThaiId(text: string): boolean {
  return (arabicDigits(text).match(thirteenDigits) ?? []).some((found) => hasGoodCheckDigit(found.replace(/\D/g, "")));
}

/**
 * Finds the texts of a form that contain a Thai citizen's number. Every form whose texts are kept asks this.
 *
 * @example
 * thaiIdProblems({ team: "1101700230708" }); // [{ path: "team", code: "thai_id" }]
 */
export function thaiIdProblems(form: Readonly<Record<string, unknown>>, under?: string): FieldProblem<"thai_id">[] {
  return Object.entries(form).flatMap(([field, value]) =>
    typeof value === "string" && holdsThaiId(value)
      ? [{ path: under === undefined ? field : `${under}.${field}`, code: "thai_id" as const }]
      : [],
  );
}

/**
 * A Thai citizen's number as it is kept: thirteen digits. Null: it is none, or one of its digits is wrong.
 *
 * @example
 * readThaiId("1-1017-00230-70-8"); // "1101700230708"
 * readThaiId("1101700230705"); // null
 */
export function readThaiId(text: string): string | null {
  const digits = arabicDigits(text).replace(/[\s-]/g, "");
  // a number that begins with a nought is nobody's
  return /^[1-9]\d{12}$/.test(digits) && hasGoodCheckDigit(digits) ? digits : null;
}

/**
 * The number of a passport as it is kept. Null: no country writes one like this.
 *
 * @example
 * readPassport("aa 1234567"); // "AA1234567"
 */
export function readPassport(text: string): string | null {
  const number = arabicDigits(text).replace(/[\s-]/g, "").toUpperCase();
  return /^(?=.*\d)[A-Z0-9]{5,12}$/.test(number) ? number : null;
}

function hasGoodCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < 12; at++) sum += Number(digits[at]) * (13 - at);
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
}
