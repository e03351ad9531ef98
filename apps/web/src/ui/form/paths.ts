/** The errors of a form: the path in its values (`name.th`, `tiers.0.satang`), and the error's word. */
export type FormErrors = Readonly<Record<string, string>>;

/** The first word of each path. */
export function errorsByPath(fields: readonly { readonly path: string; readonly code: string }[]): FormErrors {
  const errors: Record<string, string> = {};
  for (const { path, code } of fields) if (path !== "") errors[path] ??= code;
  return errors;
}

/** Removes the errors of a value and its parts, because the user has just changed it. */
export function errorsWithout(errors: FormErrors, path: string): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([at]) => at !== path && !at.startsWith(`${path}.`)));
}

/** The value at a path; undefined when there is none. @example valueAt({ name: { th: "ก" } }, ["name", "th"]) // "ก" */
export function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], values);
}

/** Whether two values have equal content. An empty text equals a missing one, because they look the same. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a ?? "", b ?? "")) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  const read = (of: object, key: string) => (of as Record<string, unknown>)[key];
  return [...keys].every((key) => isSame(read(a, key), read(b, key)));
}

/** The fields that differ between two versions of a thing; the revision does not count. */
export function differingKeys<Values extends object>(mine: Values, theirs: Values): (keyof Values & string)[] {
  const keys = Object.keys(mine) as (keyof Values & string)[];
  return keys.filter((key) => key !== "revision" && !isSame(mine[key], theirs[key]));
}
