import type { Dashboard } from "@time-event/contract/dashboard";
import { eventStates } from "@time-event/domain/event-state/event-states";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Progress } from "../../ui/progress/progress.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { StaffEventState } from "../events/staff-event-state.shared.tsx";
import { useStateWords } from "../events/use-state-words.shared.ts";
import { dashboardMessages } from "./dashboard.messages.ts";

/** The number of events in each state, in the order of the states. */
export function EventStates({ counts }: { readonly counts: Dashboard["eventsByState"] }) {
  const m = useMessages(dashboardMessages);
  const format = useFormat();
  const words = useStateWords();
  const most = Math.max(1, ...counts.map(({ events }) => events));
  return (
    <Panel title={m.byState}>
      <ul role="list" className="states">
        {eventStates.map((state) => {
          const events = counts.find((each) => each.state === state)?.events ?? 0;
          if (events === 0) return null;
          return (
            <li key={state}>
              <Link to={`/manage/events?state=${state}`} className="states__row">
                <StaffEventState state={state} />
                <Progress label={words[state]} value={events} max={most} />
                <span className="figures">{format.number(events)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
