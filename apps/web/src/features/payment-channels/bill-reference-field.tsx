import type { PaymentAccount } from "@time-event/contract/payment-channels";
import { billReferenceRules } from "@time-event/domain/promptpay/bill-payment";
import { useMessages } from "../../lib/i18n/language.ts";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { paymentChannelMessages } from "./payment-channels.messages.ts";

type BillReference = Extract<PaymentAccount, { kind: "bill" }>["ref1"];

interface BillReferenceFieldProps {
  readonly place: 1 | 2;
  readonly value: BillReference;
  readonly errorAt: (part: string) => string | undefined;
  readonly onChange: (value: BillReference) => void;
}

/** The content of one of a bill payment's two references. The first is required: payments are found by it. */
export function BillReferenceField({ place, value, errorAt, onChange }: BillReferenceFieldProps) {
  const m = useMessages(paymentChannelMessages);
  const rules = billReferenceRules.filter((rule) => place === 2 || rule !== "none");
  return (
    <div className="form-grid">
      <SelectField
        label={m.ref(place)}
        required
        value={value.rule}
        options={rules.map((rule) => ({ value: rule, label: m.rules[rule] }))}
        onChange={(rule) => onChange({ rule: rule ?? value.rule, text: "" })}
      />
      {value.rule === "fixed" && (
        <TextField
          label={m.refText(place)}
          hint={m.refHint}
          required
          maxLength={20}
          value={value.text}
          error={errorAt("text")}
          onChange={(text) => onChange({ ...value, text: text.toUpperCase() })}
        />
      )}
    </div>
  );
}
