import "../series.css";
import type { SeriesForm } from "@time-event/contract/series";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { exampleRunners, exampleStanding } from "./example-standing.ts";
import { staffSeriesMessages } from "./staff.messages.ts";

interface SeriesExampleProps {
  readonly rules: SeriesForm["rules"];
  readonly factors: readonly number[];
}

/** What the rules of the form would give to four runners in four races. */
export function SeriesExample({ rules, factors }: SeriesExampleProps) {
  const m = useMessages(staffSeriesMessages);
  const format = useFormat();
  const placed = exampleStanding(rules, factors);
  return (
    <table className="standing">
      <thead>
        <tr>
          <th scope="col">{m.place}</th>
          <th scope="col">{m.runner}</th>
          <th scope="col" className="standing__points">
            {m.total}
          </th>
          {[1, 2, 3, 4].map((race) => (
            <th key={race} scope="col" className="standing__points">
              {race}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {placed.map(({ place, score }) => {
          const runner = exampleRunners[score.entries[0]! % 10]!;
          return (
            <tr key={runner.name.en}>
              <td className="standing__place figures">{place ?? "–"}</td>
              <th scope="row">{format.text(runner.name)}</th>
              <td className="standing__total figures">{format.number(score.total / 100)}</td>
              {score.races.map(({ race, points, outcome, counts }) => (
                <td key={race} className="standing__race figures" data-race={race + 1}>
                  {points ? (
                    <>
                      {counts ? format.number(points.points / 100) : <s>{format.number(points.points / 100)}</s>}
                      {outcome?.place && <p className="soft">{m.example_place(format.number(outcome.place))}</p>}
                    </>
                  ) : (
                    <span className="soft">{outcome?.status === "dnf" ? "DNF" : "–"}</span>
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
