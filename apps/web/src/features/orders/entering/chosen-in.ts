import type { ShippingAddress } from "@time-event/contract/order-contact";
import type { OrderPlayer } from "@time-event/contract/order-player";
import type { OfferedAddOn } from "../offer.shared.ts";
import type { Typed } from "./typed.ts";

type Chosen = OrderPlayer["addOns"];

/**
 * The add-ons that a form chooses: `….addOns.7.option` is one of its options, "" none; `….addOns.7.quantity` how many. What
 * the form does not ask stays as it was.
 * @param path of who chooses: `entries.0.players.1`; "": the whole order
 */
export function addOnsIn(typed: Typed, path: string, before: Chosen): Chosen {
  const start = path === "" ? "addOns." : `${path}.addOns.`;
  const names = Object.keys(typed).filter((name) => name.startsWith(start));
  const asked = new Set(names.map((name) => Number(name.slice(start.length).split(".")[0])));
  const chosen = [...asked].map((addOn) => {
    const option = typed[`${start}${addOn}.option`];
    const quantity = option === "" ? 0 : Number(typed[`${start}${addOn}.quantity`] ?? 1);
    return { addOn, option: option ?? "", quantity: Number.isInteger(quantity) ? quantity : 0 };
  });
  return [...before.filter(({ addOn }) => !asked.has(addOn)), ...chosen.filter(({ quantity }) => quantity > 0)];
}

/** Whether two choices are the same, in whatever order. */
export function isSameChoice(one: Chosen, other: Chosen): boolean {
  const textOf = (chosen: Chosen) =>
    chosen
      .map(({ addOn, option, quantity }) => `${addOn} ${option} ${quantity}`)
      .toSorted()
      .join();
  return textOf(one) === textOf(other);
}

/** The add-ons that a player of a category may choose. */
export function offeredTo(addOns: readonly OfferedAddOn[], category: string): readonly OfferedAddOn[] {
  return addOns.filter(({ per, categories }) => per === "entry" && (categories?.includes(category) ?? true));
}

/** The add-ons that an order with these categories may choose once. */
export function offeredToOrder(
  addOns: readonly OfferedAddOn[],
  categories: readonly string[],
): readonly OfferedAddOn[] {
  return addOns.filter(
    ({ per, categories: only }) => per === "registration" && (only?.some((code) => categories.includes(code)) ?? true),
  );
}

/** What costs nothing and somebody of the order has not chosen, though some is left: each once. */
export function freeNotTaken(
  addOns: readonly OfferedAddOn[],
  entries: readonly { readonly category: string; readonly players: readonly Pick<OrderPlayer, "addOns">[] }[],
): readonly OfferedAddOn[] {
  return addOns.filter(
    (offer) =>
      offer.priceSatang === 0 &&
      offer.left !== 0 &&
      entries.some(
        ({ category, players }) =>
          offeredTo([offer], category).length > 0 &&
          players.some(({ addOns: chosen }) => chosen.every(({ addOn }) => addOn !== offer.id)),
      ),
  );
}

/** The paths of those that must be chosen and are not. */
export function missingAddOns(offered: readonly OfferedAddOn[], chosen: Chosen): string[] {
  const missing = offered.filter(({ id, required }) => required && !chosen.some(({ addOn }) => addOn === id));
  return missing.map(({ id }) => `addOns.${id}`);
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

export const addressFields = Object.keys(noAddress) as readonly (keyof ShippingAddress)[];

/** Where to send things, as typed; undefined: the form does not ask. */
export function shippingIn(typed: Typed, before: ShippingAddress | null): ShippingAddress | undefined {
  if (typed["shipping.address"] === undefined) return undefined;
  const texts = addressFields.map((field) => [field, typed[`shipping.${field}`]?.trim() ?? before?.[field] ?? ""]);
  return Object.fromEntries(texts) as ShippingAddress;
}
