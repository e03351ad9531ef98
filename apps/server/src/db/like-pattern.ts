/** A LIKE pattern for text anywhere in a name; what people type has no wildcards. */
export function containing(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
}
