import "./latest-results.css";
import type { EventCard } from "@time-event/contract/events";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { NameParts } from "../../ui/name/name-parts.tsx";
import { CoverArt } from "../events/cover-art.shared.tsx";
import { landingMessages } from "./landing.messages.ts";

interface LatestResultsProps {
  readonly events: readonly EventCard[];
  readonly names: ReadonlyMap<string, string>;
}

export function LatestResults({ events, names }: LatestResultsProps) {
  const m = useMessages(landingMessages);
  const format = useFormat();
  return (
    <section className="landing__section below" aria-labelledby="latest-results">
      <header className="landing__head">
        <h2 id="latest-results">{m.resultsTitle}</h2>
        <Link to="/register/event-list?state=past" viewTransition className="landing__more">
          {m.resultsAll} <Icon name="arrow" />
        </Link>
      </header>
      <ul role="list" className="latest">
        {events.map((event) => (
          <li key={event.slug} className="latest__event">
            <div className="latest__art">
              <CoverArt subject={event} />
            </div>
            <div className="latest__name">
              <Link to={`/register/events/${event.slug}/results`} viewTransition>
                <NameParts name={format.text(event.name)} />
              </Link>
              <span className="soft one-line">
                {[names.get(event.type), format.text(event.province)].filter(Boolean).join(" · ")}
              </span>
            </div>
            <span className="latest__facts figures">
              {format.days(event.startsOn, event.endsOn, "short")} · {m.finishers(format.number(event.entries))}
            </span>
            <Icon name="right" />
          </li>
        ))}
      </ul>
    </section>
  );
}
