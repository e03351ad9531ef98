import "./checkpoint-events-page.css";
import { webEventList, type EventCard } from "@time-event/contract/events";
import { Link, useLoaderData } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { pageLoader } from "../../lib/page/page-loader.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Pager } from "../../ui/pager/pager.tsx";
import { NameParts } from "../../ui/name/name-parts.tsx";
import { EventStateChip } from "../events/event-state-chip.shared.tsx";
import { checkpointsMessages } from "./checkpoints.messages.ts";

const perPage = 20;
const addressOf = (page: number) => (page > 1 ? `/checkpoint?page=${page}` : "/checkpoint");

export const loader = pageLoader(async ({ callApi, url }) => {
  const asked = Number(url.searchParams.get("page"));
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1;
  const { data, meta } = await callApi(webEventList, {
    having: "checkpoints",
    offset: (page - 1) * perPage,
    limit: perPage,
  });
  return { page, events: data, total: meta.total };
});

/** The events whose checkpoints can be opened: live ones first. */
export function Component() {
  const { page, events, total } = useLoaderData<typeof loader>();
  const m = useMessages(checkpointsMessages);
  const format = useFormat();
  const pages = Math.ceil(total / perPage);
  return (
    <div className="page checkpoint-events">
      <PageHead title={m.eventsTitle} description={m.eventsLead} />
      <header className="checkpoint-events__head">
        <h1>{m.eventsTitle}</h1>
        <p className="soft">{m.eventsLead}</p>
      </header>
      {events.length > 0 ? (
        <ul role="list" className="checkpoint-events__list">
          {events.map((event) => (
            <EventLine key={event.slug} event={event} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="flag"
          title={m.noEvents}
          actions={<LinkButton to="/register/event-list">{m.allEvents}</LinkButton>}
        >
          {m.noEventsText}
        </EmptyState>
      )}
      {pages > 1 && (
        <Pager
          label={m.pages}
          where={m.pageOf(format.number(page), format.number(pages))}
          previous={page > 1 ? { label: m.previous, to: addressOf(page - 1) } : null}
          next={page < pages ? { label: m.next, to: addressOf(page + 1) } : null}
        />
      )}
    </div>
  );
}

function EventLine({ event }: { readonly event: EventCard }) {
  const format = useFormat();
  const place = [event.venue, event.province].map((text) => format.text(text)).filter(Boolean);
  return (
    <li className="checkpoint-events__event">
      <div className="checkpoint-events__name">
        <Link to={`/checkpoint/${event.slug}`} viewTransition>
          <NameParts name={format.text(event.name)} />
        </Link>
        <span className="soft one-line">{place.join(" · ")}</span>
      </div>
      <span className="checkpoint-events__days figures">{format.days(event.startsOn, event.endsOn, "short")}</span>
      <EventStateChip state={event.state} />
      <Icon name="right" />
    </li>
  );
}
