import type { EventPage } from "@time-event/contract/events";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Chip } from "../../../ui/chip/chip.tsx";
import { breakpoints } from "../../../ui/breakpoints.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { ShareButton } from "../../../ui/share/share-button.tsx";
import { NameParts } from "../../../ui/name/name-parts.tsx";
import { EventPicture } from "../../images/event-picture.shared.tsx";
import { CoverArt } from "../cover-art.shared.tsx";
import { EventStateChip } from "../event-state-chip.shared.tsx";
import { Countdown } from "./countdown.tsx";
import { LocalTime } from "./local-time.tsx";
import { eventPageMessages } from "./event-page.messages.ts";

interface EventHeroProps {
  readonly event: EventPage;
  readonly madeAt: number;
  /** The action that most visitors want; on a phone it is at the bottom of the screen instead. */
  readonly action: { readonly to: string; readonly label: string } | null;
  /** The way to what this device has begun here; it stands beside the actions, where it moves nothing when it comes. */
  readonly own: ReactNode;
}

export function EventHero({ event, madeAt, action, own }: EventHeroProps) {
  const m = useMessages(eventPageMessages);
  const format = useFormat();
  const distancesM = [...new Set(event.categories.map(({ distanceM }) => distanceM))].sort((a, b) => b - a);
  const place = [event.venue, event.province]
    .map((text) => format.text(text))
    .filter(Boolean)
    .join(" · ");
  const when = (at: number | null | undefined) => at && format.instant(at, event.timeZone);
  const opensAt = event.state === "published" && when(event.opensAt);
  const closesAt = event.state === "open" && when(event.closesAt);
  const opening = opensAt ? m.opens(opensAt) : closesAt ? m.closes(closesAt) : "";
  const isAhead = event.state === "published" || event.state === "open" || event.state === "closed";
  const firstGun = Math.min(...event.categories.map(({ gunAt }) => gunAt));
  return (
    <header className="hero">
      <div className={event.cover ? "hero__cover hero__cover--picture" : "hero__cover"}>
        {event.cover ? (
          <>
            {/* its own colours, out of focus, where the screen is wider than the picture */}
            <div className="hero__beside">
              <EventPicture picture={event.cover} alt="" sizes="10rem" />
            </div>
            <EventPicture
              picture={event.cover}
              alt={format.text(event.cover.alt)}
              sizes={`${breakpoints["beyond-narrow"]} 36rem, 100vw`}
              first
            />
          </>
        ) : (
          <CoverArt
            subject={{ slug: event.slug, art: event.type.art, distancesM, outline: event.courses[0]?.line ?? null }}
          />
        )}
      </div>
      <div className="page hero__words">
        {event.logo && (
          <div className="hero__logo">
            <EventPicture picture={event.logo} alt={format.text(event.logo.alt)} sizes="10rem" first />
          </div>
        )}
        <p className="row">
          <EventStateChip state={event.state} />
          <Chip>{format.text(event.type.name)}</Chip>
        </p>
        <h1>
          <NameParts name={format.text(event.name)} />
        </h1>
        <ul role="list" className="hero__facts">
          <li>
            <Icon name="calendar" label={m.date} />
            <time dateTime={event.startsOn}>{format.days(event.startsOn, event.endsOn)}</time>
          </li>
          {place && (
            <li>
              <Icon name="pin" label={m.venue} />
              {place}
            </li>
          )}
          {opening && <li>{opening}</li>}
          <LocalTime timeZone={event.timeZone} at={Number.isFinite(firstGun) ? firstGun : madeAt} />
          {event.organiser && (
            <li>
              <Icon name="people" label={m.organiser} />
              {event.organiser}
            </li>
          )}
        </ul>
        {isAhead && Number.isFinite(firstGun) && <Countdown to={firstGun} madeAt={madeAt} />}
        <div className="row no-print">
          {action && (
            <LinkButton small to={action.to} className="hero__action">
              {action.label}
            </LinkButton>
          )}
          {event.state !== "cancelled" && (
            <a
              className="button button--quiet button--small"
              href={`/register/events/${event.slug}/calendar.ics`}
              download
            >
              <Icon name="calendar" />
              {m.addToCalendar}
            </a>
          )}
          <ShareButton small label={m.share} copiedLabel={m.copied} title={format.text(event.name)} />
          {own}
        </div>
      </div>
    </header>
  );
}
