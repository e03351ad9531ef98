import { type AskedOfPerson, personParts } from "./asked-of-person.ts";
import { type EntryColumn, entryColumns, entryFields } from "./entry-fields.ts";

/** What can be wrong with a line. The web translates these words. */
export const lineProblemCodes = [
  "required",
  "too_long",
  "unknown",
  "bad_date",
  "born_after_race",
  "bad_age",
  "bad_start",
  "not_race_days",
  "starts_by_stages",
  "bad_email",
  "bad_phone",
  "thai_id",
  "bad_thai_id",
  "bad_passport",
  "not_asked",
  "formula_error",
  "duplicate_in_file",
  "taken",
  "already_entered",
  "held_by_order",
  "has_reads",
  "women_only",
  "men_only",
  "too_young",
  "too_old",
  "category_full",
  "move_in_order",
  "has_add_ons",
  "has_answers",
  "ambiguous",
  "not_a_number",
  "not_a_duration",
  "too_many",
  "sold_out",
  "not_offered",
  "in_order",
] as const;
export type LineProblemCode = (typeof lineProblemCodes)[number];

const columnOf = new Map(
  entryColumns.flatMap((column) =>
    [column, ...entryFields[column].words].map((word) => [headerKey(word), column] as const),
  ),
);

/** Parts of a person that many spreadsheets have and few events need. */
const leftAlone = ["nationalId", "passport", "address"] as const;

/**
 * Guesses the columns from the words of their headers, Thai or English. Null: the word is not known, or an earlier
 * column has the same meaning, or it has what the event does not ask and nobody should keep.
 *
 * @example
 * guessColumns(["ลำดับ", "BIB", "ชื่อ-นามสกุล", "เพศ"]); // [null, "bib", "fullName", "gender"]
 */
export function guessColumns(header: readonly string[], asked?: AskedOfPerson): (EntryColumn | null)[] {
  const left = asked ? leftAlone.flatMap((part) => (asked[part] === "hidden" ? personParts[part] : [])) : [];
  const taken = new Set<EntryColumn>();
  return header.map((word) => {
    const column = columnOf.get(headerKey(word));
    if (!column || taken.has(column) || left.some((field) => field === column)) return null;
    taken.add(column);
    return column;
  });
}

/**
 * The header that we write above a column. `guessColumns` recognises it.
 *
 * @example
 * columnTitle("bib", "th"); // "หมายเลขวิ่ง"
 */
export function columnTitle(column: EntryColumn, language: "th" | "en"): string {
  return entryFields[column].words[language === "th" ? 0 : 1];
}

/** What every column is called. */
export function columnTitles(language: "th" | "en"): Record<EntryColumn, string> {
  const titles = entryColumns.map((column) => [column, columnTitle(column, language)]);
  return Object.fromEntries(titles) as Record<EntryColumn, string>;
}

/** A header without the things that people write differently: case, blanks, dots, stars for required columns. */
export function headerKey(word: string): string {
  return word.toLowerCase().replace(/[\s._*:：-]+/g, "");
}
