/** An array as PostgreSQL writes it: an array in an array goes as text. @example arrayText(["a", null, 1]) // '{"a",NULL,1}' */
export function arrayText(values: readonly (string | number | null)[]): string {
  if (values.length === 0) return "{}";
  let text = "{";
  for (const value of values) {
    if (text.length > 1) text += ",";
    text += typeof value === "string" ? quoted(value) : (value ?? "NULL");
  }
  return `${text}}`;
}

/** Few have anything to escape, and to look costs half of what it costs to replace. */
function quoted(value: string): string {
  return `"${/["\\]/.test(value) ? value.replace(/["\\]/g, "\\$&") : value}"`;
}
