import type { OrderRecord } from "@time-event/contract/staff-orders";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { TransferStateChip } from "../../transfers/transfer-state.shared.tsx";
import { DrawerPart } from "./drawer-part.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";

interface OrderMoneyProps {
  readonly order: OrderRecord;
  readonly timeZone: string;
}

/** What came for an order and what remains, and every slip with its fate. */
export function OrderMoney({
  order: { balance, transfers, reference, state, totalSatang },
  timeZone,
}: OrderMoneyProps) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  if (totalSatang === null && transfers.length === 0) return null;
  const { verifiedSatang, refundedSatang, owedSatang, overpaidSatang } = balance;
  const isOwing = owedSatang > 0 && (state === "awaiting_payment" || state === "confirmed");
  return (
    <DrawerPart title={m.money}>
      <dl className="order-facts figures">
        <Sum term={m.paid} satang={verifiedSatang} />
        {refundedSatang > 0 && <Sum term={m.paidBack} satang={refundedSatang} />}
        {isOwing && <Sum term={m.owing} satang={owedSatang} />}
        {overpaidSatang > 0 && <Sum term={m.overpaid} satang={overpaidSatang} />}
      </dl>
      <ul role="list" className="order-race-entries">
        {transfers.map(({ id, state: fate, claimedSatang, sentAt }) => (
          <li key={id}>
            <TransferStateChip state={fate} />
            <Link to={`/manage/transfers/all?text=${encodeURIComponent(reference)}`} className="figures">
              {format.baht(claimedSatang)}
            </Link>
            <span className="soft figures">{format.instant(sentAt, timeZone)}</span>
          </li>
        ))}
      </ul>
    </DrawerPart>
  );
}

function Sum({ term, satang }: { readonly term: string; readonly satang: number }) {
  const format = useFormat();
  return (
    <div>
      <dt>{term}</dt>
      <dd>{format.baht(satang)}</dd>
    </div>
  );
}
