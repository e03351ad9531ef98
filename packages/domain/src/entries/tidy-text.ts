const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;
// control characters, such as tabs and line breaks
const control = /\p{Cc}+/gu;

/**
 * Tidies a text: one way of writing each Thai letter (sara am in one piece, sara ae not as two sara e), no invisible
 * letters, single blanks.
 *
 * @example
 * tidyText(" น\u0E4D\u0E32ใจ  ดี\u200B "); // "นำใจ ดี"
 */
export function tidyText(text: string): string {
  return text
    .replace(control, " ")
    .replace(invisible, "")
    .normalize("NFC")
    .replace(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, "$1\u0E33")
    .replace(/\u0E40\u0E40/g, "\u0E41")
    .replace(/\s+/g, " ")
    .trim();
}
