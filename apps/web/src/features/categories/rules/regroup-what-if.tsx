import type { CategoryForm, RegroupTry } from "@time-event/contract/categories";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { MovedPlace } from "../../../ui/staff/table/moved-place.tsx";
import { StaffTable } from "../../../ui/staff/table/staff-table.tsx";
import type { Column } from "../../../ui/staff/table/table-props.ts";
import { regroupMessages } from "./regroup.messages.ts";

interface RegroupWhatIfProps {
  readonly tried: RegroupTry;
  readonly groups: CategoryForm["ageGroups"];
  /** They are those that are stored. */
  readonly isSame: boolean;
}

/** Whose place other age groups would change. */
export function RegroupWhatIf({ tried: { moved, left, rows }, groups, isSame }: RegroupWhatIfProps) {
  const m = useMessages(regroupMessages);
  const format = useFormat();
  if (isSame) return <p className="soft">{m.nothingYet}</p>;
  const shown = (code: string | null | undefined) => (code ? format.ageRange(code) : "–");
  const columns: Column<RegroupTry["rows"][number]>[] = [
    { key: "bib", header: "BIB", cell: ({ bib }) => <span className="figures">{bib}</span> },
    { key: "name", header: m.person, cell: ({ name, nameEn }) => format.text({ th: name, en: nameEn }) },
    {
      key: "group",
      header: m.group,
      cell: ({ before, after }) => {
        const [was, is] = [shown(before.group), shown(after.group === null ? null : groups[after.group]?.code)];
        return <span className="figures">{was === is ? was : `${was} → ${is}`}</span>;
      },
    },
    {
      key: "rank",
      header: m.place,
      align: "end",
      cell: ({ before, after }) => <MovedPlace before={before.rank} after={after.rank} />,
    },
  ];
  return (
    <section aria-label={m.whatIf}>
      <h3>{m.whatIf}</h3>
      <p className="soft">
        {moved === 0 ? m.nobodyMoves : m.moved(format.number(moved))}
        {left > 0 && ` · ${m.left(format.number(left))}`}
        {moved > rows.length && ` · ${m.firstOf(format.number(rows.length))}`}
      </p>
      {rows.length > 0 && (
        <StaffTable label={m.whatIf} columns={columns} rows={rows} rowKey={({ bib, name }) => bib + name} />
      )}
    </section>
  );
}
