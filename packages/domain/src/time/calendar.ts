/** A day of the proleptic Gregorian calendar, CE; `month` 1–12, `day` 1–31. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAYS_BEFORE_1970 = 719_468;
const DAYS_IN_400_YEARS = 146_097;

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Days in a month of a CE year. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * True when the calendar has that day.
 *
 * @example
 * isRealDay({ year: 2023, month: 2, day: 29 }); // false
 */
export function isRealDay({ year, month, day }: CalendarDay): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Days from 1 January 1970 to that day (Howard Hinnant, "chrono-compatible low-level date algorithms"). */
export function daysSince1970({ year, month, day }: CalendarDay): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_IN_400_YEARS + dayOfEra - DAYS_BEFORE_1970;
}

/** The day this many days after 1 January 1970. */
export function dayFromDaysSince1970(days: number): CalendarDay {
  const shifted = days + DAYS_BEFORE_1970;
  const era = Math.floor(shifted / DAYS_IN_400_YEARS);
  const dayOfEra = shifted - era * DAYS_IN_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/**
 * Reads `YYYY-MM-DD` (CE). Null for anything else, and for days that do not exist.
 *
 * @example
 * parseDay("2026-11-22"); // { year: 2026, month: 11, day: 22 }
 */
export function parseDay(text: string): CalendarDay | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return null;
  const day = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isRealDay(day) ? day : null;
}

/** Writes `YYYY-MM-DD`. */
export function formatDay({ year, month, day }: CalendarDay): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/**
 * The day this many days after another one, both `YYYY-MM-DD`.
 *
 * @throws RangeError when the text is not a day
 * @example
 * addDays("2026-12-30", 3); // "2027-01-02"
 */
export function addDays(day: string, days: number): string {
  return formatDay(dayFromDaysSince1970(numberOf(day) + days));
}

/**
 * The number of days from one day to another, both `YYYY-MM-DD`.
 *
 * @throws RangeError when one of the texts is not a day
 * @example
 * daysBetween("2026-12-30", "2027-01-02"); // 3
 */
export function daysBetween(from: string, to: string): number {
  return numberOf(to) - numberOf(from);
}

function numberOf(day: string): number {
  const parsed = parseDay(day);
  if (!parsed) throw new RangeError(`${day} is no day`);
  return daysSince1970(parsed);
}
