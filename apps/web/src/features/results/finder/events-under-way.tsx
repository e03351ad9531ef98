import "./finder.css";
import type { EventCard } from "@time-event/contract/events";
import { useId } from "react";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { NameParts } from "../../../ui/name/name-parts.tsx";
import { CoverArt } from "../../events/cover-art.shared.tsx";
import { finderMessages } from "./finder.messages.ts";

interface EventsUnderWayProps {
  readonly events: readonly EventCard[];
}

/** The events that are searched: somebody without a name in mind goes on to the results of one. */
export function EventsUnderWay({ events }: EventsUnderWayProps) {
  const m = useMessages(finderMessages);
  const format = useFormat();
  const id = useId();
  return (
    <section className="under-way" aria-labelledby={id}>
      <h2 id={id}>{m.underWay}</h2>
      <ul role="list" className="found">
        {events.map((event) => (
          <li key={event.slug} className="found__one">
            <div className="under-way__art">
              <CoverArt subject={event} />
            </div>
            <div className="found__who">
              <Link className="found__name" to={`/register/events/${event.slug}/results`} viewTransition>
                <NameParts name={format.text(event.name)} />
              </Link>
              <span className="found__facts">
                {[format.text(event.province), m.entered(format.number(event.entries))].filter(Boolean).join(" · ")}
              </span>
            </div>
            <Icon name="right" />
          </li>
        ))}
      </ul>
    </section>
  );
}
