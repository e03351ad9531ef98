import { romanizeThai } from "./romanize-thai.ts";

/** How a word of a name sounds, however it is spelled. */
export interface NameSound {
  /** Its consonants, those alike written alike: the first thing to compare. */
  readonly bones: string;
  /** With its vowels: the nearer two of these, the more alike the words. */
  readonly whole: string;
}

/** What people spell as they like when they write a Thai name in Latin letters; each rule goes on from the one before. */
const alike: readonly (readonly [written: RegExp, heard: string])[] = [
  [/[^a-z]/g, ""],
  [/ph|bh|b/g, "p"],
  [/th|dh|d/g, "t"],
  [/ch|sh|j/g, "c"],
  [/ng/g, "ŋ"],
  [/kh|gh|g|q/g, "k"],
  [/[zx]/g, "s"],
  [/v/g, "w"],
  [/sr/g, "s"],
  [/(?<=[aeiou])h(?=[^aeiou]|$)/g, ""],
  [/ee|ii|ea/g, "i"],
  [/oo|ou|uu|ue|eu/g, "u"],
  [/(?<=[aeiou])r(?=[^aeiou]|$)/g, ""],
  [/(?<=[aeiou])w(?=[^aeiou]|$)|(?<=[ai])u/g, "o"],
  [/y(?=[^aeiou]|$)/g, "i"],
  [/ae|oe/g, "e"],
  [/[lr](?=[^aeiourl]|$)/g, "n"],
  [/t(?=[sc])/g, ""],
  [/(.)\1+/g, "$1"],
];

/**
 * The sound of one word in Thai or Latin letters.
 * @param goesOn the word is still being typed: its last letter may begin another syllable
 *
 * @example
 * nameSound("ณัฐพล").bones; // "ntpn", as that of "Nattapol", "Natthaphon" and "Nuttapon"
 */
export function nameSound(word: string, goesOn = false): NameSound {
  const latin = romanizeThai(word).normalize("NFD").toLowerCase();
  // a vowel after it leaves the last consonant as it is
  const heard = alike.reduce((text, [written, sound]) => text.replace(written, sound), goesOn ? `${latin}a` : latin);
  const whole = goesOn ? heard.replace(/a$/, "") : heard.replace(/[sc]$/, "t");
  return { bones: whole.replace(/[aeiou]/g, ""), whole };
}

/** How many letters are to be changed, added or taken away between two words. */
export function lettersBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const changed = before[at - 1]! + (one[row - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min(changed, before[at]! + 1, next[at - 1]! + 1));
    }
    before = next;
  }
  return before[other.length]!;
}
