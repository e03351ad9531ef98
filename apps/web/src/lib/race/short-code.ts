/**
 * How a course's points are called where there is little room: their codes, without what all of them begin with. Codes
 * of one category often share a prefix that says nothing within it.
 * @example shortCodes(["START", "100K-RIDGE", "100K-FIN"])("100K-RIDGE") // "RIDGE"
 */
export function shortCodes(codes: readonly string[]): (code: string) => string {
  const prefixes = codes.flatMap((code) => /^.+?-(?=.)/.exec(code)?.[0] ?? []);
  const [prefix = ""] = prefixes;
  const isShared = prefixes.length > 1 && prefixes.every((other) => other === prefix);
  return (code) => (isShared && code.startsWith(prefix) ? code.slice(prefix.length) : code);
}
