import { formsOf } from "@time-event/domain/access/new-password";

let known: ReadonlySet<string> | undefined;

/** Whether others' stolen passwords include this one, or what is left of it without the numbers and signs around it. */
export async function isKnownPassword(password: string): Promise<boolean> {
  // 10 MB: only once somebody chooses a password
  known ??= new Set((await import("@zxcvbn-ts/language-common")).dictionary["passwords-common"]);
  return formsOf(password).some((form) => known!.has(form));
}
