// also the full-width signs, which spreadsheet programs of Asia read as formulas, and signs that nobody sees
const formula = /^[\s\p{Cf}]*[=+\-@\t\r|%＝＋－＠｜％]/u;
const marked = /^'+[\s\p{Cf}]*[=+\-@\t\r|%＝＋－＠｜％]/u;

/**
 * Makes a text safe for a spreadsheet cell: a text that begins like a formula gets an apostrophe before it. So does a
 * text that looks like one with an apostrophe already, so that `withoutApostrophe` gives back every text.
 *
 * @example
 * harmlessCell('=HYPERLINK("http://x")'); // "'=HYPERLINK(\"http://x\")"
 * harmlessCell("-5"); // "-5"
 */
export function harmlessCell(text: string): string {
  const isNumber = /^[+-]?\d[\d .,-]*$/.test(text);
  return (formula.test(text) && !isNumber) || marked.test(text) ? `'${text}` : text;
}

/**
 * Undoes `harmlessCell`.
 *
 * @example
 * withoutApostrophe("'=1+1"); // "=1+1"
 */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && marked.test(text) ? text.slice(1) : text;
}
