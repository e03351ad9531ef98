import type { BibRange } from "./bib-range.ts";

/**
 * The first bib of a range that nobody has; null when the range has no numbers, or none is free.
 *
 * @example
 * nextBib({ bibPrefix: "F", bibFrom: 1, bibTo: 99 }, new Set(["F1", "F2"])); // "F3"
 */
export function nextBib({ bibPrefix, bibFrom, bibTo }: BibRange, taken: ReadonlySet<string>): string | null {
  if (bibFrom === null || bibTo === null) return null;
  for (let number = bibFrom; number <= bibTo; number++) {
    const bib = `${bibPrefix}${number}`;
    if (!taken.has(bib)) return bib;
  }
  return null;
}
