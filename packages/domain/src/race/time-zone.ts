/**
 * True for a name of the IANA time zone database.
 *
 * @example
 * isTimeZone("Asia/Bangkok"); // true
 */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
