import "./landing-page.css";
import {
  webEventGet,
  webEventList,
  webEventTypeList,
  type EventCard as EventCardData,
} from "@time-event/contract/events";
import { webRegisterResultList } from "@time-event/contract/results";
import type { CallApi } from "@time-event/contract/call";
import { Link, useLoaderData } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { pageLoader } from "../../lib/page/page-loader.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { EventCard } from "../events/event-card.shared.tsx";
import { typeNames } from "../events/type-names.shared.ts";
import { HowItWorks, Organise } from "./explanations.tsx";
import { Hero } from "./hero.tsx";
import { landingMessages } from "./landing.messages.ts";
import { LatestResults } from "./latest-results.tsx";
import { LiveNow, shownLeaders } from "./live-now.tsx";

export const loader = pageLoader(async ({ callApi }) => {
  const [types, live, open, past] = await Promise.all([
    callApi(webEventTypeList, {}),
    callApi(webEventList, { state: "live", limit: 4 }),
    callApi(webEventList, { state: "open", limit: 6 }),
    callApi(webEventList, { state: "past", limit: 5 }),
  ]);
  const [first] = live.data;
  return { types: types.data, live: first ? await loadLive(callApi, first) : null, open: open.data, past: past.data };
});

async function loadLive(callApi: CallApi, { slug }: EventCardData) {
  const [event, leaders] = await Promise.all([
    callApi(webEventGet, { event: slug, part: "frame" }),
    callApi(webRegisterResultList, { event: slug, limit: shownLeaders }),
  ]);
  return { event: event.data, leaders };
}

export const handle: PageHandle = {
  structuredData: (_, { publicUrl }) => ({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Time/Event",
    url: publicUrl,
    potentialAction: {
      "@type": "SearchAction",
      target: `${new URL("/register/event-list", publicUrl).href}?text={search_term_string}`,
      "query-input": "required name=search_term_string",
    },
  }),
};

export function Component() {
  const { types, live, open, past } = useLoaderData<typeof loader>();
  const m = useMessages(landingMessages);
  const names = typeNames(types, useFormat());
  return (
    <>
      <PageHead title={m.title} description={m.description} />
      <Hero types={types} />
      <div className="page landing">
        {live && <LiveNow event={live.event} leaders={live.leaders} />}
        <OpenEvents events={open} names={names} />
        {past.length > 0 && <LatestResults events={past} names={names} />}
        <HowItWorks />
      </div>
      <Organise />
    </>
  );
}

function OpenEvents({
  events,
  names,
}: {
  readonly events: readonly EventCardData[];
  readonly names: ReadonlyMap<string, string>;
}) {
  const m = useMessages(landingMessages);
  return (
    <section className="landing__section below" aria-labelledby="open-events">
      <header className="landing__head">
        <h2 id="open-events">{m.openTitle}</h2>
        {events.length > 0 && (
          <Link to="/register/event-list?state=open" viewTransition className="landing__more">
            {m.openAll} <Icon name="arrow" />
          </Link>
        )}
      </header>
      {events.length > 0 ? (
        <ul role="list" className="event-grid">
          {events.map((event) => (
            <li key={event.slug}>
              <EventCard event={event} typeName={names.get(event.type) ?? event.type} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="calendar"
          title={m.openNoneTitle}
          actions={<LinkButton to="/register/event-list?state=upcoming">{m.upcoming}</LinkButton>}
        >
          {m.openNone}
        </EmptyState>
      )}
    </section>
  );
}
