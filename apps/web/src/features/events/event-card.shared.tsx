import "./event-card.css";
import type { EventCard as EventCardData } from "@time-event/contract/events";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { breakpoints } from "../../ui/breakpoints.ts";
import { Card } from "../../ui/card/card.tsx";
import { NameParts } from "../../ui/name/name-parts.tsx";
import { EventPicture } from "../images/event-picture.shared.tsx";
import { CoverArt } from "./cover-art.shared.tsx";
import { EventStateChip } from "./event-state-chip.shared.tsx";
import { eventMessages } from "./events.messages.ts";

interface EventCardProps {
  readonly event: EventCardData;
  /** Name of the event's type, where it is known. */
  readonly typeName: string;
}

export function EventCard({ event, typeName }: EventCardProps) {
  const format = useFormat();
  return (
    <Card as="article" link className="event-card">
      <div className="event-card__cover">
        {event.cover ? (
          <EventPicture picture={event.cover} alt="" sizes={`${breakpoints["beyond-narrow"]} 30rem, 100vw`} />
        ) : (
          <CoverArt subject={event} />
        )}
        <div className="event-card__state">
          <EventStateChip state={event.state} />
        </div>
      </div>
      <div className="event-card__body">
        <EventDate event={event} />
        <div className="event-card__what">
          <span className="event-card__type">{typeName}</span>
          <h3>
            <Link to={`/register/events/${event.slug}`} viewTransition className="card__link">
              <NameParts name={format.text(event.name)} />
            </Link>
          </h3>
          <p className="event-card__place one-line">
            {[event.venue, event.province]
              .map((text) => format.text(text))
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        <EventFacts event={event} />
      </div>
    </Card>
  );
}

function EventDate({ event: { startsOn, endsOn } }: { readonly event: EventCardData }) {
  const format = useFormat();
  const { day, month, year } = format.dayParts(startsOn);
  const last = startsOn.slice(0, 7) === endsOn.slice(0, 7) && startsOn !== endsOn ? `–${Number(endsOn.slice(8))}` : "";
  return (
    <time className="event-card__date figures" dateTime={startsOn}>
      <b>
        {day}
        {last}
      </b>
      <span>{month}</span>
      <span>{year}</span>
    </time>
  );
}

function EventFacts({ event: { distancesM, fromSatang, entries } }: { readonly event: EventCardData }) {
  const m = useMessages(eventMessages);
  const format = useFormat();
  return (
    <div className="event-card__facts figures">
      <ul role="list" className="event-card__distances" aria-label={m.distances}>
        {distancesM.slice(0, 4).map((distance, i, { length }) => (
          <li key={distance}>
            {format.kilometres(distance)}
            {i === length - 1 && <small> {m.kilometres}</small>}
          </li>
        ))}
      </ul>
      <p className="event-card__offer">
        {fromSatang !== null ? (
          <>
            {m.from} <b>{format.baht(fromSatang)}</b>
          </>
        ) : (
          entries > 0 && m.entries(format.number(entries))
        )}
      </p>
    </div>
  );
}
