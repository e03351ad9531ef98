import { Link } from "react-router";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

/** For a new installation: a link to create the first event, for users who may. */
export function NoEvents() {
  const m = useMessages(dashboardMessages);
  const mayDo = useMay();
  if (!mayDo("events_edit")) {
    return (
      <EmptyState icon="calendar" title={m.noEventsTitle}>
        {m.noEventsText}
      </EmptyState>
    );
  }
  return (
    <Panel title={m.firstTitle} hint={m.firstLead}>
      <ol role="list" className="first-steps">
        {m.firstSteps.map(({ title, text }, at) => (
          <li key={title} className="first-step">
            <span className="first-step__number figures" aria-hidden="true">
              {at + 1}
            </span>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
      <p className="row">
        <ActionLink to="/manage/events?new" label={m.newEvent} />
        <Link to="/documentation/first-event">{m.readGuide}</Link>
      </p>
    </Panel>
  );
}
