import "./publications.css";
import { publicationExport, publicationGet, type PublishedLine } from "@time-event/contract/publications";
import type { Rounding } from "@time-event/domain/time/race-time";
import { Link, useParams } from "react-router";
import { useStaffDownload } from "../../lib/api/use-staff-files.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { useResultText } from "../results/use-result-text.shared.ts";
import { publicationsMessages } from "./publications.messages.ts";
import { type CallFailed } from "../../lib/api/call-failed.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";

/** One published list, to be read, quoted and printed. */
export function Component() {
  const m = useMessages(publicationsMessages);
  const format = useFormat();
  const { eventId, category = "", number } = useParams();
  const { timeZone } = useEvent();
  const asked = { eventId: Number(eventId), category, number: Number(number) };
  const list = useStaffQuery(publicationGet, asked);
  const save = useStaffDownload(publicationExport);
  const failureText = useFailureText();
  const told = { onError: (failure: CallFailed) => tellFailed(failureText(failure)) };
  const resultOf = useResultText();
  const columnsOf = (rounding: Rounding, lines: readonly PublishedLine[]): Column<PublishedLine>[] => [
    {
      key: "person",
      header: m.person,
      cell: ({ bib, name, nameEn }) => (
        <>
          <strong className="figures">{bib}</strong> {format.text({ th: name, en: nameEn })}
        </>
      ),
    },
    { key: "place", header: m.place, align: "end", cell: ({ overallRank }) => overallRank ?? "–" },
    { key: "gender", header: m.genderPlace, align: "end", cell: ({ genderRank }) => genderRank ?? "–" },
    {
      key: "group",
      header: m.groupPlace,
      align: "end",
      cell: ({ ageGroup, ageGroupRank }) =>
        ageGroupRank === null ? "–" : `${ageGroupRank} (${format.ageRange(ageGroup ?? "")})`,
    },
    ...[...new Set(lines.flatMap(({ named }) => Object.keys(named ?? {})))].map((code): Column<PublishedLine> => ({
      key: `named ${code}`,
      header: code,
      align: "end",
      cell: ({ named }) => named?.[code] ?? "–",
    })),
    {
      key: "time",
      header: m.time,
      align: "end",
      cell: ({ laps, ...line }) => (
        <span className="figures">
          {resultOf(line, rounding)}
          {laps > 0 && ` · ${m.laps(format.number(laps))}`}
        </span>
      ),
    },
  ];
  return (
    <Loaded query={list}>
      {({ data, meta: { publication, category: of } }) => (
        <>
          <header className="publication-head">
            <div>
              <Link to={`/manage/events/${eventId}/review`} className="no-print">
                ← {m.back}
              </Link>
              <h2>
                {format.text(of.name) || of.code} · {m.number(format.number(publication.number))} ·{" "}
                {m.states[publication.state]}
              </h2>
              <p>
                {m.by(publication.madeBy, format.instant(publication.madeAt, timeZone))} ·{" "}
                {m.entries(format.number(publication.entries))}
                {publication.reason && ` · ${publication.reason}`}
              </p>
              <p className="publication-head__hash">
                {m.hash} <code>{publication.hash}</code>
              </p>
            </div>
            <div className="publication-head__actions no-print">
              <Button type="button" outlined icon="pi pi-print" label={m.print} onClick={() => print()} />
              <Button
                type="button"
                outlined
                icon="pi pi-download"
                label={m.save}
                title={m.saveHint}
                loading={save.isPending}
                onClick={() => save.mutate(asked, told)}
              />
            </div>
          </header>
          <StaffTable
            label={m.viewOf(String(number))}
            columns={columnsOf(of.rounding, data)}
            rows={data}
            rowKey={({ bib }) => bib}
          />
        </>
      )}
    </Loaded>
  );
}
