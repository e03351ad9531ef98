import type { OrderQuote } from "@time-event/contract/order-quote";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { orderDeskMessages } from "./order-desk.messages.ts";

/** The lines of a price, which add up to the total. */
export function QuoteTable({ quote }: { readonly quote: OrderQuote }) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  return (
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
  );
}
