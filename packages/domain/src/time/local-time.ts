import type { InstantMs } from "./instant.ts";
import { addDays, daysSince1970, parseDay } from "./calendar.ts";
import { dayInZone } from "./day-in-zone.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * The time of day of an instant in a time zone, `HH:MM`, with `:SS` where the seconds are not 0.
 *
 * @example
 * clockInZone("Asia/Bangkok", Date.UTC(2026, 10, 21, 23)); // "06:00"
 */
export function clockInZone(timeZone: string, at: InstantMs): string {
  const style = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat("en-GB", { timeZone, ...style }).format(at).replace(/:00$/, "");
}

/**
 * The instant of a day and time in a time zone; null when they are not a day and a time. For a time that a clock change
 * skips, the offset before the change is used. For a time that occurs twice, the first one counts.
 *
 * @example
 * instantInZone("Asia/Bangkok", "2026-11-22", "06:00"); // Date.UTC(2026, 10, 21, 23)
 */
export function instantInZone(timeZone: string, day: string, clock: string): InstantMs | null {
  const date = parseDay(day);
  const time = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(clock);
  if (!date || !time) return null;
  const [hour, minute, second] = [Number(time[1]), Number(time[2]), Number(time[3] ?? 0)];
  const asUtc = daysSince1970(date) * DAY_MS + (hour * 60 + minute) * MINUTE_MS + second * 1000;
  // the offset one day earlier is the offset before any clock change on this day
  const before = asUtc - offsetAt(timeZone, asUtc - DAY_MS);
  const after = asUtc - offsetAt(timeZone, asUtc + DAY_MS);
  return offsetAt(timeZone, before) === asUtc - before || offsetAt(timeZone, after) !== asUtc - after ? before : after;
}

/**
 * Moves an instant by whole days so that the time of day in the zone stays the same.
 *
 * @example
 * shiftByDays("Europe/Paris", Date.UTC(2026, 2, 28, 8), 1); // Date.UTC(2026, 2, 29, 7): 9 o'clock on both days
 */
export function shiftByDays(timeZone: string, at: InstantMs, days: number): InstantMs {
  const day = addDays(dayInZone(timeZone, at), days);
  const shifted = instantInZone(timeZone, day, clockInZone(timeZone, at));
  return (shifted ?? at + days * DAY_MS) + (at % 1000);
}

function offsetAt(timeZone: string, at: InstantMs): number {
  const wholeSecond = at - (at % 1000);
  const date = parseDay(dayInZone(timeZone, wholeSecond));
  const [hour = 0, minute = 0, second = 0] = clockInZone(timeZone, wholeSecond).split(":").map(Number);
  return (date ? daysSince1970(date) * DAY_MS : 0) + (hour * 3600 + minute * 60 + second) * 1000 - wholeSecond;
}
