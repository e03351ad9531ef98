import { type WaitingLine, waitingLineGet } from "@time-event/contract/waiting-lines";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { StaffChart } from "../../ui/staff/chart/staff-chart.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { StatTile } from "../../ui/staff/page/stat-tile.tsx";
import { LineModeChoice } from "./line-mode-choice.tsx";
import { waitingLinesMessages } from "./waiting-lines.messages.ts";

interface WaitingLinePanelProps {
  readonly event: { readonly id: number; readonly state: string; readonly timeZone: string };
}

/** As often as the server's processes tell what they see. */
const againMs = 5_000;

/** The line in front of entering an event: when there is one, and what it is like now. */
export function WaitingLinePanel({ event }: WaitingLinePanelProps) {
  const m = useMessages(waitingLinesMessages);
  const line = useStaffQuery(waitingLineGet, { eventId: event.id }, { refetchInterval: againMs });
  return (
    <Panel id="waiting-line" title={m.title} hint={m.hint}>
      <Loaded query={line}>
        {({ data }) => (
          <>
            <LineModeChoice eventId={event.id} line={data} />
            {event.state === "open" ? (
              <Figures line={data} timeZone={event.timeZone} />
            ) : (
              data.mode === "on" && <p className="soft">{m.notOpen}</p>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function Figures({ line, timeZone }: { readonly line: WaitingLine; readonly timeZone: string }) {
  const m = useMessages(waitingLinesMessages);
  const format = useFormat();
  const { moments } = line;
  const wait = () => {
    if (line.waitS === null) return m.unknownWait;
    if (line.waitS === 0) return m.noWait;
    return line.waitS < 60 ? m.lessThanMinute : m.minutes(format.number(Math.ceil(line.waitS / 60)));
  };
  return (
    <>
      <div className="stat-tiles">
        <StatTile label={m.waiting} figure={format.number(line.waiting)} note={line.isOn ? m.inLine : m.noLine} />
        <StatTile label={m.rate} figure={format.number(line.perMinute)} note={m.rateNote} />
        <StatTile label={m.wait} figure={wait()} />
      </div>
      {moments.length > 1 && (
        <StaffChart
          kind="line"
          title={m.chart}
          labels={moments.map(({ at }) => format.clock(at, timeZone, true))}
          series={[
            { name: m.waiting, values: moments.map(({ waiting }) => waiting) },
            { name: m.letIn, values: moments.map(({ letIn }) => letIn) },
          ]}
        />
      )}
    </>
  );
}
