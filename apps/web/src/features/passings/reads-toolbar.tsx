import { checkpointList } from "@time-event/contract/checkpoints";
import { readSourceList } from "@time-event/contract/reads";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import { ToolbarSelect } from "../../ui/staff/table/toolbar-select.tsx";
import { type ReadFilters, readsShown } from "./reads-filter.ts";
import { readsMessages } from "./reads.messages.ts";

interface ReadsToolbarProps {
  readonly eventId: number;
  readonly filters: ReadFilters;
  readonly isFiltered: boolean;
  readonly onFilter: (change: Partial<ReadFilters>) => void;
  readonly onClear: () => void;
  /** Asks for a stretch of one device at one checkpoint. */
  readonly onSpan: () => void;
}

/** The filters of the reads. */
export function ReadsToolbar({ eventId, filters, isFiltered, onFilter, onClear, onSpan }: ReadsToolbarProps) {
  const m = useMessages(readsMessages);
  const format = useFormat();
  const checkpoints = useStaffQuery(checkpointList, { eventId }).data?.data ?? [];
  const sources = useStaffQuery(readSourceList, { eventId }).data?.data ?? [];
  const devices = new Set(
    sources
      .filter(({ device, checkpoint }) => device !== "" && (!filters.checkpoint || checkpoint === filters.checkpoint))
      .map(({ device }) => device),
  );
  return (
    <TableToolbar
      search={filters.who}
      searchLabel={m.search}
      onSearch={(who) => onFilter({ who })}
      actions={
        <>
          {filters.checkpoint && filters.device && (
            <Button type="button" outlined icon="pi pi-ban" label={m.span} onClick={onSpan} />
          )}
          {isFiltered && <Button type="button" text icon="pi pi-filter-slash" label={m.clear} onClick={onClear} />}
        </>
      }
    >
      <ToolbarSelect
        label={m.checkpoint}
        any={m.anyCheckpoint}
        options={checkpoints.map(({ code, name }) => ({ value: code, label: `${code} ${format.text(name)}`.trim() }))}
        value={filters.checkpoint}
        onChange={(checkpoint) => onFilter({ checkpoint, device: "" })}
      />
      <ToolbarSelect
        label={m.device}
        any={m.anyDevice}
        options={[...devices].map((device) => ({ value: device, label: device }))}
        value={filters.device}
        onChange={(device) => onFilter({ device })}
      />
      <ToolbarSelect
        label={m.show}
        any={m.shows.all}
        options={readsShown.map((value) => ({ value, label: m.shows[value] }))}
        value={filters.show}
        onChange={(show) => onFilter({ show })}
      />
    </TableToolbar>
  );
}
