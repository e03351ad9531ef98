// Consonants as the Royal Thai General System writes them, at the beginning and at the end of a syllable; an empty one is
// written by no letter in some words.
const letters: Readonly<Record<string, string>> = {
  ก: "k|kk",
  ข: "kh|k",
  ค: "kh|k|kkh",
  ฆ: "kh|k",
  ง: "ng",
  จ: "ch|t|tch",
  ฉ: "ch",
  ช: "ch|t|tch",
  ซ: "s|t|ts",
  ฌ: "ch",
  ญ: "y|n",
  ฎ: "d|t",
  ฏ: "t|tt",
  ฐ: "th|t|tth",
  ฑ: "th|d|t|",
  ฒ: "th|t|tth",
  ณ: "n|nn",
  ด: "d|t",
  ต: "t|tt",
  ถ: "th|t|tth",
  ท: "th|t|s|tth",
  ธ: "th|t|tth|",
  น: "n|nn",
  บ: "b|p",
  ป: "p|pp",
  ผ: "ph",
  ฝ: "f",
  พ: "ph|p|pph",
  ฟ: "f|p",
  ภ: "ph|p|pph",
  ม: "m|mm",
  ย: "y|i|yy|",
  ร: "r|n|rr|",
  ล: "l|n|ll|nl",
  ว: "w|u|o|",
  ศ: "s|t|ts|",
  ษ: "s|t|ts",
  ส: "s|t|ts|",
  ห: "h|",
  ฬ: "l|n",
  อ: "",
  ฮ: "h",
};

/** What stands for a character of a Thai name in Latin letters: a pattern; a vowel may follow each consonant. */
function patternOf(character: string): string {
  if (character === "ำ") return "am[aeiou]*";
  const written = letters[character];
  return written === undefined ? "" : `(?:${written})[aeiou]*`;
}

/** Two letters that are one sound can only follow a vowel; where they do not, a vowel that Thai does not write got lost. */
const lostVowel = /[^aeiou]([^aeiou])\1/;
const timesOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

/**
 * Whether the consonants of a Latin name can be those of a Thai one: tells a name from that of a neighbour, and from a
 * name that lost letters. Of vowels it looks at those that lists lost: what is spoken and not written, and ไ and ใ.
 * @example soundsLike("ข้าวงาม", "Wang Chula") // false
 */
export function soundsLike(thai: string, latin: string): boolean {
  // a letter that is not spoken, ro han, and the two ways to write sara am
  const spoken = thai.replace(/.[ิุ]?์/g, "").replaceAll("ํา", "ำ");
  const written = latin.toLowerCase().replace(/[^a-z]/g, "");
  if (lostVowel.test(written) || timesOf(/[ไใ]/g, spoken) > timesOf(/ai/g, written)) return false;
  return [spoken, spoken.replaceAll("ทร", "ซ"), spoken.replaceAll("รร", "น"), spoken.replaceAll("รร", "")].some(
    (text) => new RegExp(`^[aeiou]*${[...text].map(patternOf).join("")}$`).test(written),
  );
}
