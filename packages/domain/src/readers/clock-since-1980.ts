import { dayFromDaysSince1970, formatDay } from "../time/calendar.ts";

const DAYS_TO_1980 = 3652;
const DAY_S = 86_400;

/** What a clock showed that counts the seconds since 1980 in its own time. */
interface Clock {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly msOfDay: number;
}

/**
 * What RFID Timing's clocks showed: whole seconds since the beginning of 1980 in the time of the clock, and milliseconds. Null:
 * it is no such time.
 * @example clockSince1980("1479796267", "250") // { day: "2026-11-22", msOfDay: 23_467_250 }
 */
export function clockSince1980(wholeSeconds: string, ms: string): Clock | null {
  if (!/^\d{1,10}$/.test(wholeSeconds) || !/^\d{1,3}$/.test(ms)) return null;
  const seconds = Number(wholeSeconds);
  const day = formatDay(dayFromDaysSince1970(DAYS_TO_1980 + Math.floor(seconds / DAY_S)));
  return { day, msOfDay: (seconds % DAY_S) * 1000 + Number(ms) };
}
