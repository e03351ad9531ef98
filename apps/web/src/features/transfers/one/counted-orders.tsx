import type { StaffTransfer } from "@time-event/contract/staff-transfers";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { OrderStateChip } from "../../orders/staff-order-state.shared.tsx";
import { transfersMessages } from "../transfers.messages.ts";

/** The registrations that a payment is for, with what of it counts for each. */
export function CountedOrders({ orders }: Pick<StaffTransfer, "orders">) {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  return (
    <div className="compare">
      <table className="compare__orders" aria-label={m.orders}>
        <thead>
          <tr>
            <th scope="col">{m.order}</th>
            <th scope="col">{m.counted}</th>
            <th scope="col">{m.owedNow}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, eventId, reference, state, countedSatang, owedSatang }) => (
            <tr key={id}>
              <td>
                <Link
                  to={`/manage/events/${eventId}/registrations?order=${id}`}
                  aria-label={m.openOrder(reference)}
                  className="figures"
                >
                  {reference}
                </Link>{" "}
                <OrderStateChip state={state} />
              </td>
              <td>{format.exactBaht(countedSatang)}</td>
              <td>{format.exactBaht(owedSatang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
