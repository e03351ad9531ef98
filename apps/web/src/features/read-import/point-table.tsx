import type { ReadImportPreview } from "@time-event/contract/read-import";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { readImportMessages } from "./read-import.messages.ts";
import { ReadsOverTime } from "./reads-over-time.tsx";

/** Where each place of a file is. */
type PointMapping = readonly { readonly point: string; readonly checkpoint: string | null }[];

interface PointTableProps {
  readonly preview: ReadImportPreview;
  readonly timeZone: string;
  readonly busy: boolean;
  readonly onChange: (points: PointMapping) => void;
}

const left = "-";
const unsaid = "";

/** What the file calls its places, and at which checkpoints they are. */
export function PointTable({ preview, timeZone, busy, onChange }: PointTableProps) {
  const m = useMessages(readImportMessages);
  const format = useFormat();
  const { points, checkpoints, firstAt, lastAt } = preview;
  const said = points.filter(({ checkpoint, leftOut }) => checkpoint !== null || leftOut);
  const choose = (point: string, value: string) =>
    onChange([
      ...said
        .filter((each) => each.point !== point)
        .map(({ point: name, checkpoint }) => ({ point: name, checkpoint })),
      ...(value === unsaid ? [] : [{ point, checkpoint: value === left ? null : value.slice(1) }]),
    ]);
  const span =
    firstAt === null || lastAt === null
      ? ""
      : m.from(format.instant(firstAt, timeZone), format.instant(lastAt, timeZone));
  return (
    <>
      {span && <p className="soft figures">{span}</p>}
      <StaffTable
        label={m.points}
        rows={points}
        rowKey={({ point }) => point}
        columns={[
          { key: "point", header: m.point, cell: ({ point }) => point || m.noPoint },
          {
            key: "checkpoint",
            header: m.checkpoint,
            cell: ({ point, checkpoint, leftOut }) => (
              <select
                className="p-inputtext p-component"
                aria-label={`${m.checkpoint} ${point || m.noPoint}`}
                value={leftOut ? left : checkpoint === null ? unsaid : `=${checkpoint}`}
                disabled={busy}
                onChange={({ target }) => choose(point, target.value)}
              >
                <option value={unsaid}>{m.chooseCheckpoint}</option>
                {checkpoints.map(({ code, name }) => (
                  <option key={code} value={`=${code}`}>
                    {format.text(name) || code}
                  </option>
                ))}
                <option value={left}>{m.leaveOut}</option>
              </select>
            ),
          },
          { key: "reads", header: m.reads, align: "end", cell: ({ reads }) => format.number(reads) },
          {
            key: "overTime",
            header: m.overTime,
            cell: ({ overTime }) => <ReadsOverTime counts={overTime} label={span} />,
          },
        ]}
      />
    </>
  );
}
