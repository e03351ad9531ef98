import type { OrderQuote } from "@time-event/contract/orders";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { registrationMessages } from "./registration.messages.ts";

/** What it costs, line by line. */
export function PriceLines({ quote: { lines, totalSatang, unpriced } }: { readonly quote: OrderQuote }) {
  const m = useMessages(registrationMessages);
  const format = useFormat();
  if (lines.length === 0 && unpriced.length === 0) return null;
  return (
    <section className="card registration__part" aria-labelledby="price-title">
      <h2 id="price-title">{m.price}</h2>
      <ul role="list" className="price-lines">
        {lines.map(({ entry, category, tier, quantity, unitSatang, amountSatang }) => (
          <li key={entry}>
            <span>
              {format.text(category)}
              <small className="soft">
                {format.text(tier)}
                {quantity > 1 && ` · ${m.times(quantity, format.exactBaht(unitSatang))}`}
              </small>
            </span>
            <span className="figures">{amountSatang === 0 ? m.free : format.exactBaht(amountSatang)}</span>
          </li>
        ))}
        {unpriced.length > 0 && <li className="soft">{m.unpriced}</li>}
        <li className="price-lines__total">
          <span>{m.total}</span>
          <b className="figures">{format.exactBaht(totalSatang)}</b>
        </li>
      </ul>
    </section>
  );
}
