import type { PublishedChange } from "@time-event/contract/publications";
import type { Rounding } from "@time-event/domain/time/race-time";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { useResultText } from "../results/use-result-text.shared.ts";
import { publicationsMessages } from "./publications.messages.ts";

type Line = PublishedChange["after"];

interface ChangesTableProps {
  readonly changes: readonly PublishedChange[];
  readonly total: number;
  readonly rounding: Rounding;
}

/** What moved from one list to another, and why. */
export function ChangesTable({ changes, total, rounding }: ChangesTableProps) {
  const m = useMessages(publicationsMessages);
  const format = useFormat();
  const resultOf = useResultText();
  if (total === 0) return <p role="status">{m.nothingMoves}</p>;
  const fromTo = (of: (line: Line) => string | number) => (change: PublishedChange) => {
    const [before, after] = [of(change.before), of(change.after)];
    return (
      <span className="figures">
        {before === after ? (
          after
        ) : (
          <>
            {before} → <strong>{after}</strong>
          </>
        )}
      </span>
    );
  };
  const codes = [
    ...new Set(changes.flatMap(({ before, after }) => Object.keys({ ...before?.named, ...after?.named }))),
  ];
  const columns: Column<PublishedChange>[] = [
    {
      key: "person",
      header: m.person,
      cell: ({ bib, before, name, nameEn }) => (
        <>
          {before && before.bib !== bib && <span className="figures">{before.bib} → </span>}
          <strong className="figures">{bib}</strong> {format.text({ th: name, en: nameEn })}
        </>
      ),
    },
    { key: "why", header: m.why, cell: ({ why }) => m.whys[why] },
    { key: "place", header: m.place, align: "end", cell: fromTo((line) => line?.overallRank ?? "–") },
    { key: "gender", header: m.genderPlace, align: "end", cell: fromTo((line) => line?.genderRank ?? "–") },
    { key: "group", header: m.groupPlace, align: "end", cell: fromTo((line) => line?.ageGroupRank ?? "–") },
    ...codes.map((code): Column<PublishedChange> => ({
      key: `named ${code}`,
      header: code,
      align: "end",
      cell: fromTo((line) => line?.named?.[code] ?? "–"),
    })),
    { key: "time", header: m.time, align: "end", cell: fromTo((line) => (line ? resultOf(line, rounding) : "–")) },
  ];
  return (
    <>
      <p role="status">
        {m.moves(format.number(total))}
        {total > changes.length && ` · ${m.shownOf(format.number(changes.length))}`}
      </p>
      <StaffTable
        label={m.moves(format.number(total))}
        columns={columns}
        rows={changes}
        // somebody who left the list may have had the bib that somebody else has now
        rowKey={({ why, bib }) => `${why} ${bib}`}
      />
    </>
  );
}
