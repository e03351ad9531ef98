import type { StartListRow } from "@time-event/contract/players";
import { Link } from "react-router";
import { useLanguage, useMessages } from "../../lib/i18n/language.ts";
import { Flag } from "../../ui/avatar/flag.tsx";
import { startListMessages } from "./start-list.messages.ts";

interface StartListTableProps {
  readonly event: string;
  readonly rows: readonly StartListRow[];
  /** Name of a category; null where all rows are of one. */
  readonly categoryName: ((code: string) => string) | null;
}

export function StartListTable({ event, rows, categoryName }: StartListTableProps) {
  const m = useMessages(startListMessages);
  const isEnglish = useLanguage() === "en";
  // The roles are told again: on a phone the rows are laid out as a grid, and a browser would forget them.
  return (
    <table role="table" className="start-list__table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className="start-list__bib">
            {m.bib}
          </th>
          <th role="columnheader" scope="col">{m.name}</th>
          {categoryName && <th role="columnheader" scope="col">{m.category}</th>}
          <th role="columnheader" scope="col">{m.genderColumn}</th>
          <th role="columnheader" scope="col">{m.group}</th>
          <th role="columnheader" scope="col">{m.club}</th>
          <th role="columnheader" scope="col">{m.from}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, at) => (
          <tr role="row" key={`${row.bib} ${at}`}>
            <td role="cell" className="start-list__bib figures">{row.bib || <small>{m.noBib}</small>}</td>
            <th role="rowheader" scope="row">
              {row.bib ? (
                <Link to={`/register/events/${event}/results/${encodeURIComponent(row.bib)}`} viewTransition>
                  {isEnglish ? row.nameEn || row.name : row.name}
                </Link>
              ) : (
                row.name
              )}{" "}
              <Flag code={row.nationality} />
            </th>
            {categoryName && <td role="cell">{categoryName(row.category)}</td>}
            <td role="cell">{m.gender[row.gender]}</td>
            <td role="cell" className="figures">{row.ageGroup}</td>
            <td role="cell" className="start-list__club">{[row.club, row.team].filter(Boolean).join(" · ")}</td>
            <td role="cell" className="start-list__from">{row.province}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
