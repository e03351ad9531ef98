import { type ComponentProps, Suspense } from "react";
import { later } from "../../../lib/page/later.ts";

// the completion of places weighs a good deal, and few events ask for an address
const AddressFields = import.meta.env.SSR
  ? (await import("./address-fields.tsx")).AddressFields
  : later(async () => (await import("./address-fields.tsx")).AddressFields);

/** The fields of an address, which come after the form around them. */
export function LaterAddressFields(props: ComponentProps<typeof AddressFields>) {
  return (
    <Suspense>
      <AddressFields {...props} />
    </Suspense>
  );
}
