import {
  Calendar,
  type CalendarMonthNavigatorTemplateEvent,
  type CalendarYearNavigatorTemplateEvent,
} from "primereact/calendar";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { shownYear } from "./day-text.ts";

interface DayPickerProps {
  readonly value: string | null;
  readonly onPick: (day: string) => void;
  readonly first?: string | undefined;
  readonly last?: string | undefined;
}

/** A month of days; its years are named in the era of the visitor's language. */
export function DayPicker({ value, onPick, first, last }: DayPickerProps) {
  const m = useMessages(staffUiMessages);
  const language = useLanguage();
  const thisYear = new Date().getFullYear();
  return (
    <Calendar
      inline
      value={value === null ? null : toDate(value)}
      {...(first !== undefined && { minDate: toDate(first) })}
      {...(last !== undefined && { maxDate: toDate(last) })}
      onChange={({ value: picked }) => picked && onPick(toDay(picked))}
      monthNavigator
      yearNavigator
      yearRange={`${first?.slice(0, 4) ?? thisYear - 100}:${last?.slice(0, 4) ?? thisYear + 10}`}
      monthNavigatorTemplate={(month: CalendarMonthNavigatorTemplateEvent) => (
        <NavigatorSelect label={m.month} template={month} />
      )}
      yearNavigatorTemplate={(year: CalendarYearNavigatorTemplateEvent) => (
        <NavigatorSelect label={m.year} template={year} show={(each) => shownYear(Number(each), language)} />
      )}
    />
  );
}

interface NavigatorSelectProps {
  readonly label: string;
  readonly template: CalendarMonthNavigatorTemplateEvent | CalendarYearNavigatorTemplateEvent;
  readonly show?: (value: unknown) => string | number;
}

function NavigatorSelect({ label, template: { value, options, onChange }, show }: NavigatorSelectProps) {
  return (
    <select
      aria-label={label}
      value={Number(value)}
      onChange={(event) => onChange(event, Number(event.target.value) as never)}
    >
      {(options as readonly { label: string; value: number }[]).map((option) => (
        <option key={option.value} value={option.value}>
          {show ? show(option.value) : option.label}
        </option>
      ))}
    </select>
  );
}

// A calendar's day has no time zone; PrimeReact's days are those of the browser's.
function toDate(day: string): Date {
  return new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
}

function toDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
