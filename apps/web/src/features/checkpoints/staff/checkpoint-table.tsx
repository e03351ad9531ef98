import type { CheckpointRow } from "@time-event/contract/checkpoints";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip } from "../../../ui/chip/chip.tsx";
import { StaffTable } from "../../../ui/staff/table/staff-table.tsx";
import { staffCheckpointsMessages } from "./staff-checkpoints.messages.ts";

interface CheckpointTableProps {
  readonly rows: readonly CheckpointRow[];
  readonly timeZone: string;
  readonly onOpen: (row: CheckpointRow) => void;
}

export function CheckpointTable({ rows, timeZone, onOpen }: CheckpointTableProps) {
  const m = useMessages(staffCheckpointsMessages);
  const format = useFormat();
  const at = (instant: number | null) => (instant === null ? "–" : format.instant(instant, timeZone));
  return (
    <StaffTable
      label={m.checkpoints}
      rows={rows}
      rowKey={({ code }) => code}
      onOpen={onOpen}
      columns={[
        { key: "code", header: m.code, cell: ({ code }) => code },
        { key: "name", header: m.name, cell: ({ name }) => format.text(name) || "–" },
        {
          key: "kind",
          header: m.kind,
          cell: ({ kind }) => <Chip tone={kind === "split" ? "outline" : "primary"}>{m.kinds[kind]}</Chip>,
        },
        { key: "distance", header: m.distance, align: "end", cell: ({ distanceM }) => format.distance(distanceM) },
        {
          key: "elevation",
          header: m.elevation,
          align: "end",
          wideOnly: true,
          cell: ({ elevationM }) => (elevationM === null ? "–" : `${format.number(elevationM)} ${m.metres}`),
        },
        { key: "opens", header: m.opensAt, align: "end", wideOnly: true, cell: ({ opensAt }) => at(opensAt) },
        { key: "cutoff", header: m.cutoffAt, align: "end", cell: ({ cutoffAt }) => at(cutoffAt) },
        {
          key: "usedBy",
          header: m.usedBy,
          cell: ({ usedBy }) => (usedBy.length === 0 ? <span className="soft">{m.unused}</span> : usedBy.join(", ")),
        },
      ]}
    />
  );
}
