import { longestOf } from "@time-event/domain/entries/text-kinds";
import * as z from "zod/mini";
import { digitsUpTo, textUpTo } from "./fields.ts";

const name = textUpTo(longestOf.name);
const phone = digitsUpTo(longestOf.phone);

export const orderContact = z.object({ name, phone, email: textUpTo(longestOf.email) });
export type OrderContact = z.infer<typeof orderContact>;

/** Where to send what has to be sent. */
export const shippingAddress = z.object({
  name,
  phone,
  /** House, street, village. */
  address: textUpTo(longestOf.note),
  subdistrict: name,
  district: name,
  /** The Thai name, by which provinces are stored; or a place abroad. */
  province: name,
  postcode: digitsUpTo(longestOf.code),
});
export type ShippingAddress = z.infer<typeof shippingAddress>;
