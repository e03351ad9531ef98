import type { EventPhase, webEventList } from "@time-event/contract/events";
import type { ParamsOf } from "@time-event/contract/endpoint";
import { daysShown } from "../calendar/month-grid.shared.ts";

/** The filters of the list of events. Only the address holds them. */
export interface EventFilters {
  readonly text: string;
  readonly type: string;
  readonly state: EventPhase | "";
  readonly month: string;
  readonly province: string;
  /** A list of cards, or the calendar of a month. */
  readonly view: "" | "calendar";
  /** Counted from 1. */
  readonly page: number;
}

export const eventsPerPage = 12;
export const phases: readonly EventPhase[] = ["live", "open", "upcoming", "past"];

/** Reads an address and ignores values that are not valid, so that an old or mistyped link still shows events. */
export function readEventFilters(query: URLSearchParams): EventFilters {
  const word = (name: string, limit: number) => (query.get(name) ?? "").trim().slice(0, limit);
  const state = word("state", 20);
  const month = word("month", 7);
  const page = Number(query.get("page"));
  return {
    text: word("text", 80),
    type: word("type", 40),
    state: phases.find((phase) => phase === state) ?? "",
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : "",
    province: word("province", 80),
    view: word("view", 20) === "calendar" ? "calendar" : "",
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

export const eventListPath = "/register/event-list";

/** The address of the list with some filters changed. Any change other than the page goes back to page 1. */
export function eventListHref(filters: EventFilters, change: Partial<EventFilters> = {}): string {
  const search = eventListSearch({ ...filters, page: 1, ...change });
  return search ? `${eventListPath}?${search}` : eventListPath;
}

/** The query of some filters, without those that are not set. */
export function eventListSearch(filters: EventFilters, change: Partial<EventFilters> = {}): string {
  const { page, ...rest } = { ...filters, ...change };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (page > 1) query.set("page", String(page));
  return query.toString();
}

/** The month of a calendar is where it is, and hides nothing for good. */
export function hasFilters({ page: _, view, month, ...rest }: EventFilters): boolean {
  return Object.values(rest).some(Boolean) || (view === "" && month !== "");
}

export function eventListParams(filters: EventFilters): ParamsOf<typeof webEventList> {
  const { page, month } = filters;
  return {
    ...searched(filters),
    ...(month && { month }),
    offset: (page - 1) * eventsPerPage,
    limit: eventsPerPage,
  };
}

/** No month has more public events in one country. */
const eventsPerMonth = 200;

/** The events of a month's weeks, whichever day these begin on. */
export function eventMonthParams(filters: EventFilters, month: string): ParamsOf<typeof webEventList> {
  const [sunday, monday] = [daysShown(month, 0), daysShown(month, 1)];
  return {
    ...searched(filters),
    from: sunday.from < monday.from ? sunday.from : monday.from,
    to: sunday.to > monday.to ? sunday.to : monday.to,
    limit: eventsPerMonth,
  };
}

function searched({ text, type, state, province }: EventFilters): ParamsOf<typeof webEventList> {
  return {
    ...(text && { text }),
    ...(type && { type }),
    ...(state && { state }),
    ...(province && { province }),
  };
}
