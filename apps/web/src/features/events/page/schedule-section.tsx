import type { EventPage } from "@time-event/contract/events";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { eventPageMessages } from "./event-page.messages.ts";

/** The schedule, day by day, in the event's time zone. */
export function ScheduleSection({ event: { schedule, timeZone } }: { readonly event: EventPage }) {
  const m = useMessages(eventPageMessages);
  const format = useFormat();
  if (schedule.length === 0) return null;
  const dayOf = (at: number) => new Intl.DateTimeFormat("sv-SE", { timeZone }).format(at);
  const days = [...new Set(schedule.map(({ startsAt }) => dayOf(startsAt)))];
  return (
    <section className="event__section below" aria-labelledby="schedule-title">
      <h2 id="schedule-title">{m.schedule}</h2>
      {days.map((day) => (
        <div key={day} className="schedule">
          <h3>{format.day(day)}</h3>
          <ol role="list">
            {schedule
              .filter(({ startsAt }) => dayOf(startsAt) === day)
              .map(({ startsAt, endsAt, title, place }) => (
                <li key={`${startsAt} ${title.en}`} className="schedule__item">
                  <time className="figures" dateTime={new Date(startsAt).toISOString()}>
                    {format.clock(startsAt, timeZone)}
                    {endsAt !== null && `–${format.clock(endsAt, timeZone)}`}
                  </time>
                  <span>
                    {format.text(title)}
                    {format.text(place) && <small className="schedule__place">{format.text(place)}</small>}
                  </span>
                </li>
              ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
