import type { Concern } from "@time-event/contract/dashboard";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

const signs: Readonly<Record<Concern["kind"], string>> = {
  not_published: "pi pi-eye-slash",
  no_bib: "pi pi-hashtag",
  unknown_reads: "pi pi-question-circle",
  flagged_results: "pi pi-flag",
};

/** Open tasks, the most urgent first, each with a link to the page that fixes it. */
export function ConcernList({ concerns }: { readonly concerns: readonly Concern[] }) {
  const m = useMessages(dashboardMessages);
  const format = useFormat();
  return (
    <Panel title={m.concerns}>
      {concerns.length === 0 ? (
        <p className="concerns__none">
          <i className="pi pi-check-circle" aria-hidden="true" /> {m.noConcern}
        </p>
      ) : (
        <ul role="list" className="concerns">
          {concerns.map((concern) => (
            <li key={`${concern.kind} ${concern.eventId}`} className="concern">
              <i className={signs[concern.kind]} aria-hidden="true" />
              <span className="concern__words">
                <strong>{m.concernText[concern.kind](concern.count)}</strong>
                <span className="soft clamp-1">{format.text(concern.name)}</span>
              </span>
              <Link to={placeOf(concern)} aria-label={`${m.concernAction[concern.kind]}: ${format.text(concern.name)}`}>
                {m.concernAction[concern.kind]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function placeOf({ kind, eventId, slug }: Concern): string {
  switch (kind) {
    case "not_published":
      return `/manage/events/${eventId}/publish`;
    case "no_bib":
      return `/manage/events/${eventId}/entries?bib=none`;
    case "unknown_reads":
      return `/checkpoint/${slug}`;
    case "flagged_results":
      return `/register/events/${slug}/results`;
  }
}
