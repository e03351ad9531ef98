import type { StaffTransfer } from "@time-event/contract/staff-transfers";
import { Link } from "react-router";
import { useMessages } from "../../lib/i18n/language.ts";
import { OrderStateChip } from "../orders/staff-order-state.shared.tsx";
import { transfersMessages } from "./transfers.messages.ts";

type PaidOrder = StaffTransfer["orders"][number];

interface OrdersTableProps {
  readonly orders: readonly PaidOrder[];
  readonly columns: readonly { readonly header: string; readonly cell: (order: PaidOrder, at: number) => string }[];
}

/** The registrations that a payment is for, each with its state and what is said of it. */
export function OrdersTable({ orders, columns }: OrdersTableProps) {
  const m = useMessages(transfersMessages);
  return (
    <table className="compare__orders" aria-label={m.orders}>
      <thead>
        <tr>
          <th scope="col">{m.order}</th>
          {columns.map(({ header }) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order, at) => (
          <tr key={order.id}>
            <td>
              <Link
                to={`/manage/events/${order.eventId}/registrations?order=${order.id}`}
                aria-label={m.openOrder(order.reference)}
                className="figures"
              >
                {order.reference}
              </Link>{" "}
              <OrderStateChip state={order.state} />
            </td>
            {columns.map(({ header, cell }) => (
              <td key={header}>{cell(order, at)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
