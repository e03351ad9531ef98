import type { OrderRecord } from "@time-event/contract/staff-orders";
import { orderReceiptGet } from "@time-event/contract/receipts";
import { Link } from "react-router";
import { useStaffDownload } from "../../../lib/api/use-staff-files.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { useMay } from "../../../lib/session/use-may.ts";
import { ActionLink } from "../../../ui/staff/control/action-link.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { Fact, Facts } from "../../../ui/staff/facts/facts.tsx";
import { TransferStateChip } from "../../transfers/transfer-state.shared.tsx";
import { DrawerPart } from "./drawer-part.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";
import { type CallFailed } from "../../../lib/api/call-failed.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { tellFailed } from "../../../ui/staff/toast/tell-failed.ts";

interface OrderMoneyProps {
  readonly eventId: number;
  readonly order: OrderRecord;
  readonly timeZone: string;
}

/** What came for an order and what remains, and every slip with its fate. */
export function OrderMoney({
  order: { id, balance, transfers, receipts = [], state, totalSatang },
  eventId,
  timeZone,
}: OrderMoneyProps) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  const language = useLanguage();
  const save = useStaffDownload(orderReceiptGet);
  const failureText = useFailureText();
  const told = { onError: (failure: CallFailed) => tellFailed(failureText(failure)) };
  const may = useMay();
  if (totalSatang === null && transfers.length === 0) return null;
  const { verifiedSatang, refundedSatang, owedSatang, overpaidSatang } = balance;
  const isOwing = owedSatang > 0 && (state === "awaiting_payment" || state === "confirmed");
  return (
    <DrawerPart title={m.money}>
      <Facts figures>
        <Sum term={m.paid} satang={verifiedSatang} />
        {refundedSatang > 0 && <Sum term={m.paidBack} satang={refundedSatang} />}
        {isOwing && <Sum term={m.owing} satang={owedSatang} />}
        {overpaidSatang > 0 && <Sum term={m.overpaid} satang={overpaidSatang} />}
      </Facts>
      {overpaidSatang > 0 && may("payments_view", eventId) && (
        <p>
          <ActionLink outlined icon="pi pi-undo" to={`/manage/transfers/late?order=${id}`} label={m.toRefund} />
        </p>
      )}
      <ul role="list" className="order-race-entries">
        {transfers.map(({ id, state: fate, claimedSatang, sentAt }) => (
          <li key={id}>
            <TransferStateChip state={fate} />
            {may("payments_view", eventId) ? (
              <Link
                to={`/manage/transfers/${eventId}/${id}`}
                aria-label={m.openPayment(format.baht(claimedSatang))}
                className="figures"
              >
                {format.baht(claimedSatang)}
              </Link>
            ) : (
              <span className="figures">{format.baht(claimedSatang)}</span>
            )}
            <span className="soft figures">{format.instant(sentAt, timeZone)}</span>
          </li>
        ))}
        {(may("payments_view", eventId) ? receipts : []).map(({ number, kind, totalSatang: amount }) => (
          <li key={number}>
            <Button
              type="button"
              text
              icon="pi pi-file-pdf"
              label={`${m.receipts[kind]} ${number}`}
              loading={save.isPending && save.variables.number === number}
              onClick={() => save.mutate({ eventId, id, language, number }, told)}
            />
            <span className="soft figures">{format.baht(amount)}</span>
          </li>
        ))}
      </ul>
    </DrawerPart>
  );
}

function Sum({ term, satang }: { readonly term: string; readonly satang: number }) {
  const format = useFormat();
  return <Fact term={term}>{format.baht(satang)}</Fact>;
}
