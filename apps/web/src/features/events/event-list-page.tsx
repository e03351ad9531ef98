import "./event-list-page.css";
import { webEventList, webEventTypeList, type EventCard as EventCardData } from "@time-event/contract/events";
import { webSeriesList } from "@time-event/contract/public-series";
import { dayInZone } from "@time-event/domain/time/day-in-zone";
import { Link, useLoaderData } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { pageLoader } from "../../lib/page/page-loader.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { SegmentedLinks } from "../../ui/segmented/segmented-links.tsx";
import { SeriesLinks } from "../series/series-links.shared.tsx";
import { EventCard } from "./event-card.shared.tsx";
import { EventFilterForm } from "./event-filter-form.tsx";
import {
  eventListHref,
  eventListParams,
  eventListPath,
  eventMonthParams,
  eventsPerPage,
  hasFilters,
  phases,
  readEventFilters,
  type EventFilters,
} from "./event-filters.ts";
import { EventCalendar } from "./list/event-calendar.tsx";
import { eventMessages } from "./events.messages.ts";
import { typeNames } from "./type-names.shared.ts";

export const loader = pageLoader(async ({ callApi, url }) => {
  const filters = readEventFilters(url.searchParams);
  const today = dayInZone("Asia/Bangkok", Date.now());
  const month = filters.month || today.slice(0, 7);
  const asked = filters.view === "calendar" ? eventMonthParams(filters, month) : eventListParams(filters);
  const [events, types, series] = await Promise.all([
    callApi(webEventList, asked),
    callApi(webEventTypeList, {}),
    callApi(webSeriesList, {}),
  ]);
  return { filters, month, today, events: events.data, meta: events.meta, types: types.data, series: series.data };
});

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  structuredData: ({ events }, { publicUrl }, format) => ({
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: events.map((event, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: format.text(event.name),
      url: new URL(`/register/events/${event.slug}`, publicUrl).href,
    })),
  }),
};

export function Component() {
  const { filters, month, today, events, meta, types, series } = useLoaderData<typeof loader>();
  const m = useMessages(eventMessages);
  const format = useFormat();
  return (
    <div className="page event-list">
      <PageHead
        title={m.titles[filters.state]}
        description={m.description}
        path={eventListPath}
        hidden={filters.text !== ""}
      />
      <div className="event-list__head">
        <h1>{m.titles[filters.state]}</h1>
        <SegmentedLinks
          label={m.calendarOr}
          segments={(["", "calendar"] as const).map((view) => ({
            to: eventListHref(filters, { view }),
            label: (
              <>
                <Icon name={view === "" ? "list" : "calendar"} />
                {view === "" ? m.list : m.calendar}
              </>
            ),
            current: view === filters.view,
          }))}
        />
        <SegmentedLinks
          label={m.views}
          segments={(["", ...phases] as const).map((state) => ({
            to: eventListHref(filters, { state }),
            label: m.phases[state],
            current: state === filters.state,
          }))}
        />
      </div>
      <SeriesLinks label={m.series} series={series} />
      <EventFilterForm filters={filters} types={types} months={meta.months} provinces={meta.provinces} />
      {filters.view === "calendar" ? (
        <EventCalendar filters={filters} month={month} events={events} today={today} />
      ) : (
        <>
          <div className="event-list__count" role="status">
            <h2>{m.found(format.number(meta.total))}</h2>
            {hasFilters(filters) && <Link to="/register/event-list">{m.clear}</Link>}
          </div>
          {events.length > 0 ? <EventGrid events={events} names={typeNames(types, format)} /> : <NoEvents />}
          <Pages filters={filters} total={meta.total} />
        </>
      )}
    </div>
  );
}

function EventGrid({
  events,
  names,
}: {
  readonly events: readonly EventCardData[];
  readonly names: ReadonlyMap<string, string>;
}) {
  return (
    <ul role="list" className="event-grid">
      {events.map((event) => (
        <li key={event.slug}>
          <EventCard event={event} typeName={names.get(event.type) ?? event.type} />
        </li>
      ))}
    </ul>
  );
}

function NoEvents() {
  const m = useMessages(eventMessages);
  return (
    <EmptyState icon="search" title={m.emptyTitle} actions={<LinkButton to="/register/event-list">{m.all}</LinkButton>}>
      {m.emptyText}
    </EmptyState>
  );
}

function Pages({ filters, total }: { readonly filters: EventFilters; readonly total: number }) {
  const m = useMessages(eventMessages);
  const format = useFormat();
  const { page } = filters;
  const pages = Math.ceil(total / eventsPerPage);
  if (pages <= 1) return null;
  return (
    <nav className="pages" aria-label={m.pages}>
      {page > 1 && (
        <LinkButton look="quiet" to={eventListHref(filters, { page: page - 1 })} rel="prev">
          {m.previous}
        </LinkButton>
      )}
      <span className="figures">{m.pageOf(format.number(page), format.number(pages))}</span>
      {page < pages && (
        <LinkButton look="quiet" to={eventListHref(filters, { page: page + 1 })} rel="next">
          {m.next}
        </LinkButton>
      )}
    </nav>
  );
}
