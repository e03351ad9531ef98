import type { ShippingAddress } from "@time-event/contract/order-contact";
import { Suspense } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { later } from "../../../lib/page/later.ts";
import { enterMessages } from "../enter.messages.ts";
import { EnterField } from "./enter-field.tsx";
import { ProvinceField } from "./province-field.tsx";

// few events ask for an address
const PlaceField = import.meta.env.SSR
  ? (await import("./place-field.tsx")).PlaceField
  : later(async () => (await import("./place-field.tsx")).PlaceField);

type Address = Omit<ShippingAddress, "name" | "phone">;

interface AddressFieldsProps {
  /** Names of the fields begin with it: `shipping`. */
  readonly path: string;
  readonly address: Address;
  readonly errorAt: (path: string) => string | undefined;
  /** The token of a browser's completion for a part of the address. */
  readonly fill: (part: string) => string;
  /** Written behind the label of each field: it can stay empty. */
  readonly suffix?: string;
}

/** An address as Thai post offices want it; abroad, what there is. */
export function AddressFields({ path, address, errorAt, fill, suffix = "" }: AddressFieldsProps) {
  const m = useMessages(enterMessages);
  const field = (key: keyof Address, part: string) => ({
    name: `${path}.${key}`,
    label: m.shippingFields[key] + suffix,
    value: address[key],
    error: errorAt(`${path}.${key}`),
    autoComplete: fill(part),
  });
  return (
    <>
      <EnterField {...field("address", "street-address")} maxLength={500} />
      <Suspense>
        <PlaceField {...field("subdistrict", "address-level3")} path={path} maxLength={120} hint={m.placeHint} />
      </Suspense>
      <EnterField {...field("district", "address-level2")} maxLength={120} />
      <ProvinceField {...field("province", "address-level1")} hint={m.abroadHint} />
      <Suspense>
        <PlaceField {...field("postcode", "postal-code")} path={path} inputMode="numeric" maxLength={40} />
      </Suspense>
    </>
  );
}
