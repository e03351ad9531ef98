import { dayFromDaysSince1970, daysSince1970, isRealDay, parseDay, type CalendarDay } from "./calendar.ts";
import { isClockUnset, type InstantMs } from "./instant.ts";

const DAY_MS = 86_400_000;
/** Days before and after an event in which its reads may be: zones, a start before midnight, a last walker. */
const SLACK_DAYS = 2;
const BUDDHIST_ERA = 543;

/** Between these instants, both included, somebody can have been read at an event. */
export interface RaceWindow {
  readonly fromAt: InstantMs;
  readonly toAt: InstantMs;
}

/**
 * Why an instant cannot be that of a read. `clock_not_set`: the clock of its reader never was (1970, 1980, 2000).
 * `buddhist_year`: a year of the Buddhist era. `not_race_days`: neither during the event nor near it.
 */
export type ReadDoubt = "clock_not_set" | "buddhist_year" | "not_race_days";

export interface DoubtfulInstant {
  readonly doubt: ReadDoubt;
  /** What was probably meant: the same day of the race's year; null where nobody can tell. */
  readonly meantAt: InstantMs | null;
}

/** @param days of the event, YYYY-MM-DD in its own zone */
export function raceWindow({ startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string }): RaceWindow {
  const [first, last] = [parseDay(startsOn), parseDay(endsOn)];
  if (!first || !last) throw new RangeError(`no days of an event: ${startsOn}, ${endsOn}`);
  return {
    fromAt: (daysSince1970(first) - SLACK_DAYS) * DAY_MS,
    toAt: (daysSince1970(last) + 1 + SLACK_DAYS) * DAY_MS - 1,
  };
}

/**
 * Tells whether a read can be of this race; null: it can.
 *
 * @example
 * const window = raceWindow({ startsOn: "2026-11-22", endsOn: "2026-11-22" });
 * doubtOf(Date.UTC(2569, 10, 22, 6), window); // { doubt: "buddhist_year", meantAt: Date.UTC(2026, 10, 22, 6) }
 */
export function doubtOf(at: InstantMs, window: RaceWindow): DoubtfulInstant | null {
  if (at >= window.fromAt && at <= window.toAt) return null;
  if (isClockUnset(at)) return { doubt: "clock_not_set", meantAt: null };
  const within = (meantAt: InstantMs | null) =>
    meantAt !== null && meantAt >= window.fromAt && meantAt <= window.toAt ? meantAt : null;
  const commonEra = within(movedToYear(at, yearOf(at) - BUDDHIST_ERA));
  if (commonEra !== null) return { doubt: "buddhist_year", meantAt: commonEra };
  const sameDay = within(movedToYear(at, yearOf(window.fromAt))) ?? within(movedToYear(at, yearOf(window.toAt)));
  return { doubt: "not_race_days", meantAt: sameDay };
}

/** The years in which events are; one of the Buddhist era is none of them. */
export function isEventYear(year: number): boolean {
  return year >= 1900 && year <= 2200;
}

/** The same day in the Common Era, where a year of the Buddhist era was written. */
export function meantDay(day: CalendarDay): CalendarDay | null {
  const meant = { ...day, year: day.year - BUDDHIST_ERA };
  return !isEventYear(day.year) && isEventYear(meant.year) && isRealDay(meant) ? meant : null;
}

function yearOf(at: InstantMs): number {
  return dayFromDaysSince1970(Math.floor(at / DAY_MS)).year;
}

function movedToYear(at: InstantMs, year: number): InstantMs | null {
  const days = Math.floor(at / DAY_MS);
  const moved = { ...dayFromDaysSince1970(days), year };
  return isRealDay(moved) ? daysSince1970(moved) * DAY_MS + (at - days * DAY_MS) : null;
}
