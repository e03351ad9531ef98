import type { EventCard } from "@time-event/contract/events";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { NameParts } from "../../../ui/name/name-parts.tsx";
import { EventStateChip } from "../event-state-chip.shared.tsx";
import { eventMessages } from "../events.messages.ts";
import { agendaDays } from "./agenda-days.ts";
import { agendaId } from "./agenda-id.ts";

interface EventAgendaProps {
  readonly month: string;
  readonly events: readonly EventCard[];
}

/** A month's events day by day: the calendar of a phone, and of whoever hears it. */
export function EventAgenda({ month, events }: EventAgendaProps) {
  const m = useMessages(eventMessages);
  const format = useFormat();
  return (
    <ol role="list" className="event-agenda" aria-label={m.calendarOf(format.month(month))}>
      {agendaDays(month, events).map(({ day, items }) => {
        const { day: number, weekday, month: monthName } = format.dayParts(day);
        return (
          <li key={day} id={agendaId(day)} className="event-agenda__day">
            <h3>
              <time dateTime={day} aria-label={format.day(day)} className="figures">
                <span>{weekday}</span>
                <b>{number}</b>
                <span>{monthName}</span>
              </time>
            </h3>
            <ul role="list">
              {items.map((event) => (
                <li key={event.slug} className="event-agenda__event">
                  <div>
                    <Link to={`/register/events/${event.slug}`} viewTransition>
                      <NameParts name={format.text(event.name)} />
                    </Link>
                    <p className="soft">
                      {[
                        event.startsOn !== event.endsOn && format.days(event.startsOn, event.endsOn, "short"),
                        format.text(event.venue),
                        format.text(event.province),
                      ]
                        .filter(Boolean)
                        .join(" · ")}
                    </p>
                  </div>
                  <EventStateChip state={event.state} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
