import type { DataOf } from "@time-event/contract/endpoint";
import type { stationFileImport, StationLineFate } from "@time-event/contract/station-import";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip, type Tone } from "../../ui/chip/chip.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { stationsMessages } from "./stations.messages.ts";

type Imported = DataOf<typeof stationFileImport>;

interface StationFileLinesProps {
  readonly done: Imported;
  readonly timeZone: string;
}

const tones: Partial<Record<StationLineFate, Tone>> = {
  stored: "ok",
  stored_unknown: "info",
  repeated: "outline",
  undone: "outline",
};

/** What became of the lines of an imported file, the doubtful ones first. */
export function StationFileLines({ done, timeZone }: StationFileLinesProps) {
  const m = useMessages(stationsMessages);
  const format = useFormat();
  const fate = (word: StationLineFate, count?: number) => (
    <Chip key={word} tone={tones[word] ?? "warn"}>
      {m.fates[word]}
      {count !== undefined && ` ${format.number(count)}`}
    </Chip>
  );
  // lines without a number have no other name
  const rows = done.lines.map((line, index) => ({ ...line, index }));
  const columns: Column<(typeof rows)[number]>[] = [
    { key: "seq", header: m.lineNumber, cell: ({ seq }) => seq ?? "–" },
    { key: "kind", header: m.lineKind, cell: ({ kind }) => m.kinds[kind ?? ""] ?? "–" },
    { key: "bib", header: m.lineBib, cell: ({ bib }) => bib ?? "–" },
    { key: "at", header: m.lineAt, cell: ({ at }) => (at === null ? "–" : format.clock(at, timeZone, true)) },
    { key: "fate", header: m.lineFate, cell: (line) => fate(line.fate) },
  ];
  const counted = Object.entries(done.counts) as [StationLineFate, number][];
  const missing = done.missing.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
  return (
    <>
      <div role="status" className="station-file__counts">
        <strong>{m.fileDone(done.checkpoint)}</strong>
        {counted.map(([word, count]) => fate(word, count))}
        {missing !== "" && <Chip tone="warn">{m.missing(missing)}</Chip>}
      </div>
      <StaffTable label={m.fileLines} columns={columns} rows={rows} rowKey={({ index }) => index} />
    </>
  );
}
