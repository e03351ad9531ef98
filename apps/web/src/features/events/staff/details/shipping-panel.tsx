import { useMessages } from "../../../../lib/i18n/language.ts";
import type { Form } from "../../../../ui/form/use-form.ts";
import { MoneyField } from "../../../../ui/staff/field/money-field.tsx";
import { Panel } from "../../../../ui/staff/page/panel.tsx";
import { eventDetailsMessages } from "../event-details.messages.ts";
import type { DetailsForm } from "./details-form.ts";

export function ShippingPanel({ form }: { readonly form: Form<DetailsForm> }) {
  const m = useMessages(eventDetailsMessages);
  const fee = form.field("shippingSatang");
  return (
    <Panel title={m.shipping} hint={m.shippingHint}>
      <div className="form-grid">
        <MoneyField
          label={m.shippingFee}
          hint={m.noShipping}
          {...fee}
          onChange={(satang) => fee.onChange(satang ?? 0)}
        />
      </div>
    </Panel>
  );
}
