import { ageForClass } from "@time-event/domain/eligibility/age";
import { parseDay } from "@time-event/domain/time/calendar";
import { readBirthDateCell } from "@time-event/domain/entries/birth-date-cell";

const genders = ["M", "F", "X"] as const;

export function isGender(text: string): text is (typeof genders)[number] {
  return (genders as readonly string[]).includes(text);
}

/**
 * Day, month and year apart, where somebody types digits alone: a phone's number pad has no slash.
 * @example withSlashes("14122533") // "14/12/2533"
 */
export function withSlashes(text: string): string {
  if (!/^[\d/]+$/.test(text)) return text;
  const [day = "", month, ...rest] = text.split("/");
  // a year comes first; a month that there is not is somebody's mistake, and stays as it was typed
  if (month !== undefined && rest.length === 0 && isYearFirst(`${day}${month}`)) return `${day}${month}`;
  if (month === undefined)
    return day.length > 2 && !isYearFirst(day) ? withSlashes(`${day.slice(0, 2)}/${day.slice(2)}`) : day;
  if (rest.length === 0 && month.length > 2) return `${day}/${month.slice(0, 2)}/${month.slice(2)}`;
  return text;
}

const isYearFirst = (digits: string) => /^(19|20|24|25)(1[3-9]|[2-9]\d)/.test(digits);

/**
 * A stored birth date as people write it, in the era of a language.
 * @example writtenBirthDate("1990-12-14", "th") // "14/12/2533"
 */
export function writtenBirthDate(day: string, language: "th" | "en"): string {
  const parts = parseDay(day);
  return parts ? `${parts.day}/${parts.month}/${parts.year + (language === "th" ? 543 : 0)}` : day;
}

/** What a typed birth date was understood as. */
export interface UnderstoodDate {
  /** `YYYY-MM-DD`, CE. */
  readonly day: string;
  /** On the day of the race; null: born later. */
  readonly age: number | null;
}

/** Null: no date can be read yet. */
export function understandBirthDate(text: string, raceDay: string): UnderstoodDate | null {
  const day = readBirthDateCell(withSlashes(text.trim()));
  if (day === null) return null;
  return { day, age: ageForClass("eventDay", { birthDate: day, givenAge: null }, raceDay) };
}
