import "./set-up-steps.css";
import { eventReadinessGet } from "@time-event/contract/event-state";
import { NavLink } from "react-router";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { eventPublishMessages } from "./event-publish.messages.ts";
import { eventFrameMessages } from "./event-frame.messages.ts";
import { eventTabHref } from "./event-tabs.ts";
import { usePaidAccounts } from "./publish/use-paid-accounts.ts";

const needed = ["details", "checkpoints", "categories"] as const;

/** What a draft needs before it is published, in the order in which it is set up: of 26 parts, the few that matter first. */
export function SetUpSteps({ eventId }: { readonly eventId: number }) {
  const m = useMessages(eventFrameMessages);
  const { obstacles: said } = useMessages(eventPublishMessages);
  const readiness = useStaffQuery(eventReadinessGet, { eventId }).data?.data;
  const accounts = usePaidAccounts(eventId, true);
  const forward = readiness?.steps.find(({ kind }) => kind === "forward");
  // before it is known, the steps stand there already: nothing moves when it comes
  const stepOf = (tab: (typeof needed)[number]) => {
    const obstacles = forward?.obstacles.filter((obstacle) => obstacle.tab === tab);
    const [first] = obstacles ?? [];
    const more = (obstacles?.length ?? 0) - 1;
    const note = first ? [said[first.code](first.subject), ...(more > 0 ? [m.steps.more(more)] : [])].join(" ") : "";
    return { tab, left: obstacles?.length ?? -1, note };
  };
  const steps = [
    ...needed.map(stepOf),
    // an event without fees is paid into nothing: it keeps from nothing
    {
      tab: "payment" as const,
      left: accounts === undefined ? -1 : accounts.length === 0 ? 1 : 0,
      note: accounts?.length === 0 ? m.steps.noAccount : "",
    },
    { tab: "publish" as const, left: 1, note: forward?.obstacles.length === 0 ? m.steps.ready : "" },
  ];
  return (
    <nav className="set-up-steps no-print" aria-label={m.steps.title}>
      <ol role="list">
        {steps.map(({ tab, left, note }, at) => (
          <li key={tab}>
            <NavLink
              to={eventTabHref(eventId, tab)}
              preventScrollReset
              className={left === 0 ? "set-up-step set-up-step--done" : "set-up-step"}
            >
              <span className="set-up-step__mark figures">{left === 0 ? <Icon name="check" /> : at + 1}</span>
              <span>
                <b>{m.steps.names[tab]}</b>
                <small>{left === 0 ? m.steps.done : note}</small>
              </span>
            </NavLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
