import { parseDay } from "../time/calendar.ts";
import type { InstantMs } from "../time/instant.ts";

/** When a chip was read: an instant, or what the reader's clock showed; `day` null: the format has no day. */
export type ReaderTime = InstantMs | { readonly day: string | null; readonly msOfDay: number };

/** One read, as a line of a reader says it. */
export interface ReaderRead {
  readonly chip: string;
  /** `chip` is a bib: somebody typed it. */
  readonly isBib?: true;
  readonly time: ReaderTime;
  /** What the format calls the place: a location, a reader, a line or a loop; empty: it names none. */
  readonly point: string;
}

/**
 * Why a line is no read. `not_a_read`: a header, a status or something else. `no_chip`; `no_time`: there is none that can be
 * read; `no_date`: the reader's clock had no date (0000-00-00), so nobody knows the day.
 */
export const lineProblems = ["not_a_read", "no_chip", "no_time", "no_date"] as const;
export type LineProblem = (typeof lineProblems)[number];

/** What one line of a reader says: several reads, where a format puts several into a line. */
export type ReaderLine = readonly (ReaderRead | LineProblem)[];

/** Reads one line of a format. Takes any text, and never throws. */
export type ReadLine = (line: string) => ReaderLine;

const DAY_MS = 86_400_000;

/**
 * Milliseconds since midnight of `HH:MM`, `HH:MM:SS` or `HH:MM:SS.fff…`; null: it is no time of a day.
 * @example msOfClock("13:11:30.904") // 47_490_904
 */
export function msOfClock(clock: string): number | null {
  const match = /^(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?$/.exec(clock.trim());
  if (!match) return null;
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return null;
  return ((hour * 60 + minute) * 60 + second) * 1000 + Number((match[4] ?? "").padEnd(3, "0").slice(0, 3));
}

/**
 * One read of a day and a clock, or the problem with them.
 * @param day YYYY-MM-DD; null: the format has no day
 * @example readAt("33", "2026-11-22", "06:00:02.773") // [{ chip: "33", time: { day: "2026-11-22", msOfDay: 21_602_773 }, point: "" }]
 */
export function readAt(chip: string, day: string | null, clock: string | number | null, point = ""): ReaderLine {
  const msOfDay = typeof clock === "string" ? msOfClock(clock) : clock;
  if (!isCode(chip)) return ["no_chip"];
  if (msOfDay === null || !Number.isInteger(msOfDay) || msOfDay < 0 || msOfDay >= DAY_MS) return ["no_time"];
  if (day !== null && !parseDay(day)) return ["no_date"];
  return [{ chip: chip.trim(), time: { day, msOfDay }, point: pointCode(point) }];
}

const longestCode = 80;

/** Can this be the code of a chip, or a bib? @example isCode("0000041") // true */
export function isCode(text: string): boolean {
  return text.trim() !== "" && text.length <= longestCode && !/\p{Cc}/u.test(text.trim());
}

/** What a format calls a place, as it can be stored. @example pointCode(" 5K ") // "5K" */
export function pointCode(text: string): string {
  return text
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, longestCode);
}

/**
 * `YYYY-MM-DD` of six or eight digits, as readers write a day; what is neither stays and is no day.
 * @example dayOfDigits("120606") // "2012-06-06"
 */
export function dayOfDigits(digits: string): string {
  const eight = digits.length === 6 ? `20${digits}` : digits;
  return eight.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
}
