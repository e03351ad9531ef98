import type { EventReadiness } from "@time-event/contract/event-state";
import { Link } from "react-router";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { usePageExists } from "../../../../lib/page/page-exists.ts";
import { eventFrameMessages } from "../event-frame.messages.ts";
import { eventPublishMessages } from "../event-publish.messages.ts";
import { eventTabHref } from "../event-tabs.ts";

interface ObstaclesProps {
  readonly eventId: number;
  readonly obstacles: EventReadiness["steps"][number]["obstacles"];
}

/** The obstacles to a step, each with a link to the tab that fixes it. */
export function Obstacles({ eventId, obstacles }: ObstaclesProps) {
  const m = useMessages(eventPublishMessages);
  const { tabs } = useMessages(eventFrameMessages);
  const pageExists = usePageExists();
  return (
    <div className="obstacles">
      <strong>{m.notYet(obstacles.length)}</strong>
      <ul role="list">
        {obstacles.map(({ code, tab, subject }) => {
          const to = eventTabHref(eventId, tab);
          return (
            <li key={`${code} ${subject}`}>
              <i className="pi pi-exclamation-circle" aria-hidden="true" />
              <span>
                {m.obstacles[code](subject)}{" "}
                {tab !== "publish" && pageExists(to) && (
                  <Link to={to} className="nowrap">
                    {m.mend} {tabs[tab]}
                  </Link>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
