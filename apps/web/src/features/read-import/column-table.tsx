import type { ReadImportPreview } from "@time-event/contract/read-import";
import { type ReadColumn, readColumns, type ReadMapping } from "@time-event/domain/readers/table-columns";
import { useMessages } from "../../lib/i18n/language.ts";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { readImportMessages } from "./read-import.messages.ts";

interface ColumnTableProps extends Pick<ReadImportPreview, "header" | "mapping" | "samples"> {
  readonly busy: boolean;
  readonly onChange: (mapping: ReadMapping) => void;
}

/** What each column of a table of reads is. */
export function ColumnTable({ header, mapping, samples, busy, onChange }: ColumnTableProps) {
  const m = useMessages(readImportMessages);
  const choose = (place: number, column: ReadColumn | null) =>
    onChange(header.map((_, at) => (at === place ? column : mapping[at] === column ? null : (mapping[at] ?? null))));
  const rows = header.map((word, place) => ({ place, title: word || m.noTitle(place + 1) }));
  return (
    <StaffTable
      label={m.columns}
      rows={rows}
      rowKey={({ place }) => place}
      columns={[
        { key: "column", header: m.column, cell: ({ title }) => title },
        {
          key: "means",
          header: m.means,
          cell: ({ place, title }) => (
            <select
              className="p-inputtext p-component"
              aria-label={`${title} ${m.means}`}
              value={mapping[place] ?? ""}
              disabled={busy}
              onChange={({ target }) => choose(place, readColumns.find((each) => each === target.value) ?? null)}
            >
              <option value="">{m.notRead}</option>
              {readColumns.map((column) => (
                <option key={column} value={column}>
                  {m.columnNames[column]}
                </option>
              ))}
            </select>
          ),
        },
        {
          key: "sample",
          header: m.sample,
          cell: ({ place }) => (
            <span className="soft">
              {samples
                .map((row) => row[place] ?? "")
                .filter(Boolean)
                .slice(0, 2)
                .join(" · ")}
            </span>
          ),
        },
      ]}
    />
  );
}
