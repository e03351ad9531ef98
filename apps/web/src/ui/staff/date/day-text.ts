import type { Language } from "../../../lib/i18n/language.ts";

const buddhistEra = 543;
/** Years from this one on count as Buddhist era: nobody plans a race 400 years ahead. */
const firstBuddhistYear = 2400;
const thaiZero = "๐".charCodeAt(0);

/** Turns Thai digits into Latin ones. */
function latinDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero));
}

/**
 * Reads a typed day: day, month, year with any sign between them, or ISO; years of the Buddhist
 * or the Common Era. Null: not a day.
 * @example readDay("14/12/2568") // "2025-12-14"
 */
export function readDay(text: string): string | null {
  const plain = latinDigits(text).trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  const typed = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/.exec(plain);
  const [year, month, day] = iso ? iso.slice(1) : typed ? typed.slice(1).toReversed() : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const common = Number(year) >= firstBuddhistYear ? Number(year) - buddhistEra : Number(year);
  const written = `${String(common).padStart(4, "0")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const real = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(written) ? written : null;
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
