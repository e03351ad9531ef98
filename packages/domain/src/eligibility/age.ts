import { formatDay, isRealDay, parseDay } from "../time/calendar.ts";

/** How an age is counted. `birthYear`: event year − birth year; `given`: the age as entered; otherwise on that day. */
export type AgeRule = "eventDay" | "dec31" | "birthYear" | "given";

/**
 * Ages `from` to `to`, both included; `to: null` has no upper end. With a gender it is for that gender alone, so men and
 * women may have different groups, also under one code.
 */
export interface AgeGroup {
  readonly code: string;
  readonly from: number;
  readonly to: number | null;
  readonly gender?: "M" | "F" | undefined;
}

/** What we know about a person's age. `birthDate` is `YYYY-MM-DD`, CE. */
export interface KnownAge {
  readonly birthDate: string | null;
  readonly givenAge: number | null;
}

const BUDDHIST_ERA = 543;
/** Years from this one on are years of the Buddhist era: BE 2400 is CE 1857. */
const FIRST_BUDDHIST_YEAR = 2400;
const EARLIEST_BIRTH_YEAR = 1850;

/**
 * The age that puts a person in an age group, by the category's rule. If the rule needs a birth date and only an age
 * was entered, the age is used, and the reverse; null when neither is known. A person born on 29 February has the
 * birthday on 1 March of other years.
 *
 * @example
 * ageForClass("birthYear", { birthDate: "1984-12-30", givenAge: null }, "2026-11-22"); // 42
 * ageForClass("eventDay", { birthDate: "1984-12-30", givenAge: null }, "2026-11-22"); // 41
 */
export function ageForClass(rule: AgeRule, { birthDate, givenAge }: KnownAge, eventDay: string): number | null {
  if (rule === "given" && givenAge !== null) return givenAge;
  const born = birthDate === null ? null : parseDay(birthDate);
  const event = parseDay(eventDay);
  if (!born || !event) return givenAge;

  const years = event.year - born.year;
  if (years < 0) return null;
  if (rule === "birthYear" || rule === "dec31") return years;
  const hadBirthday = event.month > born.month || (event.month === born.month && event.day >= born.day);
  return hadBirthday ? years : years === 0 ? null : years - 1;
}

/**
 * Reads a birth date as people type it: `YYYY-MM-DD` or `D/M/YYYY`, in the Common or the Buddhist era (years from 2400
 * on). Returns `YYYY-MM-DD` in the Common Era; null for a day that does not exist, and for a two-digit year, which
 * could be of either era.
 *
 * @example
 * parseBirthDate("29/2/2543"); // "2000-02-29"
 * parseBirthDate("1/5/27"); // null
 */
export function parseBirthDate(text: string): string | null {
  const trimmed = text.trim();
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(trimmed);
  const spoken = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(trimmed);
  const parts = iso ? [iso[1], iso[2], iso[3]] : spoken ? [spoken[3], spoken[2], spoken[1]] : null;
  if (!parts) return null;

  const typedYear = Number(parts[0]);
  const year = typedYear >= FIRST_BUDDHIST_YEAR ? typedYear - BUDDHIST_ERA : typedYear;
  const day = { year, month: Number(parts[1]), day: Number(parts[2]) };
  return year >= EARLIEST_BIRTH_YEAR && isRealDay(day) ? formatDay(day) : null;
}

/**
 * The age group of a person; null when the age is in no group of that gender or is not known. Gender X is in groups for
 * every gender only.
 *
 * @example
 * ageGroupOf([{ code: "40-44", from: 40, to: 44, gender: "M" }], { age: 42, gender: "M" })?.code; // "40-44"
 */
export function ageGroupOf(
  groups: readonly AgeGroup[],
  { age, gender }: { readonly age: number | null; readonly gender: "M" | "F" | "X" },
): AgeGroup | null {
  if (age === null) return null;
  const isOf = (group: AgeGroup) => group.gender === undefined || group.gender === gender;
  return groups.find((group) => isOf(group) && age >= group.from && (group.to === null || age <= group.to)) ?? null;
}
