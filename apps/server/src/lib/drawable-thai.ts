/**
 * A text that resvg draws rightly: it puts the ring of ำ on the next letter, so ำ is written as ring and า. The ring comes
 * before a tone mark.
 * @example drawableThai("น้ำ") // "\u0e19\u0e4d\u0e49\u0e32"
 */
export function drawableThai(text: string): string {
  return text.replace(/([\u0e48-\u0e4b]?)\u0e33/g, "\u0e4d$1\u0e32");
}
