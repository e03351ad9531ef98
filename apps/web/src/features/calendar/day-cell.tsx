import type { CalendarEvent } from "@time-event/contract/dashboard";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { classNames } from "../../ui/class-names.ts";
import { useStateWords } from "../events/use-state-words.shared.ts";
import { calendarMessages } from "./calendar.messages.ts";
import type { Bar } from "./month-grid.shared.ts";

interface DayCellProps {
  readonly day: string;
  /** Events that start here, or continue here from the week before. */
  readonly bars: readonly Bar<CalendarEvent>[];
  /** How many rows of bars this week has. */
  readonly lanes: number;
  readonly events: number;
  readonly isToday: boolean;
  readonly isElsewhere: boolean;
  readonly isCurrent: boolean;
}

export function DayCell({ day, bars, lanes, events, isToday, isElsewhere, isCurrent }: DayCellProps) {
  const m = useMessages(calendarMessages);
  const format = useFormat();
  const mayDo = useMay();
  return (
    <td
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isToday ? "date" : undefined}
      className={classNames("day", isElsewhere && "day--elsewhere")}
      style={{ "--lanes": lanes } as CSSProperties}
    >
      <span className="day__number figures" aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className="unseen">
        {[format.day(day), isToday && m.today, m.events(events)].filter(Boolean).join(", ")}
      </span>
      {bars.map((bar) => (
        <EventBar key={bar.item.eventId} bar={bar} />
      ))}
      {mayDo("events_edit") && (
        <Link
          to={`/manage/events?new=${day}`}
          className="day__new"
          aria-label={m.newEventOn(format.day(day))}
          title={m.newEventOn(format.day(day))}
          tabIndex={-1}
        >
          <i className="pi pi-plus" aria-hidden="true" />
        </Link>
      )}
    </td>
  );
}

function EventBar({ bar: { item, days, lane, beginsBefore, goesOn } }: { readonly bar: Bar<CalendarEvent> }) {
  const state = useStateWords()[item.state];
  const format = useFormat();
  const name = format.text(item.name);
  return (
    <Link
      to={`/manage/events/${item.eventId}`}
      className={classNames("bar", `bar--${item.state}`, beginsBefore && "bar--from", goesOn && "bar--on")}
      style={{ "--days": days, "--lane": lane } as CSSProperties}
      title={`${name} · ${state} · ${format.days(item.startsOn, item.endsOn)}`}
    >
      <span className="bar__name">{name}</span>
      <span className="bar__state">{state}</span>
    </Link>
  );
}
