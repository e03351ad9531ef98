import { type ClockSource, clockList } from "@time-event/contract/clocks";
import { useState } from "react";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { ClockDialog } from "./clock-dialog.tsx";
import { clocksMessages } from "./clocks.messages.ts";
import { offsetText } from "./offset-text.ts";
import { readsMessages } from "./reads.messages.ts";

/** Where the reads of an event come from, each with its clock: a row opens what is known of it and puts it right. */
export function ClockSources({ eventId }: { readonly eventId: number }) {
  const m = useMessages(clocksMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="clock-sources" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.title}</summary>
      {isOpen && <SourceTable eventId={eventId} />}
    </details>
  );
}

const keyOf = ({ checkpoint, device }: ClockSource) => `${checkpoint} ${device}`;

function SourceTable({ eventId }: { readonly eventId: number }) {
  const m = useMessages(clocksMessages);
  const words = useMessages(readsMessages);
  const format = useFormat();
  const sources = useStaffQuery(clockList, { eventId });
  const [opened, setOpened] = useState<string | null>(null);
  const columns: readonly Column<ClockSource>[] = [
    {
      key: "device",
      header: m.device,
      cell: ({ device, source }) => (
        <>
          <strong className="read-device">{device || m.noDevice}</strong>{" "}
          <small className="soft">{words.sources[source as keyof typeof words.sources] ?? source}</small>
        </>
      ),
    },
    { key: "checkpoint", header: m.checkpoint, cell: ({ checkpoint }) => <code>{checkpoint}</code> },
    {
      key: "reads",
      header: m.reads,
      align: "end",
      cell: ({ reads }) => <span className="figures">{format.number(reads)}</span>,
    },
    { key: "clock", header: m.clock, cell: (source) => <ClockState {...source} /> },
  ];
  return (
    <>
      <p className="soft">{m.lead}</p>
      <Loaded query={sources}>
        {({ data }) => {
          const source = data.find((each) => keyOf(each) === opened);
          return (
            <>
              <StaffTable
                label={m.table}
                columns={columns}
                rows={data}
                rowKey={keyOf}
                onOpen={(each) => setOpened(keyOf(each))}
                empty={<p className="soft">{words.noneHint}</p>}
              />
              {source && <ClockDialog {...{ eventId, source }} onClose={() => setOpened(null)} />}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/** Whether the clock of a source was put right, and what a phone measured by itself. */
function ClockState({ clocks, measured }: ClockSource) {
  const m = useMessages(clocksMessages);
  const format = useFormat();
  const standing = clocks.filter(({ undone }) => undone === null);
  const [only] = standing;
  return (
    <>
      {only ? (
        <Chip tone="warn" icon="clock">
          {standing.length === 1
            ? m.corrected(offsetText(only.offsetMs))
            : m.correctedParts(format.number(standing.length))}
        </Chip>
      ) : (
        !measured && <span className="soft">{m.asSaid}</span>
      )}
      {measured && (
        <small className="soft">
          {" "}
          {measured.offsetMs === null
            ? m.unmeasured(measured.worker)
            : m.measured(measured.worker, offsetText(measured.offsetMs))}
        </small>
      )}
    </>
  );
}
