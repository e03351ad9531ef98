import type { EventCard } from "@time-event/contract/events";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { classNames } from "../../../ui/class-names.ts";
import { NameParts } from "../../../ui/name/name-parts.tsx";
import { type Bar, monthWeeks, type Week, type WeekStart } from "../../calendar/month-grid.shared.ts";
import { eventMessages } from "../events.messages.ts";
import { agendaId } from "./agenda-id.ts";

/** So many events of a day stand in its field; a link leads to the others. */
const lanesShown = 4;

interface EventMonthProps {
  readonly month: string;
  readonly events: readonly EventCard[];
  readonly today: string;
  readonly weekStart: WeekStart;
}

/** A month as a table of weeks; an event of several days lies across them. Hidden where seven columns have no room. */
export function EventMonth({ month, events, today, weekStart }: EventMonthProps) {
  const m = useMessages(eventMessages);
  const format = useFormat();
  const weeks = monthWeeks(month, events, weekStart);
  return (
    <table className="event-month" aria-label={m.calendarOf(format.month(month))}>
      <thead>
        <tr>
          {weeks[0]!.days.map((day) => (
            <th key={day} scope="col">
              {format.dayParts(day).weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.days[0]} className={`event-week event-week--${Math.min(week.lanes, lanesShown)}`}>
            {week.days.map((day, at) => (
              <Day key={day} day={day} at={at} week={week} month={month} isToday={day === today} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  readonly day: string;
  /** Which of the week, from 0. */
  readonly at: number;
  readonly week: Week<EventCard>;
  readonly month: string;
  readonly isToday: boolean;
}

function Day({ day, at, week, month, isToday }: DayProps) {
  const m = useMessages(eventMessages);
  const format = useFormat();
  const isElsewhere = !day.startsWith(month);
  const here = week.bars.filter(({ from, days }) => from <= at && at < from + days);
  const more = here.filter(({ lane }) => lane >= lanesShown).length;
  return (
    <td
      className={classNames("event-day", isElsewhere && "event-day--elsewhere")}
      aria-current={isToday ? "date" : undefined}
    >
      <time className="event-day__number figures" dateTime={day} aria-label={format.day(day)}>
        {Number(day.slice(8))}
      </time>
      {here
        .filter(({ from, lane }) => from === at && lane < lanesShown)
        .map((bar) => (
          <EventBar key={bar.item.slug} bar={bar} />
        ))}
      {more > 0 && !isElsewhere && (
        <a className="event-day__more" href={`#${agendaId(day)}`}>
          {m.moreEvents(format.number(more))}
        </a>
      )}
    </td>
  );
}

function EventBar({ bar: { item, days, lane, beginsBefore, goesOn } }: { readonly bar: Bar<EventCard> }) {
  const m = useMessages(eventMessages);
  const format = useFormat();
  return (
    <Link
      to={`/register/events/${item.slug}`}
      viewTransition
      className={classNames(
        "event-bar",
        `event-bar--${item.state}`,
        `event-bar--days-${days}`,
        `event-bar--lane-${lane}`,
        beginsBefore && "event-bar--from",
        goesOn && "event-bar--on",
      )}
    >
      <span className="event-bar__name">
        <NameParts name={format.text(item.name)} />
      </span>
      <span className="unseen">
        {" "}
        {[beginsBefore && m.goesOn, format.days(item.startsOn, item.endsOn), m.states[item.state]]
          .filter(Boolean)
          .join(", ")}
      </span>
    </Link>
  );
}
