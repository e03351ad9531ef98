import "./event-nav.css";
import type { EventPage } from "@time-event/contract/events";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { InTurn } from "../../../lib/page/in-turn.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { EventColours } from "../event-colours.shared.tsx";
import { RehearsalNote } from "../../rehearsals/rehearsal-note.shared.tsx";
import { CancelledNote } from "./cancelled-note.shared.tsx";
import { eventPageMessages } from "./event-page.messages.ts";
import { EventZone } from "./event-zone.shared.tsx";

export type EventSection = "results" | "startList" | "checkpoints";

interface EventNavProps {
  readonly event: Pick<
    EventPage,
    "slug" | "name" | "startsOn" | "endsOn" | "timeZone" | "state" | "colour" | "shows" | "cancelReason" | "rehearsal"
  >;
  /** The current section; null on a page below one of the sections. */
  readonly current: EventSection | null;
}

/** The head of an event's pages: the event's name and links to its other pages. */
export function EventNav(props: EventNavProps) {
  const { event } = props;
  return (
    <>
      <EventColours colour={event.colour} />
      <InTurn>
        <NavBar {...props} />
      </InTurn>
      {event.rehearsal && <RehearsalNote />}
      <CancelledNote event={event} />
    </>
  );
}

function NavBar({ event, current }: EventNavProps) {
  const m = useMessages(eventPageMessages);
  const format = useFormat();
  const base = `/register/events/${event.slug}`;
  const sections = [
    { key: "results", to: `${base}/results`, label: event.state === "live" ? m.liveResults : m.results },
    ...(event.shows.startList ? [{ key: "startList", to: `${base}/start-list`, label: m.startList }] : []),
    { key: "checkpoints", to: `/checkpoint/${event.slug}`, label: m.checkpoints },
  ];
  return (
    <div className="event-nav no-print">
      <Link to={base} viewTransition className="event-nav__event">
        <Icon name="left" />
        <span>
          <strong className="one-line">{format.text(event.name)}</strong>
          <span className="event-nav__when">{format.days(event.startsOn, event.endsOn)}</span>
          <EventZone className="event-nav__zone" timeZone={event.timeZone} at={Date.parse(event.startsOn)} />
        </span>
      </Link>
      <nav className="event-nav__sections" aria-label={m.sections}>
        {sections.map(({ key, to, label }) => (
          <Link
            key={key}
            to={to}
            viewTransition
            className="event-nav__section"
            aria-current={key === current ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
