import "./transfers.css";
import { type LatePayment, latePaymentList } from "@time-event/contract/refunds";
import { useState } from "react";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip, type Tone } from "../../ui/chip/chip.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { type Column } from "../../ui/staff/table/table-props.ts";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { useListView } from "../../ui/staff/table/use-list-view.ts";
import { LateActions } from "./refunds/late-actions.tsx";
import { type LateReason, reasonOf, refundableOf } from "./refunds/late-payment.ts";
import { RefundDialog } from "./refunds/refund-dialog.tsx";
import { refundsMessages } from "./refunds/refunds.messages.ts";
import { OrderCell } from "./order-cell.tsx";
import { TransfersFrame } from "./transfers-frame.tsx";

const tones: Readonly<Record<LateReason, Tone>> = { late: "warn", ended: "warn", overpaid: "info", owes: "danger" };

/** Orders whose money and places do not fit, each with a proposal: a person decides. */
export function Component() {
  const m = useMessages(refundsMessages);
  const view = useListView({ filters: ["order"], sort: "" });
  const page = { offset: view.offset, limit: view.limit };
  // a registration's drawer leads to its own line
  const orderId = Number(view.filters.order) || undefined;
  const late = useStaffQuery(
    latePaymentList,
    { ...page, ...(orderId && { orderId }) },
    { placeholderData: (before) => before },
  );
  const [chosen, setChosen] = useState<LatePayment | null>(null);
  const columns = useColumns(setChosen);
  return (
    <TransfersFrame title={m.lateTitle}>
      <Loaded query={late}>
        {({ data, meta }) =>
          meta.total === 0 ? (
            <EmptyState icon="check" title={m.lateNone}>
              {m.lateNoneText}
            </EmptyState>
          ) : (
            <Panel title={m.lateTitle} hint={m.lateLead}>
              {orderId && <Button type="button" text icon="pi pi-list" label={m.lateAll} onClick={view.clear} />}
              <StaffTable
                label={m.lateList}
                rows={data}
                rowKey={({ orderId }) => orderId}
                page={{ ...page, total: meta.total, onChange: view.turnTo }}
                busy={late.isPlaceholderData}
                columns={columns}
              />
            </Panel>
          )
        }
      </Loaded>
      {chosen && (
        <RefundDialog
          key={chosen.orderId}
          {...chosen}
          mostSatang={refundableOf(chosen)}
          onClose={() => setChosen(null)}
        />
      )}
    </TransfersFrame>
  );
}

function useColumns(choose: (late: LatePayment) => void): Column<LatePayment>[] {
  const m = useMessages(refundsMessages);
  const format = useFormat();
  return [
    {
      key: "order",
      header: m.order,
      cell: (row) => <OrderCell {...row} />,
    },
    {
      key: "why",
      header: m.why,
      cell: (row) => {
        const reason = reasonOf(row);
        return (
          <span className="transfer-order">
            <span>
              <Chip tone={tones[reason]} icon="warning">
                {m.whys[reason]}
              </Chip>
            </span>
            {row.pendingSatang > 0 && <span className="soft">{m.pending(format.exactBaht(row.pendingSatang))}</span>}
          </span>
        );
      },
    },
    {
      key: "paid",
      header: m.paid,
      align: "end",
      cell: ({ paidSatang }) => <span className="figures">{format.exactBaht(paidSatang)}</span>,
    },
    {
      key: "price",
      header: m.price,
      align: "end",
      cell: ({ totalSatang }) => (
        <span className="figures">{totalSatang === null ? "–" : format.exactBaht(totalSatang)}</span>
      ),
    },
    {
      key: "proposal",
      header: m.proposal,
      cell: (row) => (
        <span className="transfer-order">
          <strong className="nowrap">{m.proposals[row.proposal]}</strong>
          {row.proposal === "refund" && refundableOf(row) > 0 && (
            <span className="figures">{format.exactBaht(refundableOf(row))}</span>
          )}
        </span>
      ),
    },
    { key: "event", header: m.event, wideOnly: true, cell: ({ event }) => format.text(event) },
    {
      key: "last",
      header: m.lastPaid,
      wideOnly: true,
      cell: ({ lastPaidAt }) =>
        lastPaidAt !== null && <span className="figures nowrap">{format.instant(lastPaidAt, "Asia/Bangkok")}</span>,
    },
    { key: "do", header: m.actions, cell: (row) => <LateActions late={row} onRefund={() => choose(row)} /> },
  ];
}
