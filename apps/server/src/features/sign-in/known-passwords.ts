import { dictionary } from "@zxcvbn-ts/language-common";
import { formsOf } from "@time-event/domain/access/new-password";

let known: ReadonlySet<string> | undefined;

/** Whether others' stolen passwords include this one, or what is left of it without the numbers and signs around it. */
export function isKnownPassword(password: string): boolean {
  known ??= new Set(dictionary["passwords-common"]);
  return formsOf(password).some((form) => known!.has(form));
}
