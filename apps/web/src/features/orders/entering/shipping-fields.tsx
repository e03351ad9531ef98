import type { ShippingAddress } from "@time-event/contract/order-contact";
import { useMessages } from "../../../lib/i18n/language.ts";
import { AddressFields } from "./address-fields.tsx";
import { enterMessages } from "../enter.messages.ts";
import { EnterField } from "./enter-field.tsx";

interface ShippingFieldsProps {
  readonly shipping: ShippingAddress | null;
  /** To whom it is sent, unless somebody else is typed. */
  readonly contact: { readonly name: string; readonly phone: string };
  readonly errorAt: (path: string) => string | undefined;
}

const noAddress = { address: "", subdistrict: "", district: "", province: "", postcode: "" };

/** Where to send what was chosen. */
export function ShippingFields({ shipping, contact, errorAt }: ShippingFieldsProps) {
  const m = useMessages(enterMessages);
  const usual: Partial<ShippingAddress> = contact;
  const field = (key: keyof ShippingAddress, autoComplete: string) => ({
    name: `shipping.${key}`,
    label: m.shippingFields[key],
    value: shipping?.[key] ?? usual[key] ?? "",
    error: errorAt(`shipping.${key}`),
    autoComplete: `section-shipping shipping ${autoComplete}`,
  });
  return (
    <fieldset className="card card--padded enter__player">
      <legend>{m.shipping}</legend>
      <div className="enter__fields">
        <EnterField {...field("name", "name")} maxLength={120} />
        <EnterField {...field("phone", "tel")} type="tel" inputMode="tel" maxLength={40} />
        <AddressFields
          path="shipping"
          address={shipping ?? noAddress}
          errorAt={errorAt}
          fill={(part) => `section-shipping shipping ${part}`}
        />
      </div>
    </fieldset>
  );
}
