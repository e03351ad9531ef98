import type { OrderContact, ShippingAddress } from "@time-event/contract/order-contact";
import { webRegisterConfirm } from "@time-event/contract/order-keeping";
import { choiceProblems, needsShipping } from "@time-event/domain/add-ons/chosen-add-ons";
import { isAbroad } from "@time-event/domain/geo/provinces";
import type { Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import { lockPlayers, reasonsAgainstComplete } from "./entry-reasons.ts";
import type { OrderEvent } from "./orders.queries.ts";
import type { StoredOrder } from "./orders.types.ts";
import type { Sale } from "./sale.queries.ts";

/** @throws Refused with everything that is missing or against the rules */
export async function expectComplete(
  tx: Tx,
  event: OrderEvent,
  order: StoredOrder,
  sale: Sale,
  unpriced: readonly number[],
): Promise<void> {
  const { contact, entries } = order;
  if (entries.length === 0) throw new Refused(webRegisterConfirm, ["no_entries"]);
  const reasons = [
    ...missingOfContact(contact),
    ...unpriced.map((index) => ({ path: `entries.${index}.category`, code: "price_over" }) as const),
    ...choiceProblems(sale.addOns, order.addOns, {
      per: "registration",
      categoryIds: entries.map(({ categoryId }) => categoryId),
      complete: true,
    }),
    ...missingConsents(order, sale),
    ...missingOfShipping(order, sale),
  ];
  await lockPlayers(tx, [order]);
  const found = [];
  for (const [index, { id, categoryId, waveId, players, places }] of entries.entries()) {
    if (waveId === null && sale.waves.some((wave) => wave.categoryId === categoryId))
      found.push({ path: `entries.${index}.wave`, code: "required" } as const);
    const category = sale.categories.find((each) => each.id === categoryId)!;
    const wanted = { id, orderId: order.id, category, players, places };
    const problems = await reasonsAgainstComplete(tx, event, sale, wanted, order);
    found.push(...problems.map(({ path, code }) => ({ path: `entries.${index}.${path}`, code })));
  }
  if (reasons.length + found.length > 0) throw new Refused(webRegisterConfirm, [...reasons, ...found]);
}

export function missingOfContact({ name, email, phone }: OrderContact) {
  return [
    ...(name === "" ? [{ path: "contact.name", code: "required" } as const] : []),
    // one of them is enough to reach somebody
    ...(email === "" && phone === "" ? [{ path: "contact.phone", code: "required" } as const] : []),
  ];
}

/** What is missing of the address, where something is to be sent. */
export function missingOfShipping(order: Shipped, sale: Sale) {
  return needsShipping(sale.addOns, order) ? missingOf(order.shipping) : [];
}

type Shipped = Pick<StoredOrder, "addOns" | "shipping" | "entries">;

/** Without these nothing arrives; a subdistrict or district is part of some addresses only. */
function missingOf(shipping: ShippingAddress | null) {
  return (["name", "phone", "address", "province", "postcode"] as const).flatMap((field) =>
    shipping && (shipping[field] !== "" || (field === "postcode" && isAbroad(shipping.province)))
      ? []
      : [{ path: `shipping.${field}`, code: "required" } as const],
  );
}

/** Every policy in force must have been accepted as it is now. */
function missingConsents({ consents }: StoredOrder, { policies }: Sale) {
  return policies.flatMap(({ policy, kind, version }) => {
    if (consents.some((each) => each.policy === policy && each.version === version)) return [];
    const wasAccepted = consents.some((each) => each.kind === kind);
    return [{ path: `consents.${kind}`, code: wasAccepted ? "changed_since" : "required" } as const];
  });
}
