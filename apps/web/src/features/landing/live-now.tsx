import "./live-now.css";
import type { EventPage } from "@time-event/contract/events";
import { webRegisterResultList, type ResultRow } from "@time-event/contract/results";
import type { DataOf, MetaOf } from "@time-event/contract/endpoint";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useCallApi } from "../../lib/api/use-call-api.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useResultsVersion } from "../../lib/live/use-results-version.ts";
import { Card } from "../../ui/card/card.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { NameParts } from "../../ui/name/name-parts.tsx";
import { PersonName } from "../../ui/name/person-name.tsx";
import { CoverArt } from "../events/cover-art.shared.tsx";
import { EventStateChip } from "../events/event-state-chip.shared.tsx";
import { countsLaps } from "../results/counts-laps.shared.ts";
import { landingMessages } from "./landing.messages.ts";

export const shownLeaders = 4;

interface Leaders {
  readonly data: DataOf<typeof webRegisterResultList>;
  readonly meta: MetaOf<typeof webRegisterResultList>;
}

interface LiveNowProps {
  readonly event: EventPage;
  readonly leaders: Leaders;
}

/** The race under way and its leaders, kept up to date while the tab is in front. */
export function LiveNow({ event, leaders }: LiveNowProps) {
  const m = useMessages(landingMessages);
  const format = useFormat();
  const { data, meta } = useLiveLeaders(event.slug, leaders);
  const category = event.categories.find(({ code }) => code === meta.category);
  return (
    <section className="landing__section below" aria-labelledby="live-now">
      <header className="landing__head">
        <h2 id="live-now">{m.liveTitle}</h2>
        <Link to="/register/runners" viewTransition>
          {m.findRunner}
        </Link>
      </header>
      <Card as="article" className="live-now">
        <LiveEvent event={event} />
        <div className="live-now__board">
          <div>
            <h3>{m.liveOf(category ? format.text(category.name) : meta.category)}</h3>
            <ol role="list" className="live-now__leaders">
              {data.map((row, ahead) => (
                <Leader
                  key={row.bib}
                  place={ahead + 1}
                  row={row}
                  event={event}
                  splitCodes={meta.splitCodes}
                  category={category ?? { laps: null, rounding: "up" }}
                />
              ))}
            </ol>
            {data.length === 0 && <p className="soft">{m.liveNone}</p>}
          </div>
          <LinkButton to={`/register/events/${event.slug}/results`}>{m.follow}</LinkButton>
        </div>
      </Card>
    </section>
  );
}

function LiveEvent({ event }: { readonly event: EventPage }) {
  const m = useMessages(landingMessages);
  const format = useFormat();
  const distancesM = event.categories.map(({ distanceM }) => distanceM);
  const counts = [
    [m.onCourse, event.onCourse],
    [m.finished, event.finished],
    [m.entries, event.entries],
  ] as const;
  return (
    <div className="live-now__event">
      <div className="live-now__art">
        <CoverArt subject={{ slug: event.slug, art: event.type.art, distancesM }} />
      </div>
      <div className="live-now__plate">
        <EventStateChip state={event.state} />
        <h3>
          <NameParts name={format.text(event.name)} />
        </h3>
        <dl className="live-now__counts figures">
          {counts.map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{format.number(count)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

interface LeaderProps {
  /** The current rank of the row; set only after the finish. */
  readonly place: number;
  readonly row: ResultRow;
  readonly event: EventPage;
  readonly splitCodes: readonly string[];
  readonly category: Pick<EventPage["categories"][number], "laps" | "rounding">;
}

function Leader({ place, row, event, splitCodes, category }: LeaderProps) {
  const m = useMessages(landingMessages);
  const format = useFormat();
  const last = row.splitMs.findLastIndex((ms) => ms !== null);
  const timeMs = row.timeMs ?? row.splitMs[last] ?? null;
  const at = event.checkpoints.find(({ code }) => code === splitCodes[last]);
  const time = timeMs === null ? "–" : formatRaceTime(timeMs, category.rounding);
  const lapsFirst = countsLaps(category, row);
  return (
    <li className="live-now__leader">
      <span className="live-now__rank figures">{row.overallRank ?? place}</span>
      <span>
        <span className="live-now__name">
          <PersonName who={row} />
        </span>
        <span className="live-now__club one-line">{row.club}</span>
      </span>
      <span className="live-now__time figures">
        {lapsFirst ? m.laps(row.laps) : time}
        {row.laps > 0 && <span className="live-now__at">{lapsFirst ? time : m.laps(row.laps)}</span>}
        {row.laps === 0 && at && <span className="live-now__at">{format.text(at.name)}</span>}
      </span>
    </li>
  );
}

function useLiveLeaders(event: string, loaded: Leaders): Leaders {
  const callApi = useCallApi();
  const { changed } = useResultsVersion(event);
  const [latest, setLatest] = useState(loaded);
  const version = changed?.version ?? 0;
  useEffect(() => {
    if (version <= latest.meta.version) return;
    let left = false;
    callApi(webRegisterResultList, { event, limit: shownLeaders }).then(
      (reply) => left || setLatest(reply),
      // The next change asks again; until then the page keeps the leaders it has.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [callApi, event, version, latest.meta.version]);
  return latest;
}
