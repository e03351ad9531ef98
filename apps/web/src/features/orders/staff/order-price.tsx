import type { OrderRecord } from "@time-event/contract/staff-orders";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { DrawerPart } from "./drawer-part.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";

/** What the order costs, line by line. */
export function OrderPrice({ order: { quote, totalSatang } }: { readonly order: OrderRecord }) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  if (quote.lines.length === 0) return null;
  return (
    <DrawerPart title={m.price} hint={totalSatang === null && m.priceNow}>
      <table className="order-price">
        <thead>
          <tr>
            <th scope="col">{m.line}</th>
            <th scope="col">{m.quantity}</th>
            <th scope="col">{m.unit}</th>
            <th scope="col">{m.amount}</th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line, at) => (
            // lines of a quote have no ids and keep their order
            // eslint-disable-next-line react/no-array-index-key
            <tr key={at}>
              <td>
                {format.text(line.category ?? line.name)}{" "}
                <span className="soft">
                  {line.category && format.text(line.name)}
                  {line.option && format.text(line.option)}
                </span>
              </td>
              <td>{format.number(line.quantity)}</td>
              <td>{format.baht(line.unitSatang)}</td>
              <td>{format.baht(line.amountSatang)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {m.sum}
            </th>
            <td>{format.baht(quote.totalSatang)}</td>
          </tr>
        </tfoot>
      </table>
    </DrawerPart>
  );
}
