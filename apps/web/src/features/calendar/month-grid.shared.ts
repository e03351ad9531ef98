import { addDays, daysBetween, daysSince1970, parseDay } from "@time-event/domain/time/calendar";

const WEEK = 7;

/** An event on one or more days, `YYYY-MM-DD`. */
export interface Spanning {
  readonly startsOn: string;
  readonly endsOn: string;
}

/** The part of an event in one week. */
export interface Bar<Item> {
  readonly item: Item;
  /** Its first day in the week, from 0. */
  readonly from: number;
  readonly days: number;
  /** The row of its bar: bars of the same days are below each other. */
  readonly lane: number;
  readonly beginsBefore: boolean;
  readonly goesOn: boolean;
}

export interface Week<Item> {
  readonly days: readonly string[];
  readonly bars: readonly Bar<Item>[];
  readonly lanes: number;
}

/** @example moveMonth("2025-12", 1) // "2026-01" */
export function moveMonth(month: string, by: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${String(Math.floor(months / 12)).padStart(4, "0")}-${String((months % 12) + 1).padStart(2, "0")}`;
}

/** On which day weeks start, from 0: Sunday, as in Thai calendars and our date fields, or Monday. */
export type WeekStart = 0 | 1;

/** The first and last day of a month's weeks. */
export function daysShown(month: string, weekStart: WeekStart = 0): { readonly from: string; readonly to: string } {
  const first = `${month}-01`;
  const last = addDays(`${moveMonth(month, 1)}-01`, -1);
  return {
    from: addDays(first, -daysInto(weekStart, first)),
    to: addDays(last, WEEK - 1 - daysInto(weekStart, last)),
  };
}

/** The weeks of a month with their events; of events that start on the same day, the longest comes first. */
export function monthWeeks<Item extends Spanning>(
  month: string,
  items: readonly Item[],
  weekStart: WeekStart = 0,
): Week<Item>[] {
  const { from, to } = daysShown(month, weekStart);
  const weeks = (daysBetween(from, to) + 1) / WEEK;
  const inOrder = items.toSorted((a, b) =>
    a.startsOn === b.startsOn ? (a.endsOn < b.endsOn ? 1 : -1) : a.startsOn < b.startsOn ? -1 : 1,
  );
  return Array.from({ length: weeks }, (_, week) => weekFrom(addDays(from, week * WEEK), inOrder));
}

function weekFrom<Item extends Spanning>(first: string, items: readonly Item[]): Week<Item> {
  const last = addDays(first, WEEK - 1);
  const bars: Bar<Item>[] = [];
  for (const item of items) {
    if (item.startsOn > last || item.endsOn < first) continue;
    const from = Math.max(0, daysBetween(first, item.startsOn));
    const until = Math.min(WEEK - 1, daysBetween(first, item.endsOn));
    bars.push({
      item,
      from,
      days: until - from + 1,
      lane: freeLane(bars, from),
      beginsBefore: item.startsOn < first,
      goesOn: item.endsOn > last,
    });
  }
  const lanes = Math.max(0, ...bars.map(({ lane }) => lane + 1));
  return { days: Array.from({ length: WEEK }, (_, day) => addDays(first, day)), bars, lanes };
}

/** The topmost lane that is free from a day on. Bars arrive sorted by their first day. */
function freeLane(bars: readonly Bar<unknown>[], from: number): number {
  let lane = 0;
  while (bars.some((bar) => bar.lane === lane && bar.from + bar.days > from)) lane++;
  return lane;
}

/** How many days of its week are before a day. */
function daysInto(weekStart: WeekStart, day: string): number {
  const thursdayFirst = daysSince1970(parseDay(day)!) % WEEK;
  return (thursdayFirst + WEEK + 4 - weekStart) % WEEK;
}
