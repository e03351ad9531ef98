import { arabicDigits } from "../text/arabic-digits.ts";
import { parseBirthDate } from "../eligibility/age.ts";
import { dayInZone } from "../time/day-in-zone.ts";
import type { InstantMs } from "../time/instant.ts";
import { clockInZone, instantInZone } from "../time/local-time.ts";

/** The start of somebody as a start list has it: a time of day, with or without its day. */
export interface TypedStart {
  /** `YYYY-MM-DD`; null: the day of the category's gun. */
  readonly day: string | null;
  /** `HH:MM:SS`. */
  readonly clock: string;
  /** Below a second. */
  readonly ms: number;
}

const typed =
  /^(?:(?<day>\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})[T ]+)?(?<hour>[01]?\d|2[0-3])[:.](?<minute>[0-5]\d)(?:[:.](?<second>[0-5]\d)(?:[.,](?<part>\d{1,3})\d*)?)?$/;

/**
 * Reads the start that somebody typed, in either era and with Thai or Arabic digits; null: it is none.
 *
 * @example
 * readTypedStart("8:00:30"); // { day: null, clock: "08:00:30", ms: 0 }
 * readTypedStart("22/11/2569 08:00"); // { day: "2026-11-22", clock: "08:00:00", ms: 0 }
 */
export function readTypedStart(text: string): TypedStart | null {
  const found = typed.exec(arabicDigits(text).trim())?.groups;
  if (!found) return null;
  const day = found["day"] === undefined ? null : parseBirthDate(found["day"]);
  if (found["day"] !== undefined && day === null) return null;
  const clock = `${found["hour"]!.padStart(2, "0")}:${found["minute"]}:${found["second"] ?? "00"}`;
  return { day, clock, ms: Number((found["part"] ?? "").padEnd(3, "0")) };
}

/**
 * The instant of a typed start.
 *
 * @example
 * startOnDay({ day: null, clock: "08:00:30", ms: 0 }, { timeZone: "Asia/Bangkok", gunAt }); // on the day of the gun
 */
export function startOnDay(
  { day, clock, ms }: TypedStart,
  { timeZone, gunAt }: { readonly timeZone: string; readonly gunAt: InstantMs },
): InstantMs {
  return instantInZone(timeZone, day ?? dayInZone(timeZone, gunAt), clock)! + ms;
}

/**
 * A start as files have it, for reading it again: the day and the time of day, with thousandths where there are some.
 *
 * @example
 * writeStart(Date.UTC(2026, 10, 22, 1, 0, 30), "Asia/Bangkok"); // "2026-11-22 08:00:30"
 */
export function writeStart(at: InstantMs, timeZone: string): string {
  const clock = clockInZone(timeZone, at);
  const ms = at % 1000;
  const whole = clock.length === "HH:MM".length ? `${clock}:00` : clock;
  return `${dayInZone(timeZone, at)} ${whole}${ms === 0 ? "" : `.${String(ms).padStart(3, "0")}`}`;
}

/** One line of a typed list. */
export interface TypedLine {
  readonly line: number;
  readonly bib: string;
  /** Null: the start could not be read. */
  readonly start: TypedStart | null;
}

/**
 * Reads lines of a start list: a bib, then a start, apart by a tab, a comma, a semicolon or blanks. A line that has no digit in it is a
 * header.
 *
 * @example
 * readStartLines("101\t08:00:00\n102\t08:00:30").length; // 2
 */
export function readStartLines(text: string): TypedLine[] {
  return text.split(/\r?\n/).flatMap((row, index) => {
    const [, bib = "", rest = ""] = /^\s*([^\s,;]+)[\s,;]+(.*?)\s*$/.exec(row) ?? [];
    if (bib === "" || !/\d/.test(arabicDigits(rest))) return [];
    return [{ line: index + 1, bib: arabicDigits(bib), start: readTypedStart(rest) }];
  });
}
