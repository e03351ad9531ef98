import "./transfers.css";
import { transferList } from "@time-event/contract/staff-transfers";
import { type TransferState, transferStates } from "@time-event/domain/payments/transfer-states";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import { ToolbarSelect } from "../../ui/staff/table/toolbar-select.tsx";
import { useListView } from "../../ui/staff/table/use-list-view.ts";
import { OrderCell } from "./order-cell.tsx";
import { TransfersFrame } from "./transfers-frame.tsx";
import { TransferStateChip } from "./transfer-state.shared.tsx";
import { transfersMessages } from "./transfers.messages.ts";

const timeZone = "Asia/Bangkok";

/** All payments of the events that the user may see, with their fate. */
export function Component() {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  const view = useListView({ filters: ["text", "state", "event"], sort: "" });
  const { text, state, event } = view.filters;
  const known = transferStates.find((each) => each === state);
  const transfers = useStaffQuery(
    transferList,
    {
      ...(text && { text }),
      ...(known && { state: known }),
      ...(Number(event) > 0 && { eventId: Number(event) }),
      offset: view.offset,
      limit: view.limit,
    },
    { placeholderData: (before) => before },
  );
  return (
    <TransfersFrame title={m.all}>
      <TableToolbar search={text} searchLabel={m.search} onSearch={(wanted) => view.filter({ text: wanted })}>
        <ToolbarSelect
          label={m.state}
          value={known ?? ""}
          any={m.any}
          options={transferStates.map((value: TransferState) => ({ value, label: m.states[value] }))}
          onChange={(value) => view.filter({ state: value })}
        />
      </TableToolbar>
      <Loaded query={transfers} words={m.refusals}>
        {({ data, meta }) => (
          <StaffTable
            label={m.listLabel}
            rows={data}
            rowKey={({ id }) => id}
            rowLink={({ eventId, id }) => `/manage/transfers/${eventId}/${id}`}
            page={{ offset: view.offset, limit: view.limit, total: meta.total, onChange: view.turnTo }}
            busy={transfers.isPlaceholderData}
            empty={<EmptyState icon="search" title={m.listEmpty} />}
            columns={[
              {
                key: "order",
                header: m.columns.order,
                cell: (row) => <OrderCell {...row} />,
              },
              {
                key: "state",
                header: m.state,
                cell: ({ state: of, takenBy }) => (
                  <>
                    <TransferStateChip state={of} />
                    {of === "waiting" && takenBy !== null && <span className="soft"> {m.takenBy(takenBy)}</span>}
                  </>
                ),
              },
              {
                key: "claimed",
                header: m.columns.claimed,
                align: "end",
                cell: ({ claimedSatang }) => format.baht(claimedSatang),
              },
              {
                key: "received",
                header: m.columns.received,
                align: "end",
                cell: ({ receivedSatang }) => (receivedSatang === null ? "–" : format.baht(receivedSatang)),
              },
              {
                key: "sent",
                header: m.columns.sent,
                cell: ({ sentAt }) => <span className="figures nowrap">{format.instant(sentAt, timeZone)}</span>,
              },
              { key: "event", header: m.columns.event, wideOnly: true, cell: (row) => format.text(row.event) },
              { key: "by", header: m.columns.by, wideOnly: true, cell: ({ decidedBy }) => decidedBy ?? "–" },
            ]}
          />
        )}
      </Loaded>
    </TransfersFrame>
  );
}
