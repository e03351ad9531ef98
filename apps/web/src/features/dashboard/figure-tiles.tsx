import type { Dashboard } from "@time-event/contract/dashboard";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { StatTile } from "../../ui/staff/page/stat-tile.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";
import { daysAway } from "./days-away.ts";
import { MoneyTiles } from "./money-tiles.tsx";

/** The most wanted numbers, each a link to what it counts. */
export function FigureTiles({ dashboard }: { readonly dashboard: Dashboard }) {
  const m = useMessages(dashboardMessages);
  const format = useFormat();
  const { eventsByState, coming, live, entriesToday, entriesComing } = dashboard;
  const events = eventsByState.reduce((sum, { events: count }) => sum + count, 0);
  const open = eventsByState.find(({ state }) => state === "open")?.events ?? 0;
  const onCourse = live.reduce((sum, { onCourse: count }) => sum + count, 0);
  const next = coming[0];
  return (
    <section className="stat-tiles" aria-label={m.figures}>
      <MoneyTiles {...dashboard} />
      <StatTile
        label={m.entriesToday}
        figure={format.number(entriesToday)}
        note={<WeekAgo dashboard={dashboard} />}
        to="/manage/events?state=open"
      />
      <StatTile
        label={m.entriesComing}
        figure={format.number(entriesComing)}
        note={next ? m.nextEvent(daysAway(m, next.daysAway)) : m.noNextEvent}
        to={next ? `/manage/events/${next.eventId}/entries` : "/manage/events"}
      />
      <StatTile
        label={m.eventsOpen}
        figure={format.number(open)}
        note={m.ofEvents(format.number(events))}
        to="/manage/events?state=open"
      />
      <StatTile
        label={m.racesUnderWay}
        figure={format.number(live.length)}
        note={live.length > 0 ? m.onCourseNow(format.number(onCourse)) : m.noRaceNow}
        to="/manage/events?state=live"
      />
    </section>
  );
}

function WeekAgo({ dashboard: { entriesToday, entriesWeekAgo } }: { readonly dashboard: Dashboard }) {
  const m = useMessages(dashboardMessages);
  const format = useFormat();
  const more = entriesToday - entriesWeekAgo;
  if (more === 0) return m.sameAsWeekAgo;
  return (
    <>
      <span className={more > 0 ? "trend trend--up" : "trend"}>
        <i className={more > 0 ? "pi pi-arrow-up" : "pi pi-arrow-down"} aria-hidden="true" />
        {more > 0 ? m.more(format.number(more)) : m.fewer(format.number(-more))}
      </span>
      {" · "}
      {m.weekAgo(format.number(entriesWeekAgo))}
    </>
  );
}
