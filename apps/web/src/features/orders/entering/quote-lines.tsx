import type { Order } from "@time-event/contract/orders";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { enterMessages } from "../enter.messages.ts";
import type { EntryOffers } from "./entry-offers.ts";

interface QuoteLinesProps {
  readonly order: Order;
  readonly offers: Pick<EntryOffers, "payHours" | "payUntil">;
  readonly timeZone: string;
}

/** What the order costs, line by line, and how long there will be to pay it. */
export function QuoteLines({ order: { quote, satangTail, balance }, offers, timeZone }: QuoteLinesProps) {
  const m = useMessages(enterMessages);
  const format = useFormat();
  const { payHours, payUntil } = offers;
  return (
    <section className="card card--padded enter__quote" aria-labelledby="quote-title">
      <h2 id="quote-title">{m.items}</h2>
      <dl>
        {quote.lines.map((line, at) => (
          <div key={at}>
            <dt>
              {format.text(line.category ?? line.name)}{" "}
              <small className="soft">
                {line.category && format.text(line.name)}
                {line.option && format.text(line.option)}
              </small>
              {line.quantity > 1 && (
                <small className="soft figures">
                  {format.number(line.quantity)} × {format.baht(line.unitSatang)}
                </small>
              )}
            </dt>
            <dd className="figures">
              {line.amountSatang === 0 && line.kind === "fee" ? m.free : format.baht(line.amountSatang)}
            </dd>
          </div>
        ))}
        <div className="enter__total">
          <dt>{m.total}</dt>
          <dd className="figures">{format.baht(quote.totalSatang)}</dd>
        </div>
      </dl>
      {balance.owedSatang > 0 && (
        <p className="soft">
          {payUntil === null ? m.payWithin(payHours) : m.payUntil(format.instant(payUntil, timeZone))}
        </p>
      )}
      {satangTail && <p className="soft">{m.tails[satangTail]}</p>}
    </section>
  );
}
