import type { Order } from "@time-event/contract/orders";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { BalanceLines } from "../slips/balance-lines.tsx";
import { ReceiptList } from "./receipt-list.tsx";
import { registrationMessages } from "./registration.messages.ts";

interface PriceLinesProps {
  readonly order: Pick<Order, "quote" | "balance" | "state" | "receipts">;
  readonly orderKey: string;
}

/** What it costs, line by line, and what of it is paid. */
export function PriceLines({ order, orderKey }: PriceLinesProps) {
  const { quote, balance, state } = order;
  const m = useMessages(registrationMessages);
  const format = useFormat();
  const { lines, totalSatang, unpriced } = quote;
  if (lines.length === 0 && unpriced.length === 0) return null;
  return (
    <section className="card registration__part" aria-labelledby="price-title">
      <h2 id="price-title">{m.price}</h2>
      <ul role="list" className="price-lines">
        {lines.map(({ kind, category, name, option, quantity, unitSatang, amountSatang }, at) => (
          <li key={at}>
            <span>
              {format.text(category ?? name)}
              <small className="soft">
                {category && format.text(name)}
                {option && format.text(option)}
                {quantity > 1 && ` · ${m.times(quantity, format.exactBaht(unitSatang))}`}
              </small>
            </span>
            <span className="figures">
              {amountSatang === 0 && kind === "fee" ? m.free : format.exactBaht(amountSatang)}
            </span>
          </li>
        ))}
        {unpriced.length > 0 && <li className="soft">{m.unpriced}</li>}
        <li className="price-lines__total">
          <span>{m.total}</span>
          <b className="figures">{format.exactBaht(totalSatang)}</b>
        </li>
      </ul>
      <BalanceLines balance={balance} state={state} />
      <ReceiptList order={order} orderKey={orderKey} />
    </section>
  );
}
