import type { Order } from "@time-event/contract/orders";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { enterMessages } from "../enter.messages.ts";

/** What the order costs, line by line. */
export function QuoteLines({ order: { quote, satangTail } }: { readonly order: Order }) {
  const m = useMessages(enterMessages);
  const format = useFormat();
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
      {satangTail && <p className="soft">{m.tails[satangTail]}</p>}
    </section>
  );
}
