import type { EventPage } from "@time-event/contract/events";
import { teamLogoPath } from "@time-event/contract/order-choices";
import type { StartListRow } from "@time-event/contract/players";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Flag } from "../../ui/avatar/flag.tsx";
import { PersonName } from "../../ui/name/person-name.tsx";
import { startListMessages } from "./start-list.messages.ts";

interface StartListTableProps {
  readonly event: Pick<EventPage, "slug" | "shows" | "timeZone">;
  readonly rows: readonly StartListRow[];
  /** Name of a category; null when all rows belong to one category. */
  readonly categoryName: ((code: string) => string) | null;
}

export function StartListTable({ event: { slug, shows, timeZone }, rows, categoryName }: StartListTableProps) {
  const m = useMessages(startListMessages);
  const format = useFormat();
  const hasWaves = rows.some(({ wave }) => wave !== null);
  const hasStarts = rows.some(({ startsAt }) => startsAt !== undefined);
  return (
    <table className="start-list__table">
      <thead>
        <tr>
          {shows.bib && (
            <th scope="col" className="start-list__bib">
              {m.bib}
            </th>
          )}
          <th scope="col">{m.name}</th>
          {categoryName && <th scope="col">{m.category}</th>}
          {hasStarts && <th scope="col">{m.start}</th>}
          {hasWaves && <th scope="col">{m.wave}</th>}
          <th scope="col">{m.genderColumn}</th>
          {shows.ageGroup && <th scope="col">{m.group}</th>}
          <th scope="col">{m.club}</th>
          {shows.province && <th scope="col">{m.from}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={`${row.bib} ${at}`}>
            {shows.bib && <td className="start-list__bib figures">{row.bib || <small>{m.noBib}</small>}</td>}
            <th scope="row">
              {row.bib ? (
                <Link to={`/register/events/${slug}/results/${encodeURIComponent(row.bib)}`} viewTransition>
                  <PersonName who={row} />
                </Link>
              ) : (
                <PersonName who={row} />
              )}{" "}
              <Flag code={row.nationality} />
            </th>
            {categoryName && <td>{categoryName(row.category)}</td>}
            {hasStarts && (
              <td className="figures">{row.startsAt !== undefined && format.clock(row.startsAt, timeZone, true)}</td>
            )}
            {hasWaves && (
              <td className="figures">
                {row.wave && `${format.text(row.wave.name)} ${format.clock(row.wave.startsAt, timeZone)}`}
              </td>
            )}
            <td>{m.gender[row.gender]}</td>
            {shows.ageGroup && <td className="figures">{row.ageGroup && format.ageRange(row.ageGroup)}</td>}
            <td className="start-list__club">
              {row.logo && <img className="start-list__logo" src={teamLogoPath(row.logo)} alt="" loading="lazy" />}
              {[row.club, row.team].filter(Boolean).join(" · ")}
            </td>
            {shows.province && <td className="start-list__from">{format.text(row.province)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
