import type { SeriesRow, SeriesStanding } from "@time-event/contract/series-parts";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage, useMessages } from "../../lib/i18n/language.ts";
import { seriesMessages } from "./series.messages.ts";

interface StandingTableProps {
  readonly standing: Pick<SeriesStanding, "races" | "rows">;
  /** Where a person is explained. */
  readonly linkTo: (row: SeriesRow) => string;
}

/** A standing: place, name, points, and what each race gave. What does not count is struck through. */
export function StandingTable({ standing: { races, rows }, linkTo }: StandingTableProps) {
  const m = useMessages(seriesMessages);
  const format = useFormat();
  const language = useLanguage();
  return (
    <table className="standing">
      <thead>
        <tr>
          <th scope="col">{m.place}</th>
          <th scope="col">{m.name}</th>
          <th scope="col" className="standing__points">
            {m.total}
          </th>
          {races.map((race, at) => (
            <th key={at} scope="col" className="standing__points" title={format.text(race.name)}>
              <span className="unseen">{m.race("")} </span>
              {at + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.entry}>
            <td className="standing__place figures">{row.place ?? "–"}</td>
            <th scope="row">
              <Link to={linkTo(row)}>{nameOf(row, language)}</Link>
              <p className="soft">{[row.club, row.unranked && m.unranked[row.unranked]].filter(Boolean).join(" · ")}</p>
            </th>
            <td className="standing__total figures">{format.number(row.total / 100)}</td>
            {row.cells.map((cell, at) => (
              <td key={at} className="standing__race figures" data-race={at + 1}>
                {!cell ? (
                  <span className="soft">–</span>
                ) : cell.counts ? (
                  format.number(cell.points / 100)
                ) : (
                  <s title={m.notCounted}>{format.number(cell.points / 100)}</s>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameOf({ name, nameEn, nameRtgs }: SeriesRow, language: "th" | "en"): string {
  return language === "th" ? name || nameEn : nameEn || nameRtgs || name;
}
