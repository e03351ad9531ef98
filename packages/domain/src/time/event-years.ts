import { dayFromDaysSince1970, daysSince1970, formatDay, isRealDay, parseDay, type CalendarDay } from "./calendar.ts";
import type { InstantMs } from "./instant.ts";

const DAY_MS = 86_400_000;
const BUDDHIST_ERA = 543;
const [FIRST_YEAR, LAST_YEAR] = [1900, 2200];

/** Is this a year in which an event can be? A year of the Buddhist era is not. */
export function isEventYear(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/**
 * The day that was probably meant by one in a year without events: of the Buddhist era (2569), converted twice to it
 * (3112) or from it (1483), or with the century left out (26). Null: that cannot be known.
 *
 * @example
 * meantDay({ year: 2569, month: 11, day: 22 }); // { year: 2026, month: 11, day: 22 }
 */
export function meantDay(day: CalendarDay): CalendarDay | null {
  if (isEventYear(day.year)) return null;
  const years = [day.year - BUDDHIST_ERA, day.year + BUDDHIST_ERA, day.year - 2 * BUDDHIST_ERA];
  const shortYear = day.year < 100 ? [day.year + 2000] : [];
  const meant = [...years, ...shortYear].map((year) => ({ ...day, year }));
  return meant.find((each) => isEventYear(each.year) && isRealDay(each)) ?? null;
}

/** A value in a year without events: a word for it, and the value that was probably meant. */
export interface DoubtfulYear<Value> {
  readonly word: "buddhist_year" | "bad_year";
  readonly meant: Value | null;
}

/**
 * @example
 * doubtfulDay("2569-11-22"); // { word: "buddhist_year", meant: "2026-11-22" }
 */
export function doubtfulDay(text: string): DoubtfulYear<string> | null {
  const day = parseDay(text);
  if (!day || isEventYear(day.year)) return null;
  const meant = meantDay(day);
  return { word: wordFor(day), meant: meant && formatDay(meant) };
}

/**
 * @example
 * doubtfulInstant(Date.UTC(2569, 10, 22)); // { word: "buddhist_year", meant: Date.UTC(2026, 10, 22) }
 */
export function doubtfulInstant(at: InstantMs): DoubtfulYear<InstantMs> | null {
  const days = Math.floor(at / DAY_MS);
  const day = dayFromDaysSince1970(days);
  if (isEventYear(day.year)) return null;
  const meant = meantDay(day);
  return { word: wordFor(day), meant: meant && daysSince1970(meant) * DAY_MS + (at - days * DAY_MS) };
}

function wordFor({ year }: CalendarDay): "buddhist_year" | "bad_year" {
  return year > LAST_YEAR && isEventYear(year - BUDDHIST_ERA) ? "buddhist_year" : "bad_year";
}
