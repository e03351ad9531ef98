/** In characters, as Unicode composes them (NFKC). */
export const shortestPassword = 12;
export const longestPassword = 200;

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly username: string;
  readonly email: string | null;
}

/** Shorter names say too little: "an" is in every second password. */
const shortestName = 4;

/**
 * Whether a password is little more than its owner's name or e-mail address.
 * @example isLikeOwner("malee-race-2026", { username: "malee", email: "malee.race@example.org" }) // true
 * @example isLikeOwner("malee and the seven hills", { username: "malee", email: null }) // false
 */
export function isLikeOwner(password: string, { username, email }: PasswordOwner): boolean {
  const names = [username, ...(email?.split("@") ?? [])].flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]);
  const telling = names.map(lettersOf).filter((name) => [...name].length >= shortestName);
  const longestFirst = telling.sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((text, name) => text.replaceAll(name, ""), lettersOf(password));
  return rest !== lettersOf(password) && [...rest].length < shortestPassword / 2;
}

/**
 * The texts that a list of known passwords is searched for: what was typed, and what is left of it without the numbers
 * and signs that people put around a known password to make it longer.
 * @example formsOf("!Sunshine2026!!") // ["!sunshine2026!!", "sunshine2026", "sunshine"]
 */
export function formsOf(password: string): string[] {
  const typed = password.normalize("NFKC").toLowerCase();
  const withoutSigns = typed.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const withoutNumbers = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return [...new Set([typed, withoutSigns, withoutNumbers, unleet(withoutNumbers)])].filter((form) => form !== "");
}

/**
 * Whether a password repeats one short text or follows a row of keys or numbers.
 * @example isPattern("abcabcabcabc") // true
 * @example isPattern("123456789012") // true
 */
export function isPattern(password: string): boolean {
  const text = [...password.normalize("NFKC").toLowerCase()];
  if (/^(.{1,6}?)\1+.{0,3}$/su.test(text.join(""))) return true;
  const following = text.filter((each, at) => at > 0 && isNext(text[at - 1]!, each));
  return following.length > ((text.length - 1) * 2) / 3;
}

/** Keys that lie beside each other, on Latin and on Thai keyboards. */
const rows = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "ๆไำพะัีรนยบล", "ฟหกดเ้่าสวง", "ผปแอิืทมใฝ"];

/** Whether one follows the other, in either direction, among letters and numbers or on a keyboard. */
function isNext(one: string, other: string): boolean {
  if (Math.abs(one.codePointAt(0)! - other.codePointAt(0)!) === 1) return true;
  return rows.some((row) => row.includes(one + other) || row.includes(other + one));
}

function lettersOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** Undoes the signs that people write for letters. */
function unleet(text: string): string {
  const letters: Readonly<Record<string, string>> = {
    "0": "o",
    "1": "i",
    "3": "e",
    "4": "a",
    "5": "s",
    "7": "t",
    "@": "a",
    $: "s",
  };
  return text.replace(/[013457@$]/g, (sign) => letters[sign]!);
}
