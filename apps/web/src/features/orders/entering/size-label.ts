/** So few that who wants one should know. */
const few = 5;

interface SizeWords {
  readonly soldOut: (what: string) => string;
  readonly fewLeft: (what: string, left: string) => string;
}

/**
 * An option of an add-on as its list says it: with what is left of it where that is little.
 * @param isOwn what one has oneself is not sold out for oneself
 */
export function sizeLabel(name: string, left: number | null, isOwn: boolean, words: SizeWords): string {
  if (left === null || left > few || (isOwn && left <= 0)) return name;
  return left <= 0 ? words.soldOut(name) : words.fewLeft(name, String(left));
}
