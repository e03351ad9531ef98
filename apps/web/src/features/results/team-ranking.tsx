import type { ModelResult } from "@time-event/contract/results";
import { formatRaceTime, type Rounding } from "@time-event/domain/time/race-time";
import { useMessages } from "../../lib/i18n/language.ts";
import { resultsMessages } from "./results.messages.ts";

interface TeamRankingProps {
  readonly teams: ModelResult["teams"];
  readonly rounding: Rounding;
}

export function TeamRanking({ teams, rounding }: TeamRankingProps) {
  const m = useMessages(resultsMessages);
  return (
    <section className="teams" aria-labelledby="teams-title">
      <h2 id="teams-title">{m.teams}</h2>
      <ol role="list" className="card teams__list">
        {teams.map(({ team, rank, timeMs, points, bibs }) => (
          <li key={team} className="teams__team">
            <span className="teams__rank figures">{rank ?? "–"}</span>
            <span>
              <strong className="one-line">{team}</strong>
              <span className="soft figures">{bibs.join(" · ")}</span>
            </span>
            <span className="teams__time figures">
              {points !== null ? m.teamPoints(points) : timeMs !== null && formatRaceTime(timeMs, rounding)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
