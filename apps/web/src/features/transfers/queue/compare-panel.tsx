import type { StaffTransfer } from "@time-event/contract/staff-transfers";
import { divideAmong } from "@time-event/domain/payments/balance";
import { bankOf } from "@time-event/domain/promptpay/banks";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip } from "../../../ui/chip/chip.tsx";
import { OrdersTable } from "../orders-table.tsx";
import { transfersMessages } from "../transfers.messages.ts";
import { differencesOf, receiverOf } from "./compare.ts";
import { EventAccounts } from "./event-accounts.tsx";
import { SlipCheck } from "./slip-check.tsx";
import { SlipWarnings } from "./slip-warnings.tsx";

interface ComparePanelProps {
  readonly transfer: StaffTransfer;
  /** What the reader is about to verify. */
  readonly receivedSatang: number;
}

const timeZone = "Asia/Bangkok";

/** What was expected beside what is claimed, with a mark where they differ, and what to look at twice. */
export function ComparePanel({ transfer, receivedSatang }: ComparePanelProps) {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  const differences = differencesOf(transfer);
  const receiver = receiverOf(transfer);
  const { owedSatang, claimedSatang, paidAt, sentAt, bankCode, bankReference, orders } = transfer;
  const begunAt = Math.min(...orders.map(({ createdAt }) => createdAt));
  const instant = (at: number) => format.instant(at, timeZone);
  const receiverUnknown =
    transfer.slip === null ? m.notSaid : transfer.check === null ? m.receiverUnknown : m.receiverNotSaid;
  const bank = bankCode === null ? undefined : (bankOf(bankCode)?.short ?? bankCode);
  return (
    <div className="compare">
      <div className="compare__who">
        <h2>{transfer.contactName || transfer.reference}</h2>
        <p className="soft">
          <span className="figures">{transfer.reference}</span> · {format.text(transfer.event)}
        </p>
      </div>
      <SlipWarnings transfer={transfer} />
      <table className="compare__table">
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{m.fact}</span>
            </th>
            <th scope="col">{m.expected}</th>
            <th scope="col">{m.claimed}</th>
          </tr>
        </thead>
        <tbody>
          <Line label={m.amount} differs={differences.amount} expected={<strong>{format.baht(owedSatang)}</strong>}>
            <strong>{format.baht(claimedSatang)}</strong>
          </Line>
          <Line
            label={m.time}
            differs={paidAt === null ? undefined : differences.time}
            expected={m.between(instant(begunAt), instant(sentAt))}
          >
            {paidAt === null ? m.notSaid : instant(paidAt)}
          </Line>
          <Line label={m.bank} differs={differences.reference} expected={m.once}>
            {bankReference === null ? m.noCode : [bank, bankReference].filter(Boolean).join(" ")}
          </Line>
          <Line label={m.receiver} differs={receiver.differs} expected={<EventAccounts accounts={transfer.accounts} />}>
            {receiver.number === null ? (
              <span className="soft">{receiverUnknown}</span>
            ) : (
              <span className="figures">{receiver.number}</span>
            )}
          </Line>
        </tbody>
      </table>
      {transfer.check && <SlipCheck check={transfer.check} />}
      <PaidOrders transfer={transfer} receivedSatang={receivedSatang} />
    </div>
  );
}

interface LineProps {
  readonly label: string;
  /** Undefined: nothing was claimed, so there is nothing to compare. */
  readonly differs: boolean | undefined;
  readonly expected: ReactNode;
  readonly children: ReactNode;
}

function Line({ label, differs, expected, children }: LineProps) {
  const m = useMessages(transfersMessages);
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">{label}</th>
      <td data-label={m.expected}>{expected}</td>
      <td data-label={m.claimed}>
        <span className="compare__claim">
          {children}
          {differs !== undefined && (
            <Chip tone={differs ? "warn" : "ok"} icon={differs ? "warning" : "check"}>
              {differs ? m.differs : m.fits}
            </Chip>
          )}
        </span>
      </td>
    </tr>
  );
}

function PaidOrders({ transfer: { orders }, receivedSatang }: ComparePanelProps) {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  const parts = divideAmong(
    receivedSatang,
    orders.map(({ owedSatang }) => owedSatang),
  );
  return (
    <OrdersTable
      orders={orders}
      columns={[
        { header: m.owed, cell: ({ owedSatang }) => format.baht(owedSatang) },
        { header: m.part, cell: (_order, at) => format.baht(parts[at] ?? 0) },
      ]}
    />
  );
}
