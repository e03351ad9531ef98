import "./event-calendar.css";
import type { EventCard } from "@time-event/contract/events";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { moveMonth } from "../../calendar/month-grid.shared.ts";
import { eventListHref, type EventFilters } from "../event-filters.ts";
import { eventMessages } from "../events.messages.ts";
import { EventAgenda } from "./event-agenda.tsx";
import { EventMonth } from "./event-month.tsx";

interface EventCalendarProps {
  readonly filters: EventFilters;
  /** The month that is shown, `YYYY-MM`. */
  readonly month: string;
  /** Of all days of its weeks. */
  readonly events: readonly EventCard[];
  /** When the server made the page. */
  readonly today: string;
}

/** A month of events: as weeks where there is room for them, and day by day. All of it is plain HTML. */
export function EventCalendar({ filters, month, events, today }: EventCalendarProps) {
  const m = useMessages(eventMessages);
  const weekStart = useLanguage() === "th" ? 0 : 1;
  const ofMonth = events.filter(({ startsOn, endsOn }) => startsOn.slice(0, 7) <= month && month <= endsOn.slice(0, 7));
  return (
    <>
      <MonthBar filters={filters} month={month} today={today} />
      <EventMonth month={month} events={events} today={today} weekStart={weekStart} />
      {ofMonth.length > 0 ? (
        <EventAgenda month={month} events={ofMonth} />
      ) : (
        <EmptyState
          icon="calendar"
          title={m.emptyMonth}
          actions={<LinkButton to="/register/event-list">{m.all}</LinkButton>}
        >
          {m.emptyMonthText}
        </EmptyState>
      )}
    </>
  );
}

function MonthBar({ filters, month, today }: Omit<EventCalendarProps, "events">) {
  const m = useMessages(eventMessages);
  const format = useFormat();
  const href = (shown: string) => eventListHref(filters, { month: shown });
  const now = today.slice(0, 7);
  return (
    <nav className="event-month-bar no-print" aria-label={m.chooseMonth}>
      <LinkButton look="quiet" small to={href(moveMonth(month, -1))} rel="prev" aria-label={m.previousMonth}>
        <Icon name="left" />
      </LinkButton>
      <h2>{format.month(month)}</h2>
      <LinkButton look="quiet" small to={href(moveMonth(month, 1))} rel="next" aria-label={m.nextMonth}>
        <Icon name="right" />
      </LinkButton>
      {month !== now && (
        <LinkButton look="plain" small to={href(now)}>
          {m.thisMonth}
        </LinkButton>
      )}
    </nav>
  );
}
