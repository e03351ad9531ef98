import type { CalendarEvent } from "@time-event/contract/dashboard";
import { useId } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { calendarMessages } from "./calendar.messages.ts";
import { DayCell } from "./day-cell.tsx";
import { monthWeeks } from "./month-grid.shared.ts";
import { useDayKeys } from "./use-day-keys.ts";
import { today } from "./use-month.ts";

interface MonthTableProps {
  readonly month: string;
  readonly events: readonly CalendarEvent[];
  readonly onShow: (month: string) => void;
}

/** A month as a table. One day takes the focus; arrow keys move it, also into the next month. */
export function MonthTable({ month, events, onShow }: MonthTableProps) {
  const m = useMessages(calendarMessages);
  const format = useFormat();
  const hint = useId();
  const { table, current, onKeyDown } = useDayKeys(month, onShow);
  const now = today();
  return (
    <>
      <p id={hint} className="unseen">
        {m.gridHint}
      </p>
      <table
        ref={table}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its days take the keyboard
        role="grid"
        className="month"
        aria-label={m.grid(format.month(month))}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {m.weekdays.map((weekday, at) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {m.weekdaysShort[at]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month, events).map((week) => (
            <tr key={week.days[0]}>
              {week.days.map((day, at) => (
                <DayCell
                  key={day}
                  day={day}
                  bars={week.bars.filter(({ from }) => from === at)}
                  lanes={week.lanes}
                  events={events.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn).length}
                  isToday={day === now}
                  isElsewhere={!day.startsWith(month)}
                  isCurrent={day === current}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
