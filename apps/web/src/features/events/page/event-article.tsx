import "./event-page.css";
import type { EventPage } from "@time-event/contract/events";
import type { PublicPenalty } from "@time-event/contract/penalties";
import type { SeriesCard } from "@time-event/contract/public-series";
import type { ModelResult } from "@time-event/contract/results";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useMedia } from "../../../lib/page/use-media.ts";
import { breakpoints } from "../../../ui/breakpoints.ts";
import type { Offer } from "../../orders/offer.shared.ts";
import { OwnOrders, useOwnKeys } from "../../orders/own-orders.shared.tsx";
import { eventPageMessages } from "./event-page.messages.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { RehearsalNote } from "../../rehearsals/rehearsal-note.shared.tsx";
import { CancelledNote } from "./cancelled-note.shared.tsx";
import { Gallery } from "../../images/gallery.shared.tsx";
import { Sponsors } from "../../images/sponsors.shared.tsx";
import { SeriesLinks } from "../../series/series-links.shared.tsx";
import { CategoryCard } from "./category-card.tsx";
import { ContactSection } from "./contact-section.tsx";
import { CourseSection } from "./course-section.tsx";
import { EventHero } from "./event-hero.tsx";
import { LatestResults } from "./latest-results.tsx";
import { mainActionOf, mainActionPaths } from "./main-action.ts";
import { PenaltySection } from "./penalty-section.tsx";
import { PlaceSection } from "./place-section.tsx";
import { PolicySection } from "./policy-section.tsx";
import { ScheduleSection } from "./schedule-section.tsx";

interface EventArticleProps {
  readonly event: EventPage;
  readonly models: readonly ModelResult[];
  readonly penalties: readonly PublicPenalty[];
  readonly offers: readonly Offer[];
  /** To which it belongs; left out: to none. */
  readonly series?: readonly SeriesCard[];
  /** When the server made the page: what counts down begins there. */
  readonly madeAt: number;
}

/** The public page of an event. */
export function EventArticle({ event, models, penalties, offers, series = [], madeAt }: EventArticleProps) {
  const m = useMessages(eventPageMessages);
  const format = useFormat();
  const base = `/register/events/${event.slug}`;
  const wanted = mainActionOf(event, offers);
  const action = wanted && { to: base + mainActionPaths[wanted], label: m[wanted] };
  const hasBegun = event.state === "live" || event.state === "finished";
  const summary = format.text(event.summary);
  const offered = event.categories.filter(({ hidden }) => !hidden);
  const known = useOwnKeys(event.slug);
  const isNarrow = useMedia(breakpoints.narrow);
  const own = <OwnOrders known={known} timeZone={event.timeZone} />;
  return (
    <article className="event">
      <EventHero event={event} madeAt={madeAt} action={action} own={!isNarrow && own} />
      <div className="page event__body">
        <div className="event__main">
          {event.rehearsal && <RehearsalNote />}
          <CancelledNote event={event} />
          {summary && <p className="event__summary">{summary}</p>}
          <SeriesLinks label={m.ofSeries} series={series} />
          {hasBegun && <LatestResults event={event} models={models} />}
          {offered.length > 0 && (
            <section className="event__section below" aria-labelledby="categories-title">
              <h2 id="categories-title">{m.categories}</h2>
              <ul role="list" className="card categories">
                {offered.map((category, at) => (
                  <CategoryCard
                    key={category.code}
                    event={event}
                    category={category}
                    offer={offers.find(({ code }) => code === category.code)}
                    below={at > 0}
                  />
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className="event__course">
          <CourseSection event={event} />
        </div>
        <div className="event__side">
          <PlaceSection event={event} />
          <ScheduleSection event={event} />
          {event.entries > 0 && event.shows.startList && event.state !== "cancelled" && (
            <section className="event__section event__entries below" aria-labelledby="entries-title">
              <div>
                <h2 id="entries-title">{m.whoIsIn}</h2>
                <p className="figures">{m.whoIsInText(format.number(event.entries))}</p>
              </div>
              {wanted !== "startList" && (
                <LinkButton look="quiet" to={`${base}/start-list`}>
                  {m.startList}
                </LinkButton>
              )}
            </section>
          )}
          <ContactSection event={event} />
          <PolicySection event={event} />
        </div>
        <div className="event__rest">
          {event.gallery.length > 0 && (
            <section className="event__section below" aria-labelledby="gallery-title">
              <h2 id="gallery-title">{m.gallery}</h2>
              <Gallery pictures={event.gallery} />
            </section>
          )}
          <PenaltySection event={event.slug} penalties={penalties} />
          {event.sponsors.length > 0 && (
            <section className="event__section below" aria-labelledby="sponsors-title">
              <h2 id="sponsors-title">{m.sponsors}</h2>
              <Sponsors pictures={event.sponsors} />
            </section>
          )}
        </div>
      </div>
      {(action || known.length > 0) && (
        <div className="event__action no-print">
          {isNarrow && own}
          {action && <LinkButton to={action.to}>{action.label}</LinkButton>}
        </div>
      )}
    </article>
  );
}
