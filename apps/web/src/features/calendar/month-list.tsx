import type { CalendarEvent } from "@time-event/contract/dashboard";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Card } from "../../ui/card/card.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { NameParts } from "../../ui/name/name-parts.tsx";
import { StaffEventState } from "../events/staff-event-state.shared.tsx";
import { calendarMessages } from "./calendar.messages.ts";

interface MonthListProps {
  readonly month: string;
  readonly events: readonly CalendarEvent[];
}

/** A month's events as a list, for screens too narrow for seven columns. */
export function MonthList({ month, events }: MonthListProps) {
  const m = useMessages(calendarMessages);
  const format = useFormat();
  const ofMonth = events.filter(({ startsOn, endsOn }) => startsOn.slice(0, 7) <= month && month <= endsOn.slice(0, 7));
  if (ofMonth.length === 0) {
    return (
      <EmptyState icon="calendar" title={m.emptyTitle}>
        {m.emptyText}
      </EmptyState>
    );
  }
  return (
    <ul role="list" className="month-list" aria-label={m.grid(format.month(month))}>
      {ofMonth.map((event) => {
        const { day, month: monthName, weekday } = format.dayParts(event.startsOn);
        return (
          <Card as="li" link key={event.eventId} className="month-list__event">
            <time className="month-list__day figures" dateTime={event.startsOn}>
              <span>{weekday}</span>
              <b>{day}</b>
              <span>{monthName}</span>
            </time>
            <div>
              <Link to={`/manage/events/${event.eventId}`} className="card__link">
                <NameParts name={format.text(event.name)} />
              </Link>
              <p className="soft">
                {[
                  event.startsOn !== event.endsOn && format.days(event.startsOn, event.endsOn, "short"),
                  format.text(event.province),
                  m.entries(format.number(event.entries)),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              <StaffEventState state={event.state} />
            </div>
          </Card>
        );
      })}
    </ul>
  );
}
