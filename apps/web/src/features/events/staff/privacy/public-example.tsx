import { provinceName } from "@time-event/domain/geo/provinces";
import { publicPerson, type PublicView } from "@time-event/domain/privacy/public-person";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useLanguage, useMessages } from "../../../../lib/i18n/language.ts";
import { Panel } from "../../../../ui/staff/page/panel.tsx";
import { eventPrivacyMessages } from "../event-privacy.messages.ts";
import { examplePeople } from "./example-people.ts";

/** Rows of public lists, as visitors will see them. */
export function PublicExample({ view }: { readonly view: PublicView }) {
  const m = useMessages(eventPrivacyMessages);
  const language = useLanguage();
  const people = examplePeople.map((person) => ({ ...publicPerson(view, person), timeMs: person.timeMs }));
  const place = (parts: readonly string[]) => parts.filter(Boolean).join(" · ");
  const rows = people.map(({ bib, name, nameEn, club, province, nationality, ageGroup, timeMs }) => ({
    bib,
    name: language === "en" ? nameEn : name,
    about: place([club, provinceName(province, language), nationality]),
    ageGroup,
    time: formatRaceTime(timeMs, "up"),
  }));
  return (
    <Panel title={m.example} hint={m.exampleHint}>
      <section className="public-example" aria-live="polite">
        <h3>{m.startListTitle}</h3>
        {view.startList ? (
          <ExampleTable rows={rows} bib={view.bib} ageGroup={view.ageGroup} time={false} />
        ) : (
          <p className="soft">{m.noStartList}</p>
        )}
        <h3>{m.resultTitle}</h3>
        <ExampleTable rows={rows} bib ageGroup={view.ageGroup} time />
      </section>
    </Panel>
  );
}

interface ExampleTableProps {
  readonly rows: readonly { bib: string; name: string; about: string; ageGroup: string | null; time: string }[];
  readonly bib: boolean;
  readonly ageGroup: boolean;
  readonly time: boolean;
}

function ExampleTable({ rows, bib, ageGroup, time }: ExampleTableProps) {
  const { columns } = useMessages(eventPrivacyMessages);
  const format = useFormat();
  return (
    <table className="public-example__table">
      <thead>
        <tr>
          {bib && <th scope="col">{columns.bib}</th>}
          <th scope="col">{columns.name}</th>
          {ageGroup && <th scope="col">{columns.ageGroup}</th>}
          {time && (
            <th scope="col" className="public-example__time">
              {columns.time}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.bib}>
            {bib && <td className="figures">{row.bib}</td>}
            <td>
              {row.name}
              {row.about && <span className="public-example__about">{row.about}</span>}
            </td>
            {ageGroup && <td className="figures">{row.ageGroup && format.ageRange(row.ageGroup)}</td>}
            {time && <td className="figures public-example__time">{row.time}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
