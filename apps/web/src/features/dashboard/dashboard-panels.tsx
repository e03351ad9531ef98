import type { Dashboard } from "@time-event/contract/dashboard";
import { ComingEvents } from "./coming-events.tsx";
import { ConcernList } from "./concern-list.tsx";
import { EntriesChart } from "./entries-chart.tsx";
import { EventStates } from "./event-states.tsx";
import { FigureTiles } from "./figure-tiles.tsx";
import { NoEvents } from "./no-events.tsx";
import { RacesUnderWay } from "./races-under-way.tsx";

/** The most urgent first: races under way, then open tasks, then the next events. */
export function DashboardPanels({ dashboard }: { readonly dashboard: Dashboard }) {
  if (dashboard.eventsByState.length === 0) return <NoEvents />;
  return (
    <div className="dashboard">
      <FigureTiles dashboard={dashboard} />
      {dashboard.live.length > 0 && <RacesUnderWay events={dashboard.live} />}
      <div className="dashboard__pair">
        <EntriesChart days={dashboard.entriesByDay} />
        <ConcernList {...dashboard} />
      </div>
      <div className="dashboard__pair">
        <ComingEvents events={dashboard.coming} />
        <EventStates counts={dashboard.eventsByState} />
      </div>
    </div>
  );
}
