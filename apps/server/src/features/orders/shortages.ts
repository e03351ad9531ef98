import type { OrderPlayer } from "@time-event/contract/orders";
import type { ReasonOf, RefusesWith } from "@time-event/contract/refusals";
import type { Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { Shortage } from "./claims.ts";
import { heldPlaces } from "./orders.queries.ts";

type StockCall = RefusesWith<"sold_out", "field">;
type Call = RefusesWith<"category_full" | "places_held" | "sold_out", "field">;

/**
 * Refuses to go on where there is not enough of something. "Sold out" and "held, may come back" are different answers.
 *
 * @param players of the entry that is being changed: its add-ons are named beside their players
 * @throws Refused
 */
export async function expectEnough(
  tx: Tx,
  call: Call,
  { entries, addOns }: Shortage,
  players: readonly Pick<OrderPlayer, "addOns">[],
): Promise<void> {
  const reasons: ReasonOf<Call>[] = soldOut(addOns, players);
  if (entries.length > 0) {
    const held = await heldPlaces(
      tx,
      entries.map(({ categoryId }) => categoryId),
    );
    const mayComeBack = entries.every(({ categoryId }) => held.has(categoryId));
    reasons.push({ path: "category", code: mayComeBack ? "places_held" : "category_full" });
  }
  if (reasons.length > 0) throw new Refused(call, reasons);
}

/** The same where no places are taken. @throws Refused */
export function expectStock(call: StockCall, { addOns }: Pick<Shortage, "addOns">): void {
  if (addOns.length > 0) throw new Refused(call, soldOut(addOns, []));
}

function soldOut(addOns: Shortage["addOns"], players: readonly Pick<OrderPlayer, "addOns">[]) {
  const paths = new Set(addOns.map((missing) => pathOf(missing, players)));
  return [...paths].map((path) => ({ path, code: "sold_out" }) as const);
}

/** The first player who wants it; without one it is wanted elsewhere in the order. */
function pathOf(
  { addOn, option }: Shortage["addOns"][number],
  players: readonly Pick<OrderPlayer, "addOns">[],
): string {
  const isWanted = (each: OrderPlayer["addOns"][number]) =>
    each.addOn === addOn && (option === "" || each.option === option);
  const player = players.findIndex((each) => each.addOns.some(isWanted));
  return player === -1 ? `addOns.${addOn}` : `players.${player}.addOns.${addOn}`;
}
