import "./staff/publish/event-publish.css";
import { eventReadinessGet } from "@time-event/contract/event-state";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { History } from "../audit/history.shared.tsx";
import { WaitingLinePanel } from "../waiting-lines/waiting-line-panel.shared.tsx";
import { eventPublishMessages } from "./staff/event-publish.messages.ts";
import { raceDoubtMessages } from "./staff/race-doubts.messages.ts";
import { RaceDoubts } from "./staff/race-doubts.tsx";
import { NextStep } from "./staff/publish/next-step.tsx";
import { StatePath } from "./staff/publish/state-path.tsx";
import { WholeEvent } from "./staff/publish/whole-event.tsx";
import { useEvent } from "./use-event.shared.ts";

export function Component() {
  const m = useMessages(eventPublishMessages);
  const doubtWords = useMessages(raceDoubtMessages);
  const mayDo = useMay();
  const event = useEvent();
  // another tab may have changed the event, so load it again
  const readiness = useStaffQuery(eventReadinessGet, { eventId: event.id }, { staleTime: 0 });
  return (
    <Loaded query={readiness}>
      {({ data }) => (
        <div className="publish">
          <Panel title={m.path} hint={m.pathHint}>
            <StatePath event={event} />
          </Panel>
          <Panel title={m.nextTitle} hint={mayDo("events_publish", event.id) ? undefined : m.noRight}>
            <ul role="list" className="next-steps">
              {data.steps.map((step, at) => (
                <NextStep key={step.to} event={event} step={step} main={at === 0 && step.kind === "forward"} />
              ))}
            </ul>
          </Panel>
          {data.doubts.length > 0 && (
            <Panel title={doubtWords.title} hint={doubtWords.hint}>
              <RaceDoubts doubts={data.doubts} />
            </Panel>
          )}
          <WaitingLinePanel event={event} />
          <WholeEvent event={event} mayBeArchived={data.mayBeArchived} />
          <Panel title={m.history}>
            <History eventId={event.id} kind="event" id={event.id} />
          </Panel>
        </div>
      )}
    </Loaded>
  );
}
