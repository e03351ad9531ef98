import { thaiNameParts } from "./thai-name-parts.ts";

/** Letters by the sound that begins a syllable, by the Royal Thai General System of Transcription (RTGS, 1999). */
const initials = lettersOf({
  k: "ก",
  kh: "ขฃคฅฆ",
  ng: "ง",
  ch: "จฉชฌ",
  s: "ซศษส",
  y: "ญย",
  d: "ดฎ",
  t: "ตฏ",
  th: "ถฐทธฑฒ",
  n: "นณ",
  b: "บ",
  p: "ป",
  ph: "ผพภ",
  f: "ฝฟ",
  m: "ม",
  r: "รฤ",
  l: "ลฬ",
  w: "ว",
  h: "หฮ",
  "": "อ",
});

/** Letters by the sound that ends a syllable; ห, อ, ผ, ฝ, ฌ and ฉ end none. */
const finals = lettersOf({ k: "กขคฆ", ng: "ง", t: "จชซศษสดฎตฏถฐทธฑฒ", n: "นณญรลฬ", p: "บปพภฟ", m: "ม" });

/** Two letters that begin one syllable together; the ร of ศรี is not heard, nor is ห before another. */
const cluster = "[กขคตปพผ]ร|[กขคปพผ]ล|[กขค]ว|ศร(?=ี)|ห[งญณนมยรลว]|อย(?=[ูา])";
const onset = `(${cluster}|[ก-ฮ])`;
const final = `([${Object.keys(finals).join("")}])`;
/** Two of ร that are a vowel. */
const doubleRo = "รร(?![ะ-ฺ])";
/** After a letter that ends a syllable stands no vowel that would be its own. */
const closed = `(?!${doubleRo})${final}(?![ะ-ฺ็]|อ(?![ะ-ฺ])|${doubleRo})`;
/** A glide that ends a syllable. */
const glide = "(?![ะ-ฺ็อ])";

/** The written forms of vowels, tone marks taken away: the first group begins the syllable, the second ends it. */
const rimes = (
  [
    [`เ${onset}ียว${glide}`, "iao"],
    [`เ${onset}ือย${glide}`, "ueai"],
    [`เ${onset}ีย${closed}`, "ia"],
    [`เ${onset}ียะ?`, "ia"],
    [`เ${onset}ือ${closed}`, "uea"],
    [`เ${onset}ือะ?`, "uea"],
    [`เ${onset}าะ?`, "ao"],
    [`เ${onset}ิ${closed}`, "oe"],
    [`เ${onset}อ${closed}`, "oe"],
    [`เ${onset}อะ?`, "oe"],
    [`เ${onset}็?ว${glide}`, "eo"],
    [`เ${onset}ย${glide}`, "oei"],
    [`เ${onset}็?${closed}`, "e"],
    [`เ${onset}ะ?`, "e"],
    [`แ${onset}็?ว${glide}`, "aeo"],
    [`แ${onset}็?${closed}`, "ae"],
    [`แ${onset}ะ?`, "ae"],
    [`โ${onset}ย${glide}`, "oi"],
    [`โ${onset}${closed}`, "o"],
    [`โ${onset}ะ?`, "o"],
    [`[ใไ]${onset}(?:ย${glide})?`, "ai"],
    [`${onset}ัวะ?`, "ua"],
    [`${onset}ัย`, "ai"],
    [`${onset}ั${closed}`, "a"],
    [`${onset}าย${glide}`, "ai"],
    [`${onset}าว${glide}`, "ao"],
    [`${onset}า${closed}`, "a"],
    [`${onset}[าะ]`, "a"],
    [`${onset}ำ`, "am"],
    [`${onset}ิว${glide}`, "io"],
    [`${onset}[ิี]${closed}`, "i"],
    [`${onset}[ิี]`, "i"],
    [`${onset}[ึื]${closed}`, "ue"],
    [`${onset}(?:ือ?|ึ)`, "ue"],
    [`${onset}ุย${glide}`, "ui"],
    [`${onset}[ุู]${closed}`, "u"],
    [`${onset}[ุู]`, "u"],
    [`${onset}${doubleRo}${closed}`, "a"],
    [`${onset}${doubleRo}`, "an"],
    [`${onset}็?อย${glide}`, "oi"],
    [`${onset}็?อ${closed}`, "o"],
    [`${onset}อ`, "o"],
    [`${onset}ว${closed}`, "ua"],
    [`${onset}${closed}`, "o"],
    [onset, "a"],
  ] as const
).map(([form, vowel]) => ({
  form: new RegExp(form, "y"),
  vowel,
  isWritten: form !== onset && form !== onset + closed,
  before: /^\[?([เ-ไ]*)/.exec(form)![1]!,
  after: signAfterOnset(form),
}));
type Rime = (typeof rimes)[number];

/** The letters of which one must follow the letters that begin the syllable; "": any may. */
function signAfterOnset(form: string): string {
  const rest = form.slice(form.indexOf(onset) + onset.length);
  const [, oneOf, single, isOptional] = /^(?:\[([^\]]+)\]|([ะ-ฺ็อวร]))(\?)?/.exec(rest) ?? [];
  return isOptional ? "" : (oneOf ?? single ?? "");
}

/** What may begin where a letter and the two after it stand: a few forms of all, each list made once. */
const rimesByLetters = new Map<string, readonly Rime[]>();

function rimesFrom(word: string, at: number): readonly Rime[] {
  const letter = word[at]!;
  const isBefore = letter >= "เ" && letter <= "ไ";
  if (!isBefore && !(letter >= "ก" && letter <= "ฮ")) return [];
  const begun = isBefore ? at + 1 : at;
  const key = (isBefore ? letter : "ก") + word.slice(begun + 1, begun + 3);
  let found = rimesByLetters.get(key);
  if (!found) {
    const follows = word.slice(begun + 1, begun + 3).split("");
    found = rimes.filter(
      ({ before, after }) =>
        (isBefore ? before.includes(letter) : before === "") &&
        (after === "" || follows.some((sign) => after.includes(sign))),
    );
    rimesByLetters.set(key, found);
  }
  return found;
}

const vowelAtEnd = new RegExp(`^.?${doubleRo}`);

const parts = new Map(thaiNameParts.map((read) => [bare(read.part), read]));
/** How parts begin: most places begin none. */
const partBeginnings = new Set([...parts.keys()].map((part) => part.slice(0, 2)));
const longestPart = Math.max(...[...parts.keys()].map(({ length }) => length));

interface Reading {
  readonly text: string;
  readonly cost: number;
}

/**
 * Writes a Thai name in Latin letters as it is spoken, by RTGS: without tones and without the length of vowels. Thai does
 * not write every vowel, nor where a syllable ends; where spelling leaves a choice it takes the reading with the fewest
 * guesses, and the known parts of names. What is not Thai stays as it is.
 *
 * @example
 * romanizeThai("สมศักดิ์ โพธิ์ทอง"); // "Somsak Phothong"
 */
export function romanizeThai(text: string): string {
  return text.replace(/[ก-๎]+/g, (word) => {
    const read = readWord(bare(word));
    return read.charAt(0).toUpperCase() + read.slice(1);
  });
}

/** Without tone marks; letters with the sign of silence become a border that no syllable crosses. */
function bare(word: string): string {
  return word
    .normalize("NFC")
    .replaceAll("ํา", "ำ")
    .replace(/[่-๋๎]/g, "")
    .replace(/(?:[ตทด]ร|ษ[ณม]|(?<=ศ)วร|[ก-ฮ])[ิุ]?์/g, "|")
    .replace(/ทร(?=ัพ|าย|วง)|^ทร(?=ง)/g, "ซ")
    .replace(/ฤๅ/g, "รือ");
}

/** The reading with the least cost, from the end to the beginning. */
function readWord(word: string): string {
  const best: Reading[] = [];
  best[word.length] = { text: "", cost: 0 };
  for (let at = word.length - 1; at >= 0; at--) {
    const choices = [...partsAt(word, at), ...syllablesAt(word, at)].map(({ text, cost, to }): Reading => {
      const rest = best[to]!;
      return { text: joined(text, rest.text), cost: cost + rest.cost };
    });
    // a border, a repeat mark, a sign that stands alone
    choices.push({ text: best[at + 1]!.text, cost: best[at + 1]!.cost + (word[at] === "|" ? 0 : 9) });
    best[at] = choices.reduce((one, other) => (other.cost < one.cost ? other : one));
  }
  return best[0]!.text;
}

interface Step extends Reading {
  /** Where the next syllable begins. */
  readonly to: number;
}

function partsAt(word: string, at: number): Step[] {
  const steps: Step[] = [];
  if (!partBeginnings.has(word.slice(at, at + 2))) return steps;
  for (let to = Math.min(word.length, at + longestPart); to > at + 1; to--) {
    const read = parts.get(word.slice(at, to));
    const rest = word.slice(to);
    // the last letter begins another syllable
    if (!read || /^(?:[ะ-ฺ็]|อ(?![ะ-ฺ]))/.test(rest) || vowelAtEnd.test(word.slice(to - 1))) continue;
    steps.push({ text: /^[ก-ฮเ-ไ]/.test(rest) ? read.inside : read.last, cost: 0.95 - (to - at) / 20, to });
  }
  return steps;
}

function syllablesAt(word: string, at: number): Step[] {
  const steps: Step[] = [];
  for (const { form, vowel, isWritten } of rimesFrom(word, at)) {
    form.lastIndex = at;
    const found = form.exec(word);
    if (!found) continue;
    const [all, first = "", last] = found;
    const begun = soundOf(first) + (all === "ฤ" ? "ue" : vowel);
    const to = at + all.length;
    const rest = word.slice(to);
    if (last === undefined) {
      steps.push({ text: begun, cost: isWritten ? 1 : /^(?:$|\|)/.test(rest) ? 2.5 : 1.55, to });
      continue;
    }
    const text = begun + finals[last]!;
    const cost = (isWritten ? 0.95 : 1.6) + (last === "ร" && rest !== "" ? 0.3 : 0);
    steps.push({ text, cost, to });
    // a letter that ends one syllable and begins the next: รัตนา is rat-ta-na
    const isShort = /^[^เ]*[ัิุ]/.test(all) || /า[สศษ]$/.test(all);
    if (isShort && /[กขคจชตทธฒสศษปพ]/.test(last) && /^[นญมยรลว](?:[ะ-ู]|รร)/.test(rest)) {
      const between = last === "ต" && rest.startsWith("ร") ? "" : "a";
      steps.push({ text: `${text}${initials[last]!}${between}`, cost: cost - 0.05, to });
    }
    // a last ร that nobody hears: จักร
    if (isWritten && /[ตทช]/.test(last) && /^ร(?=$|\|)/.test(rest)) steps.push({ text, cost: cost + 0.1, to: to + 1 });
  }
  return steps;
}

function soundOf(first: string): string {
  const one = first.charAt(0);
  const two = first.charAt(1);
  if (two === "") return initials[one] ?? "";
  if (one === "ห" || one === "อ") return initials[two]!;
  if (one === "ศ" || one === "ส") return "s";
  return initials[one]! + initials[two]!;
}

/** Two syllables; a hyphen where the first could take a letter of the second, as RTGS has it. */
function joined(one: string, rest: string): string {
  const isMisread = /^[aeiou]/.test(rest) && one !== "";
  return isMisread ? `${one}-${rest}` : one + rest;
}

function lettersOf(sounds: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(sounds).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
  );
}
