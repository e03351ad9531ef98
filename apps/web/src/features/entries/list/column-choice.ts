/** Columns that the list can show or hide; bib and name always come first. */
export const columnKeys = [
  "category",
  "gender",
  "ageGroup",
  "club",
  "province",
  "team",
  "shirtSize",
  "status",
  "created",
] as const;
export type ColumnKey = (typeof columnKeys)[number];

export const usualColumns: readonly ColumnKey[] = ["category", "gender", "ageGroup", "club", "province", "status"];

/**
 * The columns in the address, in the order of the list; the usual ones when it names none.
 * @example readColumns("club,category") // ["category", "club"]
 */
export function readColumns(text: string | null): readonly ColumnKey[] {
  const named = new Set(text?.split(","));
  const columns = columnKeys.filter((key) => named.has(key));
  return columns.length > 0 ? columns : usualColumns;
}

/** The columns as text for the address; empty for the usual ones. */
export function writeColumns(columns: readonly ColumnKey[]): string {
  const text = columnKeys.filter((key) => columns.includes(key)).join(",");
  return text === usualColumns.join(",") ? "" : text;
}
