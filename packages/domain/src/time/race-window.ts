import { dayFromDaysSince1970, daysSince1970, isRealDay, parseDay } from "./calendar.ts";
import { isClockUnset, type InstantMs } from "./instant.ts";

const DAY_MS = 86_400_000;
/**
 * Reads may be this many days before or after the event: because of time zones, starts before midnight and late
 * finishers.
 */
const SLACK_DAYS = 2;
const BUDDHIST_ERA = 543;

/** The instants at which an event's reads are possible, both ends included. */
export interface RaceWindow {
  readonly fromAt: InstantMs;
  readonly toAt: InstantMs;
}

/**
 * Why a read cannot be at this instant. `clock_not_set`: the reader's clock was never set (1970, 1980, 2000).
 * `buddhist_year`: the year is of the Buddhist era. `not_race_days`: neither during the event nor near it.
 */
export type ReadDoubt = "clock_not_set" | "buddhist_year" | "not_race_days";

export interface DoubtfulInstant {
  readonly doubt: ReadDoubt;
  /** The instant that was probably meant: the same day in the year of the race; null when that cannot be known. */
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
 * Finds out why a read cannot belong to this race; null: it can.
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

function yearOf(at: InstantMs): number {
  return dayFromDaysSince1970(Math.floor(at / DAY_MS)).year;
}

function movedToYear(at: InstantMs, year: number): InstantMs | null {
  const days = Math.floor(at / DAY_MS);
  const moved = { ...dayFromDaysSince1970(days), year };
  return isRealDay(moved) ? daysSince1970(moved) * DAY_MS + (at - days * DAY_MS) : null;
}
