// halves of letters (lone surrogates) are in no encoding; no database stores NUL
const neverInText = /[^\P{Cc}\n\r\t]|\p{Cs}/u;
const neverInLine = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/**
 * Does a text hold characters that no text of one line may have: control characters, line ends among them, or a half of
 * a letter?
 *
 * @example
 * isBadLine("สมชาย"); // false
 * isBadLine("สมชาย\nใจดี"); // true
 */
export function isBadLine(text: string): boolean {
  return neverInLine.test(text);
}

/**
 * The same for a text of several lines: line ends and tabs are allowed.
 *
 * @example
 * isBadText("ข้อ 1\nข้อ 2"); // false
 */
export function isBadText(text: string): boolean {
  return neverInText.test(text);
}
