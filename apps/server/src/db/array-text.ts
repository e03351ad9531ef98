/** An array as PostgreSQL writes it: an array in an array goes as text. @example arrayText(["a", null, 1]) // '{"a",NULL,1}' */
export function arrayText(values: readonly (string | number | null)[]): string {
  const parts = values.map((value) =>
    typeof value === "string" ? `"${value.replace(/["\\]/g, "\\$&")}"` : (value ?? "NULL"),
  );
  return `{${parts.join()}}`;
}
