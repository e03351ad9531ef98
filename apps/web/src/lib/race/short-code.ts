/**
 * Short names of a course's points: their codes without the prefix that all of them share. Such a prefix is common
 * and tells nothing within one category.
 * @example shortCodes(["START", "100K-RIDGE", "100K-FIN"])("100K-RIDGE") // "RIDGE"
 */
export function shortCodes(codes: readonly string[]): (code: string) => string {
  const prefixes = codes.flatMap((code) => /^.+?-(?=.)/.exec(code)?.[0] ?? []);
  const [prefix = ""] = prefixes;
  const isShared = prefixes.length > 1 && prefixes.every((other) => other === prefix);
  return (code) => (isShared && code.startsWith(prefix) ? code.slice(prefix.length) : code);
}
