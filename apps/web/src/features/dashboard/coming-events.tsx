import type { ComingEvent } from "@time-event/contract/dashboard";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Progress } from "../../ui/progress/progress.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { StaffEventState } from "../events/staff-event-state.shared.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";
import { daysAway } from "./days-away.ts";

/** The next events: date, state and how full they are. */
export function ComingEvents({ events }: { readonly events: readonly ComingEvent[] }) {
  const m = useMessages(dashboardMessages);
  return (
    <Panel title={m.coming} actions={<Link to="/calendar">{m.openCalendar}</Link>}>
      {events.length === 0 ? (
        <p className="soft">{m.noComing}</p>
      ) : (
        <table className="coming">
          <thead>
            <tr>
              <th scope="col">{m.event}</th>
              <th scope="col">{m.state}</th>
              <th scope="col">{m.starts}</th>
              <th scope="col" className="coming__filled">
                {m.filled}
              </th>
            </tr>
          </thead>
          <tbody>
            {events.map((event) => (
              <ComingRow key={event.eventId} event={event} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function ComingRow({ event }: { readonly event: ComingEvent }) {
  const m = useMessages(dashboardMessages);
  const format = useFormat();
  const name = format.text(event.name);
  return (
    <tr>
      <th scope="row">
        <Link to={`/manage/events/${event.eventId}`}>{name}</Link>
      </th>
      <td>
        <StaffEventState state={event.state} />
      </td>
      <td className="coming__when">
        <span>{format.day(event.startsOn, "short")}</span>
        <span className="soft">{daysAway(m, event.daysAway)}</span>
      </td>
      <td className="coming__filled">
        <span className="figures">
          <b>{format.number(event.entries)}</b>{" "}
          <span className="soft">/ {event.capacity === null ? m.noLimit : format.number(event.capacity)}</span>
        </span>
        {event.capacity !== null && <Progress label={m.fillOf(name)} value={event.entries} max={event.capacity} />}
      </td>
    </tr>
  );
}
