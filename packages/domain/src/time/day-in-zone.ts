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

const yearsOfBuddhistEra = 543;

/**
 * A day as files write it for readers of a language: in Thai with the year of the Buddhist era, still in the order of time. What is no day
 * stays as it is.
 *
 * @example
 * dayIn("th", "2026-11-22"); // "2569-11-22"
 */
export function dayIn(language: "th" | "en", day: string): string {
  if (language === "en" || !/^\d{4}-\d\d-\d\d$/.test(day)) return day;
  return String(Number(day.slice(0, 4)) + yearsOfBuddhistEra) + day.slice(4);
}
