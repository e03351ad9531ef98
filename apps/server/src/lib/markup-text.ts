/**
 * A text as part of HTML, XML or SVG, in an element or in an attribute. Control characters become blanks, because XML
 * knows none.
 * @example markupText('R&D "A"') // "R&#38;D &#34;A&#34;"
 */
export function markupText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\p{Cc}/gu, " ");
}
