import { type SatangTail, satangTails } from "@time-event/domain/orders/satang-tail";
import { useId } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { RadioButton } from "../../../ui/staff/control/radio-button.tsx";
import { eventPaymentMessages } from "./event-payment.messages.ts";

interface SatangTailChoiceProps {
  readonly value: SatangTail;
  readonly onChange: (tail: SatangTail) => void;
}

/** Whether satang tell payers apart, each way with an example. */
export function SatangTailChoice({ value, onChange }: SatangTailChoiceProps) {
  const m = useMessages(eventPaymentMessages);
  const id = useId();
  return (
    <div className="satang-tails" role="radiogroup" aria-label={m.tail}>
      {satangTails.map((tail) => (
        <label key={tail} htmlFor={`${id}-${tail}`} className="satang-tails__one">
          <RadioButton
            inputId={`${id}-${tail}`}
            name="satangTail"
            value={tail}
            checked={tail === value}
            onChange={() => onChange(tail)}
          />
          <span>
            {m.tails[tail]}
            <span className="satang-tails__example figures">{m.tailExamples[tail]}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
