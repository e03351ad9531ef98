import type { SeriesRaceShown } from "@time-event/contract/series-parts";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { NameParts } from "../../ui/name/name-parts.tsx";
import { seriesMessages } from "./series.messages.ts";
import { useStandOf } from "./use-stand-of.ts";

/** The races of a class in their order: when they are, and on which list their points rest. */
export function SeriesRaces({ races }: { readonly races: readonly SeriesRaceShown[] }) {
  const m = useMessages(seriesMessages);
  const format = useFormat();
  const standOf = useStandOf();
  return (
    <section aria-label={m.races}>
      <ol className="series__races" role="list">
        {races.map((race, at) => (
          <li key={at} data-state={race.state}>
            <b className="series__number figures" aria-hidden="true">
              {at + 1}
            </b>
            <div>
              {race.event ? (
                <Link to={addressOf(race)} viewTransition>
                  <NameParts name={format.text(race.name)} />
                </Link>
              ) : (
                <NameParts name={format.text(race.name)} />
              )}
              <p className="soft">
                {[
                  format.day(race.startsOn, "short"),
                  format.text(race.category.name),
                  race.factorPercent !== 100 && m.factor(format.number(race.factorPercent / 100)),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              <p className="series__stand">{standOf(race)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function addressOf({ event, state, category }: SeriesRaceShown): string {
  const path = `/register/events/${event}`;
  return state === "counted" ? `${path}/results?category=${encodeURIComponent(category.code)}` : path;
}
