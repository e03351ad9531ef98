import { entryFields, type PersonalText } from "./entry-fields.ts";

const dots = "•••";

/**
 * Masks a phone number so that only its owner recognises it.
 *
 * @example
 * maskPhone("081-234-5678"); // "•••678"
 */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return phone === "" ? "" : digits.length > 6 ? dots + digits.slice(-3) : dots;
}

/**
 * Masks an e-mail address so that only its owner recognises it.
 *
 * @example
 * maskEmail("somying@example.org"); // "s•••@•••.org"
 */
export function maskEmail(email: string): string {
  if (email === "") return "";
  const ending = /\.[a-z]{2,}$/i.exec(email)?.[0] ?? "";
  return `${email[0]}${dots}@${dots}${ending}`;
}

/**
 * Masks a whole text: it shows only that there is one.
 *
 * @example
 * maskAll("แพ้เพนิซิลลิน"); // "•••"
 */
export function maskAll(text: string): string {
  return text === "" ? "" : dots;
}

/**
 * Masks a personal field of an entry for staff without the right to personal data.
 *
 * @example
 * maskField("phone", "081-234-5678"); // "•••678"
 */
export function maskField(field: PersonalText | "birthDate", text: string): string {
  const { kind } = entryFields[field];
  if (kind === "phone") return maskPhone(text);
  return kind === "email" ? maskEmail(text) : maskAll(text);
}
