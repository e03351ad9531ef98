import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { formats } from "../../../lib/i18n/format.ts";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { shownYear } from "./day-text.ts";
import { monthWeeks, moveDay, moveMonth } from "./month-days.ts";

interface DayPickerProps {
  readonly value: string | null;
  readonly onPick: (day: string) => void;
  /** The first and last day that users can pick. */
  readonly first?: string | undefined;
  readonly last?: string | undefined;
}

const sunday = "2023-01-01";
const weekdays = Array.from({ length: 7 }, (_, at) => moveDay(sunday, at));
const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0"));
const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * The days of a month, in the era of the visitor's language. Arrow keys change the day, Page Up and Page Down the
 * month.
 */
export function DayPicker({ value, onPick, first = "1900-01-01", last = "2199-12-31" }: DayPickerProps) {
  const m = useMessages(staffUiMessages);
  const language = useLanguage();
  const format = formats[language];
  const today = todayHere();
  const [focused, setFocused] = useState(value ?? within(today, first, last));
  const grid = useRef<HTMLTableElement>(null);
  const month = focused.slice(0, 7);
  const year = Number(month.slice(0, 4));
  const years = Array.from({ length: 111 }, (_, at) => Number(today.slice(0, 4)) - 100 + at).filter(
    (each) => each >= Number(first.slice(0, 4)) && each <= Number(last.slice(0, 4)),
  );
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, []);

  function go(day: string): void {
    setFocused(within(day, first, last));
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus());
  }
  const turnTo = (to: string) => setFocused(within(`${to}-01`, first, last));
  function pressed(event: KeyboardEvent): void {
    const step = keySteps[event.key];
    const page = { PageUp: -1, PageDown: 1 }[event.key];
    if (step === undefined && page === undefined) return;
    event.preventDefault();
    go(step === undefined ? `${moveMonth(month, page ?? 0)}-01` : moveDay(focused, step));
  }

  return (
    <div className="day-picker">
      <div className="day-picker__head">
        <button type="button" aria-label={m.previousMonth} onClick={() => turnTo(moveMonth(month, -1))}>
          <i className="pi pi-chevron-left" aria-hidden="true" />
        </button>
        <select
          aria-label={m.month}
          value={month.slice(5)}
          onChange={({ target }) => turnTo(`${year}-${target.value}`)}
        >
          {months.map((each) => (
            <option key={each} value={each}>
              {format.month(`2023-${each}`).replace(/ \d+$/, "")}
            </option>
          ))}
        </select>
        <select aria-label={m.year} value={year} onChange={({ target }) => turnTo(`${target.value}-${month.slice(5)}`)}>
          {[...new Set([...years, year])]
            .toSorted((a, b) => a - b)
            .map((each) => (
              <option key={each} value={each}>
                {shownYear(each, language)}
              </option>
            ))}
        </select>
        <button type="button" aria-label={m.nextMonth} onClick={() => turnTo(moveMonth(month, 1))}>
          <i className="pi pi-chevron-right" aria-hidden="true" />
        </button>
      </div>
      <table ref={grid} aria-label={format.month(month)}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {format.dayParts(day).weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, at) => (
                <td key={day ?? `${month}-${at}`}>
                  {day && (
                    <button
                      type="button"
                      tabIndex={day === focused ? 0 : -1}
                      aria-pressed={day === value}
                      aria-current={day === today ? "date" : undefined}
                      aria-label={format.day(day)}
                      disabled={day < first || day > last}
                      onKeyDown={pressed}
                      onClick={() => onPick(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function within(day: string, first: string, last: string): string {
  return day < first ? first : day > last ? last : day;
}

function todayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
