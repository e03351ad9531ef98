/** What is wrong with the text of a message. */
export type PlaceholderProblem = "unknown_placeholder" | "broken_placeholder" | "missing_placeholder";

const whole = /\{\{\s*([A-Za-z]\w*)\s*\}\}/g;

/**
 * The names that a text leaves places for, each once, in the order in which they first stand.
 *
 * @example
 * findPlaceholders("{{name}}: {{ link }}, {{name}}"); // ["name", "link"]
 */
export function findPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(whole)].map((match) => match[1]!))];
}

/**
 * Why a text cannot be sent: braces that are no placeholder, a name that nothing is known of, a name without which the
 * message is worth nothing. Undefined: it can.
 *
 * @example
 * placeholderProblem("Hello {{nam}}", { allowed: ["name"] }); // "unknown_placeholder"
 */
export function placeholderProblem(
  text: string,
  { allowed, required = [] }: { readonly allowed: readonly string[]; readonly required?: readonly string[] },
): PlaceholderProblem | undefined {
  if (/\{\{|\}\}/.test(text.replace(whole, ""))) return "broken_placeholder";
  const found = findPlaceholders(text);
  if (found.some((name) => !allowed.includes(name))) return "unknown_placeholder";
  if (required.some((name) => !found.includes(name))) return "missing_placeholder";
  return undefined;
}

/**
 * A text with its places filled in. What is filled in is never read as a template again; a name without a value stays
 * as it stands.
 *
 * @example
 * fillPlaceholders("Hello {{name}}", { name: "Malee" }); // "Hello Malee"
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(whole, (place, name: string) => (Object.hasOwn(values, name) ? values[name]! : place));
}
