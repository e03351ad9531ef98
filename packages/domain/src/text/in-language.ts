/** A text in both languages of the product. A missing language is an empty text. */
export interface TextInBoth {
  readonly th: string;
  readonly en: string;
}

/**
 * The text for readers of one language. Only Thai is compulsory for organisers: where a language is missing or blank, its
 * readers see the other one. Everything that shows such a text comes here.
 *
 * @example
 * inLanguage({ th: "เสื้อ", en: "" }, "en"); // "เสื้อ"
 */
export function inLanguage(text: TextInBoth, language: "th" | "en"): string {
  const own = text[language];
  return own.trim() === "" ? text.th || text.en : own;
}

/**
 * The same text with the missing language filled in, for a place that builds on both.
 *
 * @example
 * inBothLanguages({ th: "เสื้อ", en: "" }); // { th: "เสื้อ", en: "เสื้อ" }
 */
export function inBothLanguages(text: TextInBoth): TextInBoth {
  return { th: inLanguage(text, "th"), en: inLanguage(text, "en") };
}

/**
 * A text that somebody wrote in one field, Thai first and English after a middle dot; a text in one language stays whole.
 *
 * @example
 * writtenInBoth("ลัดผ่านลานจอดรถ · Cut through the car park"); // { th: "ลัดผ่านลานจอดรถ", en: "Cut through the car park" }
 */
export function writtenInBoth(written: string): TextInBoth {
  const [th = "", en = "", ...more] = written.split(" · ");
  const isBoth = more.length === 0 && /[ก-๙]/.test(th) && /[a-z]/i.test(en) && !/[ก-๙]/.test(en);
  return isBoth ? { th, en } : { th: written, en: "" };
}
