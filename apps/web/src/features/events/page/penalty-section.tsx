import type { PublicPenalty } from "@time-event/contract/penalties";
import { writtenInBoth } from "@time-event/domain/text/in-language";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { Fragment } from "react";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { PersonName } from "../../../ui/name/person-name.tsx";
import { eventPageMessages } from "./event-page.messages.ts";

interface PenaltySectionProps {
  readonly event: string;
  readonly penalties: readonly PublicPenalty[];
}

export function PenaltySection({ event, penalties }: PenaltySectionProps) {
  const m = useMessages(eventPageMessages);
  if (penalties.length === 0) return null;
  const hasStages = penalties.some(({ stage }) => stage);
  return (
    <section className="event__section below" aria-labelledby="penalties-title">
      <h2 id="penalties-title">{m.penalties}</h2>
      <p className="soft">{m.penaltiesNote}</p>
      {byStage(penalties).map(([stage, some]) => (
        <Fragment key={stage}>
          {hasStages && <h3>{stage || m.wholeRace}</h3>}
          <Penalties event={event} penalties={some} />
        </Fragment>
      ))}
    </section>
  );
}

/** The penalties of each stage, by its code; those of the whole race come last. */
function byStage(penalties: readonly PublicPenalty[]): (readonly [string, readonly PublicPenalty[]])[] {
  const stageOf = ({ stage }: PublicPenalty) => stage ?? "";
  const codes = [...new Set(penalties.map(stageOf))].sort(
    (a, b) => Number(a === "") - Number(b === "") || a.localeCompare(b, "en", { numeric: true }),
  );
  return codes.map((code) => [code, penalties.filter((penalty) => stageOf(penalty) === code)]);
}

function Penalties({ event, penalties }: PenaltySectionProps) {
  const m = useMessages(eventPageMessages);
  const format = useFormat();
  return (
    <ul role="list" className="card penalties">
      {penalties.map((penalty, at) => (
        <li key={`${penalty.bib} ${at}`} className="penalties__one">
          <span className="penalties__bib figures">{penalty.bib}</span>
          <span>
            <Link to={`/register/events/${event}/results/${encodeURIComponent(penalty.bib)}`}>
              <PersonName who={penalty} />
            </Link>
            <small>
              {[
                penalty.ruleName ? format.text(penalty.ruleName) : penalty.rule,
                format.text(writtenInBoth(penalty.reason)),
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
            {penalty.state === "appealed" && <small>{m.penaltyAppealed}</small>}
          </span>
          <strong className="figures penalties__what">
            {penalty.disqualify && m.disqualified}
            {penalty.timeMs !== null &&
              (penalty.timeMs < 0 ? m.penaltyCredit : m.penaltyTime)(formatRaceTime(Math.abs(penalty.timeMs), "half"))}
            {penalty.laps !== null && m.penaltyLaps(penalty.laps)}
            {penalty.places !== null && m.penaltyPlaces(penalty.places)}
          </strong>
        </li>
      ))}
    </ul>
  );
}
