import type { LiveEvent } from "@time-event/contract/dashboard";
import { useMessages } from "../../lib/i18n/language.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";
import { LiveRace } from "./live-race.tsx";

export function RacesUnderWay({ events }: { readonly events: readonly LiveEvent[] }) {
  const m = useMessages(dashboardMessages);
  return (
    <Panel title={m.live}>
      <ul role="list" className="live-races">
        {events.map((event) => (
          <LiveRace key={event.eventId} event={event} />
        ))}
      </ul>
    </Panel>
  );
}
