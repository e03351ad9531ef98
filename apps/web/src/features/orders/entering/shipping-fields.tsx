import type { ShippingAddress } from "@time-event/contract/order-contact";
import { provinceName, provinces } from "@time-event/domain/geo/provinces";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { enterMessages } from "../enter.messages.ts";
import { ChoiceField, EnterField } from "./enter-field.tsx";

interface ShippingFieldsProps {
  readonly shipping: ShippingAddress | null;
  readonly errorAt: (path: string) => string | undefined;
}

/** Where to send what was chosen. */
export function ShippingFields({ shipping, errorAt }: ShippingFieldsProps) {
  const m = useMessages(enterMessages);
  const language = useLanguage();
  const field = (key: keyof ShippingAddress, autoComplete: string) => ({
    name: `shipping.${key}`,
    label: m.shippingFields[key],
    value: shipping?.[key] ?? "",
    error: errorAt(`shipping.${key}`),
    autoComplete: `section-shipping shipping ${autoComplete}`,
  });
  return (
    <fieldset className="card card--padded enter__player">
      <legend>{m.shipping}</legend>
      <div className="enter__fields">
        <EnterField {...field("name", "name")} maxLength={120} />
        <EnterField {...field("phone", "tel")} type="tel" inputMode="tel" maxLength={40} />
        <EnterField {...field("address", "street-address")} maxLength={500} />
        <EnterField {...field("subdistrict", "address-level3")} maxLength={120} />
        <EnterField {...field("district", "address-level2")} maxLength={120} />
        <ChoiceField
          {...field("province", "address-level1")}
          options={[
            { value: "", label: m.choosePlease },
            ...provinces.map((value) => ({ value, label: provinceName(value, language) })),
          ]}
        />
        <EnterField {...field("postcode", "postal-code")} inputMode="numeric" maxLength={40} />
      </div>
    </fieldset>
  );
}
