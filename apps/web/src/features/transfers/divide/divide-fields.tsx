import "./divide.css";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { MoneyField } from "../../../ui/staff/field/money-field.tsx";
import { divideMessages } from "./divide.messages.ts";
import type { Division, TypedParts } from "./division.ts";

interface DivideFieldsProps {
  readonly receivedSatang: number;
  readonly division: Division;
  readonly typed: TypedParts;
  readonly onType: (typed: TypedParts) => void;
}

/** What each registration owes and gets, and what remains: typed, or as proposed. */
export function DivideFields({ receivedSatang, division: { parts, restSatang }, typed, onType }: DivideFieldsProps) {
  const m = useMessages(divideMessages);
  const format = useFormat();
  const words = restSatang === 0 ? m.whole : restSatang > 0 ? m.rest : m.over;
  return (
    <section className="divide" aria-label={m.divide}>
      <ul className="divide__parts">
        {parts.map(({ id, reference, contactName, owedSatang, amountSatang }) => {
          const difference = (amountSatang ?? 0) - owedSatang;
          return (
            <li key={id}>
              <span className="transfer-order">
                <strong>{contactName || reference}</strong>
                <span className="soft">
                  <span className="figures">{reference}</span> · {m.owes(format.exactBaht(owedSatang))}
                </span>
                {difference !== 0 && (
                  <span className="divide__difference">
                    {(difference > 0 ? m.overpaid : m.short)(format.exactBaht(Math.abs(difference)))}
                  </span>
                )}
              </span>
              <MoneyField
                label={m.partOf(reference)}
                value={amountSatang}
                onChange={(satang) => onType(new Map(typed).set(id, satang))}
              />
            </li>
          );
        })}
      </ul>
      <p className="divide__rest" role="status" data-whole={restSatang === 0}>
        {words(format.exactBaht(restSatang === 0 ? receivedSatang : Math.abs(restSatang)))}
        {typed.size > 0 && (
          <Button type="button" text size="small" label={m.propose} onClick={() => onType(new Map())} />
        )}
      </p>
    </section>
  );
}
