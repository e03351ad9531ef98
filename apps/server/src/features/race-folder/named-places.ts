const separator = "; ";
/** Stands for no place in a ranking, and alone for no ranking. */
const none = "-";

/**
 * Places in named rankings as expected.csv writes them.
 *
 * @example
 * placesText({ PRO: 1, THAI: null }); // "PRO 1; THAI -"
 * placesText({}); // "-"
 */
export function placesText(named: Readonly<Record<string, number | null>> = {}): string {
  const places = Object.entries(named).map(([code, rank]) => `${code} ${rank ?? none}`);
  return places.join(separator) || none;
}

/**
 * The same as it was typed, with blanks as they are written; undefined: it is not of that form.
 *
 * @example
 * tidyPlaces("PRO 1;THAI  -"); // "PRO 1; THAI -"
 */
export function tidyPlaces(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "" || text === none) return text;
  const parts = text.split(separator.trim()).map((part) => /^(.*\S)\s+(\d{1,9}|-)$/.exec(part.trim()));
  return parts.every((part) => part !== null)
    ? parts.map(([, code, rank]) => `${code} ${rank}`).join(separator)
    : undefined;
}
