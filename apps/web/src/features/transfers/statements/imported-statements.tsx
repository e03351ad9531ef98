import type { ImportedStatement } from "@time-event/contract/statements";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { StaffTable } from "../../../ui/staff/table/staff-table.tsx";
import { statementsMessages } from "./statements.messages.ts";

/** Which files were imported when, by whom, and how much of each still pays nothing. */
export function ImportedStatements({ statements }: { readonly statements: readonly ImportedStatement[] }) {
  const m = useMessages(statementsMessages);
  const format = useFormat();
  return (
    <Panel title={m.imported}>
      <StaffTable
        label={m.imported}
        rows={statements}
        rowKey={({ id }) => id}
        empty={<p className="soft">{m.importedNone}</p>}
        columns={[
          { key: "file", header: m.file, cell: ({ fileName }) => <span className="statement-text">{fileName}</span> },
          {
            key: "account",
            header: m.account,
            wideOnly: true,
            cell: ({ channel }) => (channel ? format.text(channel) : "–"),
          },
          {
            key: "at",
            header: m.importedAt,
            cell: ({ importedAt }) => (
              <span className="figures nowrap">{format.instant(importedAt, "Asia/Bangkok")}</span>
            ),
          },
          { key: "by", header: m.importedBy, wideOnly: true, cell: ({ importedBy }) => importedBy },
          { key: "lines", header: m.newLines, align: "end", cell: ({ lines }) => format.number(lines) },
          { key: "incoming", header: m.incoming, align: "end", cell: ({ incoming }) => format.number(incoming) },
          { key: "open", header: m.open, align: "end", cell: ({ unmatched }) => format.number(unmatched) },
        ]}
      />
    </Panel>
  );
}
