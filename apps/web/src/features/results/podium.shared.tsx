import "./podium.css";
import type { PublicCategory } from "@time-event/contract/events";
import type { ModelResult } from "@time-event/contract/results";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { Link } from "react-router";
import { useMessages } from "../../lib/i18n/language.ts";
import { Flag } from "../../ui/avatar/flag.tsx";
import { PersonName } from "../../ui/name/person-name.tsx";
import { countsLaps } from "./counts-laps.shared.ts";
import { resultsMessages } from "./results.messages.ts";

type Placed = ModelResult["podium"][number];

interface PodiumProps {
  readonly event: string;
  readonly category: PublicCategory;
  readonly podium: ModelResult["podium"];
  /** Shows this gender only. */
  readonly gender?: "M" | "F" | "X" | undefined;
}

/** The first three of each gender, with ties. Only relays are of no gender there: they are teams of men and women. */
export function Podium({ event, category, podium, gender }: PodiumProps) {
  const m = useMessages(resultsMessages);
  const genders = (["F", "M", "X"] as const).filter(
    (each) => (gender ?? each) === each && podium.some((row) => row.gender === each),
  );
  const nameOf = (each: (typeof genders)[number]) => (each === "X" ? m.mixedTeams : m.gender[each]);
  return genders.map((each) => (
    <div key={each} role="group" className="podium" aria-label={m.podiumOf(nameOf(each))}>
      <p className="podium__title" aria-hidden="true">
        {nameOf(each)}
      </p>
      <ol className="podium__places" role="list">
        {podium
          .filter((row) => row.gender === each)
          .map((row) => (
            <li key={row.bib} className={`podium__place podium__place--${row.genderRank}`}>
              <span className="podium__rank figures">{row.genderRank}</span>
              <span className="podium__who">
                <Link
                  to={`/register/events/${event}/results/${encodeURIComponent(row.bib)}`}
                  viewTransition
                  className="podium__name"
                >
                  <PersonName who={row} />
                </Link>
                <span className="podium__club">
                  <Flag code={row.nationality} /> {row.club}
                </span>
              </span>
              <span className="podium__time figures">
                <PlaceFigure category={category} row={row} />
              </span>
            </li>
          ))}
      </ol>
    </div>
  ));
}

interface PlaceFigureProps {
  readonly category: PublicCategory;
  readonly row: Placed;
}

/** What the place was won by, large; of laps and time, the other one below. */
function PlaceFigure({ category, row }: PlaceFigureProps) {
  const m = useMessages(resultsMessages);
  const time = row.timeMs !== null && formatRaceTime(row.timeMs, category.rounding);
  if (row.laps === 0) return time;
  const [first, second] = countsLaps(category, row) ? [m.lapCount(row.laps), time] : [time, m.lapCount(row.laps)];
  return (
    <>
      {first}
      {second && <small>{second}</small>}
    </>
  );
}
