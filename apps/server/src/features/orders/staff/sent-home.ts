import type { ShippingAddress } from "@time-event/contract/order-contact";
import { type ChosenAddOn, tidyChoice } from "@time-event/domain/add-ons/chosen-add-ons";
import type { ShippingColumn } from "@time-event/domain/orders/order-table";
import { inLanguage } from "@time-event/domain/text/in-language";
import type { Sale } from "../sale.queries.ts";

/** What was chosen of these add-ons, each with its size and how many. @example ["เสื้อ M × 2"] */
export function chosenTexts(
  addOns: Sale["addOns"],
  chosen: readonly ChosenAddOn[],
  language: "th" | "en",
): readonly string[] {
  return tidyChoice(chosen).flatMap(({ addOn, option, quantity }) => {
    const found = addOns.find(({ id }) => id === addOn);
    if (!found) return [];
    const size = found.options.find(({ code }) => code === option)?.name;
    const words = [inLanguage(found.name, language), size ? inLanguage(size, language) : option];
    return [`${words.filter(Boolean).join(" ")}${quantity > 1 ? ` × ${quantity}` : ""}`];
  });
}

const fields = {
  shippingName: "name",
  shippingPhone: "phone",
  shippingAddress: "address",
  shippingSubdistrict: "subdistrict",
  shippingDistrict: "district",
  shippingProvince: "province",
  shippingPostcode: "postcode",
} as const satisfies Record<ShippingColumn, keyof ShippingAddress>;

export const shippingCell = (shipping: ShippingAddress | null, column: ShippingColumn): string =>
  shipping?.[fields[column]] ?? "";
