import type { ShippingAddress } from "@time-event/contract/order-contact";
import type { Offered } from "@time-event/contract/order-offers";
import { provinceName, provinces } from "@time-event/domain/geo/provinces";
import { needsShipping } from "@time-event/domain/add-ons/chosen-add-ons";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { SelectField } from "../../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../../ui/staff/field/text-field.tsx";
import { offeredToOrder } from "../../entering/chosen-in.ts";
import { DrawerPart } from "../drawer-part.tsx";
import { AddOnField } from "./add-on-field.tsx";
import { makingMessages } from "./making.messages.ts";
import type { OrderTyping } from "./use-typed-order.ts";

interface WholePartProps {
  readonly typing: Pick<OrderTyping, "form" | "change" | "errorAt">;
  readonly offered: Offered;
}

const noAddress: ShippingAddress = {
  name: "",
  phone: "",
  address: "",
  subdistrict: "",
  district: "",
  province: "",
  postcode: "",
};
const texts = ["name", "phone", "address", "subdistrict", "district", "postcode"] as const;

/** What is chosen once for the whole order, and where to send what has to be sent. */
export function WholePart({ typing: { form, change, errorAt }, offered }: WholePartProps) {
  const m = useMessages(makingMessages);
  const format = useFormat();
  const { addOns, entries, shipping } = form.values;
  const sold = offeredToOrder(
    offered.addOns,
    entries.map(({ category }) => category),
  );
  const isSent = needsShipping(offered.addOns, form.values);
  const set = (field: keyof ShippingAddress, value: string) =>
    change({ shipping: { ...(shipping ?? noAddress), [field]: value } });
  return (
    <>
      {sold.length > 0 && (
        <DrawerPart title={m.ofOrder}>
          <div className="form-grid">
            {sold.map((addOn) => (
              <AddOnField
                key={addOn.id}
                addOn={addOn}
                chosen={addOns}
                error={errorAt(`addOns.${addOn.id}`)}
                onChange={(changed) => change({ addOns: changed })}
              />
            ))}
          </div>
        </DrawerPart>
      )}
      {isSent && (
        <DrawerPart title={m.shipping}>
          <div className="form-grid">
            {texts.map((field) => (
              <TextField
                key={field}
                label={m.shippingFields[field]}
                required={field !== "subdistrict" && field !== "district"}
                maxLength={120}
                autoComplete="off"
                value={shipping?.[field] ?? ""}
                error={errorAt(`shipping.${field}`)}
                onChange={(value) => set(field, value)}
              />
            ))}
            <SelectField
              label={m.shippingFields.province}
              required
              value={shipping?.province || null}
              error={errorAt("shipping.province")}
              options={provinces.map((value) => ({ value, label: provinceName(value, format.language) }))}
              onChange={(province) => set("province", province ?? "")}
            />
          </div>
        </DrawerPart>
      )}
    </>
  );
}
