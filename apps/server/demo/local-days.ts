import type { InstantMs } from "@time-event/domain/time/instant";
import { dayFromDaysSince1970, daysSince1970, formatDay, parseDay } from "@time-event/domain/time/calendar";

/** A day of the demonstration, YYYY-MM-DD, in Thailand. */
export type Day = string;

export const TIME_ZONE = "Asia/Bangkok";
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
/** Thailand keeps one time all year. */
const THAILAND_AHEAD_MS = 7 * HOUR_MS;

function daysOf(day: Day): number {
  const parsed = parseDay(day);
  if (!parsed) throw new RangeError(`${day} is no day`);
  return daysSince1970(parsed);
}

export function addDays(day: Day, days: number): Day {
  return formatDay(dayFromDaysSince1970(daysOf(day) + days));
}

/** The day's Thai clock showing `HH:MM`; "28:30" is half past four in the morning after. */
export function atClock(day: Day, clock: string): InstantMs {
  const [hours, minutes] = clock.split(":").map(Number);
  return daysOf(day) * DAY_MS - THAILAND_AHEAD_MS + hours! * HOUR_MS + minutes! * MINUTE_MS;
}

/** The day that an instant is on in Thailand. */
export function dayAt(at: InstantMs): Day {
  return formatDay(dayFromDaysSince1970(Math.floor((at + THAILAND_AHEAD_MS) / DAY_MS)));
}

/** Hours since midnight in Thailand, 0 ≤ h < 24. */
export function hourAt(at: InstantMs): number {
  return ((at + THAILAND_AHEAD_MS) % DAY_MS) / HOUR_MS;
}

/** The last Sunday on or before a day. 1 January 1970 was a Thursday. */
export function sundayBefore(day: Day): Day {
  return addDays(day, -((daysOf(day) + 4) % 7));
}
