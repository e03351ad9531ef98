/** Columns of the list that can be shown or left out; bib and name always stand first. */
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
 * The columns that an address names, in the order in which they stand; the usual ones where it names none.
 * @example readColumns("club,category") // ["category", "club"]
 */
export function readColumns(text: string | null): readonly ColumnKey[] {
  const named = new Set(text?.split(","));
  const columns = columnKeys.filter((key) => named.has(key));
  return columns.length > 0 ? columns : usualColumns;
}

/** What the address says; nothing where the columns are the usual ones. */
export function writeColumns(columns: readonly ColumnKey[]): string {
  const text = columnKeys.filter((key) => columns.includes(key)).join(",");
  return text === usualColumns.join(",") ? "" : text;
}
