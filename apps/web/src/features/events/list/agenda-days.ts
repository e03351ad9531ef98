import { addDays } from "@time-event/domain/time/calendar";

interface Spanning {
  readonly startsOn: string;
  readonly endsOn: string;
}

export interface AgendaDay<Item> {
  readonly day: string;
  readonly items: readonly Item[];
}

/**
 * What takes place on each day of a month on which something does. What lasts several days stands on each of them, so that
 * whoever looks for a day finds all of it.
 *
 * @example agendaDays("2026-11", [{ startsOn: "2026-10-31", endsOn: "2026-11-01" }]); // one day: 2026-11-01
 */
export function agendaDays<Item extends Spanning>(month: string, items: readonly Item[]): AgendaDay<Item>[] {
  const byDay = new Map<string, Item[]>();
  for (const item of items) {
    const first = item.startsOn < `${month}-01` ? `${month}-01` : item.startsOn;
    for (let day = first; day <= item.endsOn && day.startsWith(month); day = addDays(day, 1)) {
      byDay.set(day, [...(byDay.get(day) ?? []), item]);
    }
  }
  return [...byDay].map(([day, onDay]) => ({ day, items: onDay })).sort((a, b) => (a.day < b.day ? -1 : 1));
}
