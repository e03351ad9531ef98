import type { ShippingAddress } from "@time-event/contract/order-contact";

/** An address in one line, as it stands on a parcel. */
export function addressText({ address, subdistrict, district, province, postcode }: ShippingAddress): string {
  return [address, subdistrict, district, province, postcode].filter((part) => part !== "").join(" ");
}
