import { arabicDigits } from "../text/arabic-digits.ts";
import type { FieldProblem } from "../forms/field-problem.ts";

const thaiNumber = /^0(?:[689]\d{8}|[2-57]\d{7})$/;
const foreignNumber = /^\+[1-9]\d{6,14}$/;

/**
 * A telephone number as it is kept: a Thai one as it is dialled in Thailand, another one with its country. Null: nobody can
 * be called by it.
 *
 * @example
 * readPhone("๐๘๑-๒๓๔ ๕๖๗๘"); // "0812345678"
 * readPhone("+66 81 234 5678"); // "0812345678"
 * readPhone("+49 (30) 901820"); // "+4930901820"
 * readPhone("081-234-567"); // null: one digit is missing
 */
export function readPhone(text: string): string | null {
  const typed = arabicDigits(text)
    .replace(/[\s\u200b\u2010-\u2015().-]/g, "")
    .replace(/^00/, "+");
  const dialled = typed
    .replace(/^\+?66(?=0?[2-9]\d{7,8}$)0?/, "0")
    // spreadsheets take a number for one and drop its nought
    .replace(/^(?=[689]\d{8}$)/, "0");
  return thaiNumber.test(dialled) || foreignNumber.test(dialled) ? dialled : null;
}

/**
 * A link that calls a number, as far as its digits can be read.
 *
 * @example
 * telLink("๐๘๑-๒๓๔-๕๖๗๘"); // "tel:0812345678"
 */
export function telLink(phone: string): string {
  return `tel:${readPhone(phone) ?? arabicDigits(phone).replace(/[^+\d]/g, "")}`;
}

/** The fields of persons and contacts that hold a telephone number. */
const phoneFields = ["phone", "emergencyPhone"] as const;
type Phones = Partial<Record<(typeof phoneFields)[number], string | undefined>>;

/**
 * What is wrong with the telephone numbers of a form. An empty field is not wrong.
 *
 * @example
 * phoneProblems({ phone: "12345" }, "contact"); // [{ path: "contact.phone", code: "bad_phone" }]
 */
export function phoneProblems(form: Phones, under?: string): FieldProblem<"bad_phone">[] {
  return phoneFields.flatMap((field) =>
    form[field] && readPhone(form[field]) === null
      ? [{ path: under === undefined ? field : `${under}.${field}`, code: "bad_phone" as const }]
      : [],
  );
}

/**
 * A form with its telephone numbers as they are kept; one that cannot be read stays as it was typed.
 *
 * @example
 * tidyPhones({ phone: "081 234 5678" }); // { phone: "0812345678" }
 */
export function tidyPhones<F extends Phones>(form: F): F {
  const read = phoneFields.flatMap((field) => (form[field] ? [[field, readPhone(form[field]) ?? form[field]]] : []));
  return { ...form, ...Object.fromEntries(read) };
}
