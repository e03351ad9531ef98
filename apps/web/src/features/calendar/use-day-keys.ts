import { addDays } from "@time-event/domain/time/calendar";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { moveMonth } from "./month-grid.shared.ts";
import { today } from "./use-month.ts";

interface DayKeys {
  readonly table: RefObject<HTMLTableElement | null>;
  /** The day that Tab focuses. */
  readonly current: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Arrows, Home, End, Page Up and Page Down move through a calendar's days; Enter opens what the day holds. */
export function useDayKeys(month: string, onShow: (month: string) => void): DayKeys {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState(today);
  const wanted = useRef<string | null>(null);
  const current = chosen.startsWith(month) ? chosen : `${month}-01`;

  useEffect(() => {
    // a day of another month exists only after that month is shown
    if (wanted.current !== current) return;
    cellOf(table.current, current)?.focus();
    wanted.current = null;
  }, [current]);

  function onKeyDown(event: KeyboardEvent): void {
    const on = (event.target as HTMLElement).dataset["day"];
    if (on === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter") return enter(event);
    const next = dayAfterKey(event.key, on);
    if (next === null) return;
    event.preventDefault();
    wanted.current = next;
    setChosen(next);
    if (!next.startsWith(month)) onShow(next.slice(0, 7));
  }
  return { table, current, onKeyDown };
}

function enter(event: KeyboardEvent): void {
  const link = (event.target as HTMLElement).querySelector("a");
  if (!link) return;
  event.preventDefault();
  link.click();
}

function dayAfterKey(key: string, day: string): string | null {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === "Home") return `${day.slice(0, 7)}-01`;
  if (key === "End") return addDays(`${moveMonth(day.slice(0, 7), 1)}-01`, -1);
  if (key === "PageUp") return sameDayOf(day, -1);
  return key === "PageDown" ? sameDayOf(day, 1) : null;
}

/** The same day of another month; its last day when that month is shorter. */
function sameDayOf(day: string, by: number): string {
  const month = moveMonth(day.slice(0, 7), by);
  const last = addDays(`${moveMonth(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

function cellOf(table: HTMLTableElement | null, day: string): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`[data-day="${day}"]`) ?? null;
}
