import { dayFromDaysSince1970, daysSince1970, formatDay, parseDay } from "@time-event/domain/time/calendar";

/** The weeks of a month, Sunday first; what is of other months is left out. @example monthWeeks("2025-12")[0] // [null, "2025-12-01", …] */
export function monthWeeks(month: string): (string | null)[][] {
  const first = serial(`${month}-01`);
  const length = serial(`${moveMonth(month, 1)}-01`) - first;
  const weekdayOfFirst = (((first + 4) % 7) + 7) % 7;
  const cells = Array.from({ length: Math.ceil((weekdayOfFirst + length) / 7) * 7 }, (_, at) => {
    const day = at - weekdayOfFirst;
    return day >= 0 && day < length ? formatDay(dayFromDaysSince1970(first + day)) : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** @example moveMonth("2025-12", 1) // "2026-01" */
export function moveMonth(month: string, by: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${String(Math.floor(months / 12)).padStart(4, "0")}-${String((months % 12) + 1).padStart(2, "0")}`;
}

/** @example moveDay("2025-12-31", 1) // "2026-01-01" */
export function moveDay(day: string, by: number): string {
  return formatDay(dayFromDaysSince1970(serial(day) + by));
}

function serial(day: string): number {
  const parsed = parseDay(day);
  if (!parsed) throw new Error(`${day} is no day`);
  return daysSince1970(parsed);
}
