import type { InstantMs } from "./instant.ts";

/**
 * The calendar day of an instant in a time zone, `YYYY-MM-DD`.
 *
 * @example
 * dayInZone("Asia/Bangkok", Date.UTC(2026, 10, 21, 22)); // "2026-11-22"
 */
export function dayInZone(timeZone: string, at: InstantMs): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(at);
}
