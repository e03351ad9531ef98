import type { StaffEvent } from "@time-event/contract/staff-events";
import type { EventState } from "@time-event/domain/event-state/event-states";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon, type IconName } from "../../../../ui/icon/icon.tsx";
import { eventFrameMessages } from "../event-frame.messages.ts";
import { eventPublishMessages } from "../event-publish.messages.ts";

const icons: Record<EventState, IconName> = {
  draft: "eyeOff",
  published: "eye",
  open: "ticket",
  closed: "lock",
  live: "timer",
  finished: "flag",
  cancelled: "close",
};

const usualWay = ["draft", "published", "open", "closed", "live", "finished"] as const;
/** A cancelled event was published before: a draft is archived instead. */
const wayOfCancelled = ["draft", "published", "cancelled"] as const;

/** The states of an event in order, with the present one marked. A cancelled event has left this path. */
export function StatePath({ event }: { readonly event: StaffEvent }) {
  const { states } = useMessages(eventFrameMessages);
  const m = useMessages(eventPublishMessages);
  const format = useFormat();
  const isCancelled = event.state === "cancelled";
  const way: readonly EventState[] = isCancelled ? wayOfCancelled : usualWay;
  const here = way.indexOf(event.state);
  return (
    <>
      <ol role="list" className="state-path">
        {way.map((state, at) => (
          <li
            key={state}
            className={classNames("state-path__step", at < here && "state-path__step--done")}
            aria-current={at === here ? "step" : undefined}
          >
            <span className="state-path__sign">
              <Icon name={at < here ? "check" : icons[state]} />
            </span>
            <span className="state-path__name">{states[state]}</span>
            {at === here && (
              <span className="state-path__since">{m.since(format.instant(event.stateChangedAt, event.timeZone))}</span>
            )}
          </li>
        ))}
      </ol>
      {isCancelled && <blockquote className="state-path__reason">{format.text(event.cancelReason)}</blockquote>}
    </>
  );
}
