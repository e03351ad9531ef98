import "./series.css";
import { webSeriesGetRunner } from "@time-event/contract/public-series";
import type { ExplainedRace, SeriesStanding } from "@time-event/contract/series-parts";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { Link, useLoaderData } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage, useMessages } from "../../lib/i18n/language.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { pageLoader } from "../../lib/page/page-loader.ts";
import { NameParts } from "../../ui/name/name-parts.tsx";
import { useStandOf } from "./use-stand-of.ts";
import { whyMessages } from "./why.messages.ts";

export const loader = pageLoader(async ({ callApi, param }) => {
  const entry = Number(param("entry")) || 0;
  const { data } = await callApi(webSeriesGetRunner, { series: param("series"), entry });
  return data;
});

/** Why somebody has their points, race by race, in words. */
export function Component() {
  const { standing, row, races, ties } = useLoaderData<typeof loader>();
  const m = useMessages(whyMessages);
  const format = useFormat();
  const language = useLanguage();
  const nameOf = (person: { readonly name: string; readonly nameEn: string }) =>
    language === "th" ? person.name || person.nameEn : person.nameEn || person.name;
  const name = nameOf(row);
  const back = new URLSearchParams({ class: standing.class });
  if (standing.gender) back.set("gender", standing.gender);
  if (standing.ageGroup) back.set("age", standing.ageGroup);
  return (
    <div className="page series-why">
      <PageHead title={m.title(name, format.text(standing.name))} description={m.heading(name)} hidden />
      <Link to={`/register/series/${standing.slug}?${back}`}>
        ← {m.back} {format.text(standing.name)}
      </Link>
      <h1>{m.heading(name)}</h1>
      <p className="series-why__sum">
        <span>
          {row.unranked ? (
            m.noPlace[row.unranked]
          ) : (
            <>
              {m.place} <b className="figures">{row.place}</b>
            </>
          )}
        </span>
        <span>
          {m.total} <b className="figures">{format.number(row.total / 100)}</b>
        </span>
        <span>
          {m.races} <b className="figures">{format.number(row.raced)}</b>
        </span>
      </p>
      <ol className="series-why__races" role="list">
        {races.map((race, at) => (
          <li key={at}>
            <strong>
              {at + 1}. <NameParts name={format.text(race.race.name)} />
            </strong>
            <span className="series-why__points figures">
              {race.points === null ? (
                "–"
              ) : race.counts ? (
                format.number(race.points / 100)
              ) : (
                <s>{format.number(race.points / 100)}</s>
              )}
            </span>
            <Reason race={race} rules={standing.rules} />
          </li>
        ))}
      </ol>
      {ties.length > 0 && (
        <section>
          <h2>{m.ties}</h2>
          <ul className="series-why__ties">
            {ties.map((tie) => (
              <li key={tie.entry}>{m.tie[tie.by](nameOf(tie), tie.isAhead)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface ReasonProps {
  readonly race: ExplainedRace;
  readonly rules: SeriesStanding["rules"];
}

function Reason({ race, rules }: ReasonProps) {
  const m = useMessages(whyMessages);
  const { number } = useFormat();
  const standOf = useStandOf();
  const points = (centipoints: number | null) => number((centipoints ?? 0) / 100);
  const stand = <p className="soft">{standOf(race.race)}</p>;
  if (race.race.state !== "counted") return stand;
  if (race.points === null) {
    const { status } = race;
    const why =
      status === null ? "absent" : status === "dnf" || status === "otl" || status === "dsq" ? status : "other";
    return (
      <>
        <p>{m.nothing[why]}</p>
        {stand}
      </>
    );
  }
  return (
    <>
      <p>
        {baseOf()}
        {race.race.factorPercent !== 100 &&
          ` ${m.times(number(race.race.factorPercent / 100), points(race.points))}`}{" "}
        {!race.counts && rules.best !== null && m.dropped(number(rules.best))}
      </p>
      {stand}
    </>
  );

  function baseOf(): string {
    const base = points(race.base);
    const place = number(race.place ?? 0);
    const of = m.of[rules.placeOf];
    const time = (ms: number | null) => formatRaceTime(ms ?? 0, "none");
    if (race.for === "place") return m.byPlace(place, number(race.among), of, base);
    if (race.for === "further_finisher") return m.further(place, of, base);
    if (race.for === "dnf" || race.for === "dsq") return m[race.for](base);
    const full = rules.points.by === "time" ? rules.points.winner : 0;
    return m.byTime(time(race.timeMs), time(race.winnerMs), number(full), base);
  }
}
