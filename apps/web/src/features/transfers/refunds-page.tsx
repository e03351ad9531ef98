import "./transfers.css";
import { type Refund, refundList } from "@time-event/contract/refunds";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip, type Tone } from "../../ui/chip/chip.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import type { IconName } from "../../ui/icon/icon.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { ToolbarSelect } from "../../ui/staff/table/toolbar-select.tsx";
import { useListView } from "../../ui/staff/table/use-list-view.ts";
import { RefundActions } from "./refunds/refund-actions.tsx";
import { refundsMessages } from "./refunds/refunds.messages.ts";
import { OrderCell } from "./order-cell.tsx";
import { TransfersFrame } from "./transfers-frame.tsx";

const states = ["proposed", "approved", "paid", "refused", "taken_back"] as const;
const looks: Readonly<Record<Refund["state"], readonly [Tone, IconName]>> = {
  proposed: ["warn", "clock"],
  approved: ["info", "wallet"],
  paid: ["ok", "check"],
  refused: ["danger", "close"],
  taken_back: ["outline", "arrow"],
};

/** Money that went back, and refunds that wait for a second person. */
export function Component() {
  const m = useMessages(refundsMessages);
  const view = useListView({ filters: ["state"], sort: "" });
  const state = states.find((each) => each === view.filters.state);
  const refunds = useStaffQuery(
    refundList,
    { ...(state && { state }), offset: view.offset, limit: view.limit },
    { placeholderData: (before) => before },
  );
  const columns = useColumns();
  return (
    <TransfersFrame title={m.refundsTitle}>
      <TableToolbar>
        <ToolbarSelect
          label={m.state}
          value={state ?? ""}
          any={m.any}
          options={states.map((value) => ({ value, label: m.states[value] }))}
          onChange={(value) => view.filter({ state: value })}
        />
      </TableToolbar>
      <Loaded query={refunds}>
        {({ data, meta }) => (
          <StaffTable
            label={m.refundsTitle}
            rows={data}
            rowKey={({ id }) => id}
            page={{ offset: view.offset, limit: view.limit, total: meta.total, onChange: view.turnTo }}
            busy={refunds.isPlaceholderData}
            empty={<EmptyState icon="wallet" title={m.refundsNone} />}
            columns={columns}
          />
        )}
      </Loaded>
    </TransfersFrame>
  );
}

function useColumns(): Column<Refund>[] {
  const m = useMessages(refundsMessages);
  const format = useFormat();
  return [
    {
      key: "order",
      header: m.order,
      cell: (row) => <OrderCell {...row} />,
    },
    {
      key: "amount",
      header: m.amount,
      align: "end",
      cell: ({ amountSatang }) => <span className="figures">{format.exactBaht(amountSatang)}</span>,
    },
    {
      key: "state",
      header: m.state,
      cell: ({ state }) => (
        <Chip tone={looks[state][0]} icon={looks[state][1]}>
          {m.states[state]}
        </Chip>
      ),
    },
    {
      key: "reason",
      header: m.reason,
      cell: ({ reason, account, takenBack }) => (
        <span className="transfer-order">
          <span>{reason}</span>
          <span className="soft">{account}</span>
          {takenBack && <span>{m.takenBackBy(takenBack.by, takenBack.reason)}</span>}
        </span>
      ),
    },
    {
      key: "asked",
      header: m.askedBy,
      cell: ({ askedBy, askedAt }) => (
        <span className="transfer-order">
          <span>{askedBy}</span>
          <span className="soft figures nowrap">{format.instant(askedAt, "Asia/Bangkok")}</span>
        </span>
      ),
    },
    { key: "decided", header: m.decidedBy, wideOnly: true, cell: ({ decidedBy }) => decidedBy ?? "–" },
    { key: "do", header: m.actions, cell: (refund) => <RefundActions refund={refund} /> },
  ];
}
