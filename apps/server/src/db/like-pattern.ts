/** A LIKE pattern that finds text anywhere in a name; wildcards that people type have no effect. */
export function containing(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
}
