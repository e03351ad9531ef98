import { entryFields, type PersonalText } from "./entry-fields.ts";

const dots = "•••";

/**
 * A phone number of which only its owner knows what it is.
 *
 * @example
 * maskPhone("081-234-5678"); // "•••678"
 */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return phone === "" ? "" : digits.length > 6 ? dots + digits.slice(-3) : dots;
}

/**
 * An e-mail address of which only its owner knows what it is.
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
 * Says no more than that there is something.
 *
 * @example
 * maskAll("แพ้เพนิซิลลิน"); // "•••"
 */
export function maskAll(text: string): string {
  return text === "" ? "" : dots;
}

/**
 * A personal field of an entry as it shows to who may not see it.
 *
 * @example
 * maskField("phone", "081-234-5678"); // "•••678"
 */
export function maskField(field: PersonalText | "birthDate", text: string): string {
  const { kind } = entryFields[field];
  if (kind === "phone") return maskPhone(text);
  return kind === "email" ? maskEmail(text) : maskAll(text);
}
