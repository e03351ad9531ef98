/** What is wrong with the text of a message. */
export type PlaceholderProblem = "unknown_placeholder" | "broken_placeholder" | "missing_placeholder";

const whole = /\{\{\s*([A-Za-z]\w*)\s*\}\}/g;

/**
 * The names of the placeholders in a text, each once, in order of first use.
 *
 * @example
 * findPlaceholders("{{name}}: {{ link }}, {{name}}"); // ["name", "link"]
 */
export function findPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(whole)].map((match) => match[1]!))];
}

/**
 * Why a text cannot be sent: braces that are not a placeholder, an unknown name, or a required name that is missing.
 * Undefined: it can be sent.
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
 * Fills in the placeholders of a text. A value that contains a placeholder is not filled in again. A name without a
 * value stays as it is.
 *
 * @example
 * fillPlaceholders("Hello {{name}}", { name: "Malee" }); // "Hello Malee"
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(whole, (place, name: string) => (Object.hasOwn(values, name) ? values[name]! : place));
}
