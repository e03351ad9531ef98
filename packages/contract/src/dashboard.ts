import * as z from "zod/mini";
import { staffCall } from "./define-call.ts";
import { noMeta, noParams } from "./endpoint.ts";
import { day, eventSlug, id, instantMs, satang, text } from "./fields.ts";
import { staffEventState } from "./staff-events.ts";

/** An event under way: how many of its entries are where. */
export const liveEvent = z.object({
  eventId: id,
  slug: eventSlug,
  name: text,
  entries: z.int(),
  onCourse: z.int(),
  finished: z.int(),
  /** Did not finish, did not start, disqualified, over the time limit. */
  out: z.int(),
  lastPassingAt: z.nullable(instantMs),
});
export type LiveEvent = z.infer<typeof liveEvent>;

export const comingEvent = z.object({
  eventId: id,
  name: text,
  state: staffEventState,
  startsOn: day,
  daysAway: z.int(),
  entries: z.int(),
  /** Of its categories and of the places that they share; null: something has no limit. */
  capacity: z.nullable(z.int()),
});
export type ComingEvent = z.infer<typeof comingEvent>;

/** Something that waits for staff to act. */
export const concern = z.object({
  /**
   * `not_published`: a draft that starts within 30 days; `no_bib`: entries without a bib within 14 days of the start;
   * `unknown_reads`: reads at checkpoints of bibs and chips that no entry has; `flagged_results`: results of the last
   * 14 days that look wrong.
   */
  kind: z.enum(["not_published", "no_bib", "unknown_reads", "flagged_results"]),
  eventId: id,
  slug: eventSlug,
  name: text,
  count: z.int(),
});
export type Concern = z.infer<typeof concern>;

export const dashboard = z.object({
  /** Days are calendar days in each event's own time zone. */
  entriesToday: z.int(),
  /** On the same day a week ago, up to the same hour. */
  entriesWeekAgo: z.int(),
  /** The last 30 days, today last. */
  entriesByDay: z.array(z.object({ on: day, entries: z.int() })),
  entriesComing: z.int(),
  eventsByState: z.array(z.object({ state: staffEventState, events: z.int() })),
  live: z.array(liveEvent),
  coming: z.array(comingEvent),
  concerns: z.array(concern),
  /** Slips that wait for a person; null: the caller may not see the payments of any event. */
  paymentsWaiting: z.nullable(z.object({ payments: z.int(), amountSatang: satang, oldestAt: z.nullable(instantMs) })),
  /**
   * Confirmed orders that are not paid; null: the caller may not see the orders of any event. `eventId`: all of them are of
   * this event.
   */
  ordersAwaiting: z.nullable(z.object({ orders: z.int(), amountSatang: satang, eventId: z.nullable(id) })),
  /** Money about which somebody has to decide, of the events whose payments the caller sees; null: the caller may verify none. */
  moneyToDecide: z.nullable(
    z.object({
      /** Orders whose money and places do not fit, as `late-payment-list` has them. */
      late: z.int(),
      /** Refunds that wait for a second person, and those that were approved and wait for their transfer. */
      refundsAsked: z.int(),
      refundsApproved: z.int(),
      /** Money on statements that nobody is known for; null: the caller may verify only at some events. */
      linesUnmatched: z.nullable(z.int()),
    }),
  ),
});
export type Dashboard = z.infer<typeof dashboard>;

export const dashboardGet = staffCall({
  name: "dashboard-get",
  shows: ["entry", "event", "category", "checkpoint", "result", "order", "transfer", "refund", "statement"],
  summary: "The staff's first screen: entries, events by state, races under way, and what waits for staff.",
  right: { permission: "dashboard_view", at: "anywhere" },
  params: noParams,
  data: dashboard,
  meta: noMeta,
});

export const calendarEvent = z.object({
  eventId: id,
  slug: eventSlug,
  name: text,
  type: z.string(),
  state: staffEventState,
  startsOn: day,
  endsOn: day,
  province: text,
  entries: z.int(),
});
export type CalendarEvent = z.infer<typeof calendarEvent>;

export const calendarList = staffCall({
  name: "calendar-list",
  shows: ["event", "entry"],
  summary: "The events between two days, drafts included, for a calendar.",
  right: { permission: "events_view", at: "anywhere" },
  params: z.object({ from: day, to: day }),
  data: z.array(calendarEvent),
  meta: noMeta,
});
