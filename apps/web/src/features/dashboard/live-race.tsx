import type { LiveEvent } from "@time-event/contract/dashboard";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useNow } from "../../lib/page/use-now.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";
import { timeAgo } from "./time-ago.ts";
import { useLiveProgress } from "./use-live-progress.ts";

const parts = ["finished", "onCourse", "out", "waiting"] as const;

/** One race under way: how many players have each status, kept up to date while the tab is in front. */
export function LiveRace({ event }: { readonly event: LiveEvent }) {
  const m = useMessages(dashboardMessages);
  const format = useFormat();
  const { connection, entries, finished, onCourse, out, lastPassingAt } = useLiveProgress(event);
  const counts = { finished, onCourse, out, waiting: Math.max(0, entries - finished - onCourse - out) };
  const name = format.text(event.name);
  return (
    <li className="live-race">
      <div className="live-race__head">
        <Link to={`/register/events/${event.slug}/results`} className="live-race__name">
          {name}
        </Link>
        <Chip tone={connection === "offline" ? "warn" : "ok"} icon={connection === "offline" ? "offline" : "pulse"}>
          {m.connection[connection]}
        </Chip>
        <LastPassing at={lastPassingAt} />
      </div>
      <svg className="live-race__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {parts.map((part, at) => {
          const before = parts.slice(0, at).reduce((sum, each) => sum + counts[each], 0);
          const share = (count: number) => (100 * count) / Math.max(1, entries);
          return (
            <rect
              key={part}
              className={`live-race__part--${part}`}
              x={share(before)}
              width={share(counts[part])}
              height={1}
            />
          );
        })}
      </svg>
      <dl className="live-race__counts" aria-label={m.progressOf(name)}>
        {parts.map((part) => (
          <div key={part}>
            <dt>
              <span className={`live-race__dot live-race__dot--${part}`} />
              {m[part]}
            </dt>
            <dd className="figures">{format.number(counts[part])}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function LastPassing({ at }: { readonly at: number | null }) {
  const m = useMessages(dashboardMessages);
  const now = useNow(5_000);
  return (
    <span className="live-race__last soft figures">
      {at === null ? m.noPassing : m.lastPassing(timeAgo(m, Math.max(0, (now ?? at) - at)))}
    </span>
  );
}
