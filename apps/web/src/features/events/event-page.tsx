import "./page/event-page.css";
import { webEventGet } from "@time-event/contract/events";
import { webRegisterModelList } from "@time-event/contract/order-offers";
import { webPenaltyList } from "@time-event/contract/penalties";
import { webRegisterModelResultList } from "@time-event/contract/results";
import { useLoaderData } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { pageLoader } from "../../lib/page/page-loader.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { useFreshOffers } from "../orders/use-fresh-offers.shared.ts";
import { CancelledNote } from "./page/cancelled-note.tsx";
import { Gallery } from "../images/gallery.shared.tsx";
import { Sponsors } from "../images/sponsors.shared.tsx";
import { CategoryCard } from "./page/category-card.tsx";
import { ContactSection } from "./page/contact-section.tsx";
import { CourseSection } from "./page/course-section.tsx";
import { EventHero } from "./page/event-hero.tsx";
import { eventPageMessages } from "./page/event-page.messages.ts";
import { LatestResults } from "./page/latest-results.tsx";
import { mainActionOf, mainActionPaths } from "./page/main-action.ts";
import { PenaltySection } from "./page/penalty-section.tsx";
import { PolicySection } from "./page/policy-section.tsx";
import { ScheduleSection } from "./page/schedule-section.tsx";
import { sportsEvent } from "./page/structured-data.ts";

export const loader = pageLoader(async ({ callApi, param }) => {
  const slug = param("event");
  const [event, models, penalties] = await Promise.all([
    callApi(webEventGet, { event: slug }),
    callApi(webRegisterModelResultList, { event: slug }),
    callApi(webPenaltyList, { event: slug }),
  ]);
  // without the database the page shows what it had, and takes no entries
  const offers =
    event.data.state === "open"
      ? await callApi(webRegisterModelList, { event: slug }).then(
          ({ data }) => data.categories,
          () => [],
        )
      : [];
  return { event: event.data, models: models.data, penalties: penalties.data, offers, madeAt: Date.now() };
});

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  structuredData: ({ event }, { publicUrl }, format) => sportsEvent(event, publicUrl, format),
};

export function Component() {
  const { event, models, penalties, offers: loaded, madeAt } = useLoaderData<typeof loader>();
  const offers = useFreshOffers(event.slug, loaded);
  const m = useMessages(eventPageMessages);
  const format = useFormat();
  const base = `/register/events/${event.slug}`;
  const name = format.text(event.name);
  const place = [format.text(event.venue), format.text(event.province)].filter(Boolean).join(" ");
  const wanted = mainActionOf(event, offers);
  const action = wanted && { to: base + mainActionPaths[wanted], label: m[wanted] };
  const hasBegun = event.state === "live" || event.state === "finished";
  const summary = format.text(event.summary);
  const offered = event.categories.filter(({ hidden }) => !hidden);
  return (
    <article className="event">
      <PageHead
        title={name}
        description={summary || m.description(name, place, format.days(event.startsOn, event.endsOn))}
        image={`${base}/social-card.png`}
      />
      <EventHero event={event} madeAt={madeAt} action={action} />
      <div className="page event__body">
        {event.state === "cancelled" && <CancelledNote reason={event.cancelReason} />}
        {summary && <p className="event__summary">{summary}</p>}
        {hasBegun && <LatestResults event={event} models={models} />}
        {offered.length > 0 && (
          <section className="event__section" aria-labelledby="categories-title">
            <h2 id="categories-title">{m.categories}</h2>
            <ul role="list" className="card categories">
              {offered.map((category) => (
                <CategoryCard
                  key={category.code}
                  event={event}
                  category={category}
                  offer={offers.find(({ code }) => code === category.code)}
                />
              ))}
            </ul>
          </section>
        )}
        <CourseSection event={event} />
        <ScheduleSection event={event} />
        {event.gallery.length > 0 && (
          <section className="event__section" aria-labelledby="gallery-title">
            <h2 id="gallery-title">{m.gallery}</h2>
            <Gallery pictures={event.gallery} />
          </section>
        )}
        {event.entries > 0 && event.shows.startList && (
          <section className="event__section event__entries" aria-labelledby="entries-title">
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
        <PenaltySection event={event.slug} penalties={penalties} />
        <PolicySection event={event} />
        {event.sponsors.length > 0 && (
          <section className="event__section" aria-labelledby="sponsors-title">
            <h2 id="sponsors-title">{m.sponsors}</h2>
            <Sponsors pictures={event.sponsors} />
          </section>
        )}
      </div>
      {action && (
        <div className="event__action no-print">
          <LinkButton to={action.to}>{action.label}</LinkButton>
        </div>
      )}
    </article>
  );
}
