import type { CalendarEvent, Concern, Dashboard } from "@time-event/contract/dashboard";
import { eventsWith, eventsWithAll } from "@time-event/domain/access/permissions";
import { placesInAll } from "@time-event/domain/places/places-left";
import type { InstantMs } from "@time-event/domain/time/instant";
import { provinceText } from "../../lib/province-text.ts";
import type { Db } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { loadCalendar } from "./calendar.queries.ts";
import {
  countEntriesComing,
  countEntriesByDay,
  countEventsByState,
  loadComingEvents,
  loadConcerns,
  loadLiveEvents,
} from "./dashboard.queries.ts";
import { loadAwaitingOrders, loadMoneyToDecide, loadWaitingPayments } from "./money.queries.ts";

export interface DashboardService {
  get(caller: StaffCaller): Promise<Dashboard>;
  calendar(days: { readonly from: string; readonly to: string }, caller: StaffCaller): Promise<CalendarEvent[]>;
}

const named = <Row extends { nameTh: string; nameEn: string }>({ nameTh, nameEn, ...rest }: Row) => ({
  ...rest,
  name: { th: nameTh, en: nameEn },
});

export function createDashboardService(db: Db, clock: () => InstantMs): DashboardService {
  return {
    get: async (caller) => {
      const seen = { events: eventsWith(caller, "dashboard_view"), now: clock() };
      const [days, states, live, coming, entriesComing, concerns] = await Promise.all([
        countEntriesByDay(db, seen),
        countEventsByState(db, seen),
        loadLiveEvents(db, seen),
        loadComingEvents(db, seen),
        countEntriesComing(db, seen),
        loadConcerns(db, seen),
      ]);
      return {
        entriesToday: days.at(-1)?.entries ?? 0,
        entriesWeekAgo: days.at(-8)?.untilNow ?? 0,
        entriesByDay: days.map(({ on, entries }) => ({ on, entries })),
        entriesComing,
        eventsByState: states as Dashboard["eventsByState"],
        live: live.map(named),
        coming: coming.map(({ categories, pools, ...row }) => ({
          ...named(row),
          capacity: placesInAll(categories, pools),
        })) as Dashboard["coming"],
        concerns: concerns.map(named) as Concern[],
        paymentsWaiting: await loadWaitingPayments(db, eventsWith(caller, "payments_view")),
        moneyToDecide: await loadMoneyToDecide(db, {
          decided: eventsWithAll(caller, ["payments_view", "payments_verify"]),
          verifies: eventsWith(caller, "payments_verify").length > 0,
        }),
        ordersAwaiting: await loadAwaitingOrders(db, eventsWith(caller, "registrations_view")),
      };
    },
    calendar: async (days, caller) => {
      const rows = await loadCalendar(db, { ...days, events: eventsWith(caller, "events_view") });
      return rows.map((row) => ({ ...named(row), province: provinceText(row.province) })) as CalendarEvent[];
    },
  };
}
