import type { ReadImportPreview } from "@time-event/contract/read-import";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { ReadFateChip } from "./read-fate-chip.tsx";
import { readImportMessages } from "./read-import.messages.ts";

interface ReadTablesProps {
  readonly preview: ReadImportPreview;
  readonly timeZone: string;
}

/** Chips that nobody has, and what becomes of each line. */
export function ReadTables({ preview, timeZone }: ReadTablesProps) {
  const m = useMessages(readImportMessages);
  const format = useFormat();
  const who = ({ bib, chip }: { readonly bib: string | null; readonly chip: string | null }) =>
    chip === null ? (bib ?? "–") : m.chipCode(chip);
  const at = (instant: number | null) => (instant === null ? "–" : format.instant(instant, timeZone));
  const lines = preview.lines.map((line, place) => ({ ...line, place }));
  return (
    <>
      {preview.unknown.length > 0 && (
        <Panel title={m.unknown}>
          <StaffTable
            label={m.unknown}
            rows={preview.unknown}
            rowKey={who}
            columns={[
              { key: "who", header: m.who, cell: who },
              { key: "reads", header: m.reads, align: "end", cell: ({ reads }) => format.number(reads) },
              { key: "first", header: m.firstRead, cell: ({ firstAt }) => at(firstAt) },
              { key: "last", header: m.lastRead, cell: ({ lastAt }) => at(lastAt), wideOnly: true },
            ]}
          />
        </Panel>
      )}
      <Panel title={m.lines} hint={m.moreLines(format.number(lines.length))}>
        <StaffTable
          label={m.lines}
          rows={lines}
          rowKey={({ place }) => place}
          columns={[
            { key: "line", header: m.line, align: "end", cell: ({ line }) => format.number(line) },
            { key: "fate", header: m.fate, cell: ({ fate }) => <ReadFateChip fate={fate} /> },
            { key: "who", header: m.who, cell: who },
            { key: "at", header: m.at, cell: (line) => <span className="figures">{at(line.at)}</span> },
            { key: "point", header: m.point, cell: ({ point }) => point || "–", wideOnly: true },
          ]}
        />
      </Panel>
    </>
  );
}
