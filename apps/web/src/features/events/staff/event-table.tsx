import type { StaffEventRow } from "@time-event/contract/staff-events";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { StaffTable } from "../../../ui/staff/table/staff-table.tsx";
import type { ListView } from "../../../ui/staff/table/use-list-view.ts";
import { StaffEventState } from "../staff-event-state.shared.tsx";
import { staffEventListMessages } from "./staff-event-list.messages.ts";

interface EventTableProps {
  readonly rows: readonly StaffEventRow[];
  readonly total: number;
  readonly view: ListView<string>;
  readonly typeNames: ReadonlyMap<string, string>;
  readonly busy: boolean;
  readonly empty: ReactNode;
}

export function EventTable({ rows, total, view, typeNames, busy, empty }: EventTableProps) {
  const m = useMessages(staffEventListMessages);
  const format = useFormat();
  return (
    <StaffTable
      label={m.table}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/manage/events/${id}/details`}
      sort={view.sort}
      onSort={view.sortBy}
      page={{ offset: view.offset, limit: view.limit, total, onChange: view.turnTo }}
      busy={busy}
      empty={empty}
      columns={[
        {
          key: "name",
          header: m.name,
          sortable: true,
          cell: (event) => (
            <span className="event-name">
              <span>{format.text(event.name)}</span>
              <span className="event-name__type">{typeNames.get(event.type) ?? event.type}</span>
            </span>
          ),
        },
        { key: "state", header: m.state, sortable: true, cell: ({ state }) => <StaffEventState state={state} /> },
        {
          key: "startsOn",
          header: m.days,
          sortable: true,
          cell: ({ startsOn, endsOn }) => (
            <span className="figures nowrap">{format.days(startsOn, endsOn, "short")}</span>
          ),
        },
        { key: "province", header: m.province, cell: ({ province }) => format.text(province) },
        {
          key: "categories",
          header: m.categories,
          align: "end",
          wideOnly: true,
          cell: ({ categories }) => format.number(categories),
        },
        { key: "entries", header: m.entries, align: "end", cell: ({ entries }) => format.number(entries) },
        {
          key: "changedAt",
          header: m.changed,
          sortable: true,
          wideOnly: true,
          cell: ({ changedAt, changedBy, timeZone }) => (
            <span className="soft nowrap">{m.changedBy(format.instant(changedAt, timeZone), changedBy)}</span>
          ),
        },
      ]}
    />
  );
}
