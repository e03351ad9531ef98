/**
 * Makes a text safe for a spreadsheet cell: a text that begins like a formula gets an apostrophe before it.
 *
 * @example
 * harmlessCell('=HYPERLINK("http://x")'); // "'=HYPERLINK(\"http://x\")"
 * harmlessCell("-5"); // "-5"
 */
export function harmlessCell(text: string): string {
  const startsLikeFormula = /^[\s]*[=+\-@\t\r|%]/u.test(text);
  const isNumber = /^[+-]?\d[\d .,-]*$/.test(text);
  return startsLikeFormula && !isNumber ? `'${text}` : text;
}

/**
 * Undoes `harmlessCell`.
 *
 * @example
 * withoutApostrophe("'=1+1"); // "=1+1"
 */
export function withoutApostrophe(text: string): string {
  return /^'\s*[=+\-@\t\r|%]/u.test(text) ? text.slice(1) : text;
}
