import type { InstantMs } from "./instant.ts";
import { daysBetween, daysInMonth, formatDay, parseDay } from "./calendar.ts";
import { dayInZone } from "./day-in-zone.ts";
import { clockInZone, instantInZone, shiftByDays } from "./local-time.ts";

/** How an event moves to another first day. */
export interface EventMove {
  readonly timeZone: string;
  /** Its first day before it moves. */
  readonly startsOn: string;
  readonly shiftDays: number;
}

/** A copy this near to whole years is the next edition: the same day of the week, or the same date. */
const nearWholeYears = 7;
/** Deadlines this near to the first day belong to the race, and keep their distance to it. */
const nearRaceDays = 14;
const daysInYear = 365.2425;

/**
 * Moves deadlines that run in their order, as the ends of prices do. People announce a deadline by its date: in the next
 * edition it is the same day of the calendar, at the same time of day. The days just before the race move with the race.
 * An event that moves within its year takes all its deadlines along by as many days.
 *
 * @example
 * const move = { timeZone: "Asia/Bangkok", startsOn: "2027-02-14", shiftDays: 364 };
 * moveDeadlines([Date.parse("2026-12-31T23:59:00+07:00")], move); // 31 December 2027, not the 30th
 */
export function moveDeadlines(deadlines: readonly InstantMs[], move: EventMove): InstantMs[] {
  const byDays = deadlines.map((at) => shiftByDays(move.timeZone, at, move.shiftDays));
  const years = Math.round(move.shiftDays / daysInYear);
  if (years === 0 || Math.abs(move.shiftDays - years * daysInYear) > nearWholeYears) return byDays;
  const moved = deadlines.map((at, index) => {
    const day = dayInZone(move.timeZone, at);
    if (daysBetween(day, move.startsOn) <= nearRaceDays) return byDays[index]!;
    return instantInZone(move.timeZone, yearsLater(day, years), clockInZone(move.timeZone, at)) ?? byDays[index]!;
  });
  // two that came to stand in the other order would leave a price without days
  return moved.every((at, index) => index === 0 || at > moved[index - 1]!) ? moved : byDays;
}

function yearsLater(day: string, years: number): string {
  const { year, month, day: date } = parseDay(day)!;
  return formatDay({ year: year + years, month, day: Math.min(date, daysInMonth(year + years, month)) });
}
