import { daysInMonth, formatDay, isRealDay } from "@time-event/domain/time/calendar";
import type { Language } from "../../../lib/i18n/language.ts";

const buddhistEra = 543;
/** Years from this one on count as Buddhist era: nobody plans a race 400 years ahead. */
const firstBuddhistYear = 2400;
const thaiZero = "๐".charCodeAt(0);

/** Turns Thai digits into Latin ones. */
function latinDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero));
}

/** Years of two digits are those around now: of races that are planned, and of lists of what was. */
const yearsBack = 5;
const yearsAhead = 10;

/** The parts of a text that is written like a day, whether the calendar has it or not; the year of the Common Era. */
function partsOf(text: string, thisYear: number) {
  const plain = latinDigits(text).trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  const typed = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4}|\d{2})$/.exec(plain);
  const [year, month, day] = iso ? iso.slice(1) : typed ? typed.slice(1).toReversed() : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const common = commonYear(year, thisYear);
  return common === null ? null : { year: common, month: Number(month), day: Number(day) };
}

/** 69 is 2569, so 2026; 26 is 2026. The two never meet within so few years around now. */
function commonYear(written: string, thisYear: number): number | null {
  const year = Number(written);
  if (written.length === 4) return year >= firstBuddhistYear ? year - buddhistEra : year;
  const meant = [2500 + year - buddhistEra, 2000 + year];
  return meant.find((each) => each >= thisYear - yearsBack && each <= thisYear + yearsAhead) ?? null;
}

const yearNow = () => new Date().getFullYear();

/**
 * Reads a typed day: day, month, year with any sign between them, or ISO; years of the Buddhist or the Common Era, those
 * around now also by two digits. Null: not a day.
 * @example readDay("14/12/2568") // "2025-12-14"
 */
export function readDay(text: string, thisYear = yearNow()): string | null {
  const parts = partsOf(text, thisYear);
  return parts && isRealDay(parts) ? formatDay(parts) : null;
}

/**
 * A day that is written as days are, but that the calendar does not have, with how many days its month has; null: it has
 * it, or this is no day at all.
 * @example unrealDay("31/02/2570") // { year: 2027, month: 2, day: 31, days: 28 }
 */
export function unrealDay(text: string, thisYear = yearNow()) {
  const parts = partsOf(text, thisYear);
  if (!parts || isRealDay(parts)) return null;
  const isMonth = parts.month >= 1 && parts.month <= 12;
  return { ...parts, days: isMonth ? daysInMonth(parts.year, parts.month) : null };
}

/**
 * Formats a day for typing; text that is not a day stays unchanged. @example writeDay("2025-12-14", "th") //
 * "14/12/2568"
 */
export function writeDay(day: string, language: Language): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return year === undefined ? day : `${date}/${month}/${shownYear(Number(year), language)}`;
}

export function shownYear(year: number, language: Language): number {
  return language === "th" ? year + buddhistEra : year;
}

/** @example readTime("5.30") // "05:30" */
export function readTime(text: string): string | null {
  const [, hour, minute] = /^(\d{1,2})[:.\s]?(\d{2})$/.exec(latinDigits(text).trim()) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, "0")}:${minute}`;
}

/** @example readTimeWithSeconds("5.30.07") // "05:30:07"; without seconds: "05:30:00" */
export function readTimeWithSeconds(text: string): string | null {
  const [, minutes = "", seconds = "00"] =
    /^(.+?[:.\s]?\d{2})(?:[:.\s]?(\d{2}))?$/.exec(latinDigits(text).trim()) ?? [];
  const time = readTime(minutes);
  return time === null || Number(seconds) > 59 ? null : `${time}:${seconds}`;
}
