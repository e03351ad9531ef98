import type { EventPage } from "@time-event/contract/events";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { NameParts } from "../../../ui/name/name-parts.tsx";
import { eventPageMessages } from "./event-page.messages.ts";

/** Where the event is, and the way there; empty where no place is known. */
export function PlaceSection({ event: { venue, province, lat, lng } }: { readonly event: EventPage }) {
  const m = useMessages(eventPageMessages);
  const format = useFormat();
  const place = [format.text(venue), format.text(province)].filter(Boolean);
  if (place.length === 0) return null;
  const sought = lat !== null && lng !== null ? `${lat},${lng}` : place.join(" ");
  return (
    <section className="event__section below" aria-labelledby="place-title">
      <h2 id="place-title">{m.venue}</h2>
      <div className="card card--padded place">
        {place.map((part) => (
          <p key={part}>
            <NameParts name={part} />
          </p>
        ))}
        <a
          className="button button--quiet button--small no-print"
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(sought)}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="pin" />
          {m.openMap}
        </a>
      </div>
    </section>
  );
}
