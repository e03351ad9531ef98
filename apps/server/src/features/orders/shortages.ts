import type { OrderPlayer } from "@time-event/contract/order-player";
import type { ReasonOf, RefusesWith } from "@time-event/contract/refusals";
import { placesLeft, whyFull } from "@time-event/domain/places/places-left";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import { loadCategories, type StoredCategory } from "../categories/categories.queries.ts";
import type { ClaimedEntry, Shortage } from "./claims.ts";
import { findHeld } from "./orders.queries.ts";
import { type CountedCategory, countersOf } from "./place-counters.ts";

type Lacking = "sold_out" | "code_used_up" | "code_used";
type StockCall = RefusesWith<Lacking, "field">;
type Call = RefusesWith<"category_full" | "places_held" | "wave_full" | Lacking, "field">;

/**
 * Refuses to go on where there is not enough of something. "Sold out" and "held, may come back" are different answers.
 *
 * @param players of the entry that is being changed: its add-ons are named beside their players
 * @throws Refused
 */
export async function expectEnough(
  tx: Tx,
  call: Call,
  { entries, waves, ...others }: Shortage,
  { id, eventId, players }: OrderId & { readonly players: readonly Pick<OrderPlayer, "addOns">[] },
): Promise<void> {
  const reasons: ReasonOf<Call>[] = lackingOf(others, players);
  if (entries.length > 0) reasons.push({ path: "category", code: await whyNoPlaces(tx, { id, eventId }, entries) });
  else if (waves.length > 0) reasons.push({ path: "wave", code: "wave_full" });
  if (reasons.length > 0) throw new Refused(call, reasons);
}

/**
 * Refuses a place that was gone already when the categories were read: a category that is sold out is refused without waiting
 * for those who hold its counter. Whether there is one after all, only taking it tells.
 * @throws Refused
 */
export async function expectPlaceLeft(
  tx: Tx,
  call: RefusesWith<"category_full" | "places_held", "field">,
  categories: readonly StoredCategory[],
  wanted: Pick<ClaimedEntry, "categoryId" | "places">,
  orderId: number,
): Promise<void> {
  const { entered, capacity, pools } = categories.find(({ id }) => id === wanted.categoryId)!;
  const left = placesLeft([{ capacity, taken: entered }, ...pools]);
  if (left !== null && left < wanted.places) {
    throw new Refused(call, [
      { path: "category", code: whyNoPlacesIn(categories, await heldIn(tx, categories, orderId), [wanted]) },
    ]);
  }
}

interface OrderId {
  readonly id: number;
  readonly eventId: number;
}

/** Why an order cannot have these places: others hold some of them, or they are sold. What it holds itself is no hope for it. */
export async function whyNoPlaces(
  tx: Tx,
  { id, eventId }: OrderId,
  lacking: readonly Pick<ClaimedEntry, "categoryId" | "places">[],
) {
  const categories = await loadCategories(tx, eventId);
  return whyNoPlacesIn(categories, await heldIn(tx, categories, id), lacking);
}

/** The categories of which orders hold places or have not paid them. */
export function heldIn(
  tx: Db | Tx,
  categories: readonly Pick<StoredCategory, "id">[],
  exceptOrder?: number,
): Promise<ReadonlySet<number>> {
  const ids = categories.map(({ id }) => id);
  return findHeld(tx, ids, exceptOrder);
}

export function whyNoPlacesIn(
  categories: readonly CountedCategory[],
  held: ReadonlySet<number>,
  lacking: readonly Pick<ClaimedEntry, "categoryId" | "places">[],
): "category_full" | "places_held" {
  // one is enough for hope
  const someHeld = new Map([...held].map((id) => [id, 1]));
  const mayComeBack = lacking.every(({ categoryId, places }) => {
    const category = categories.find(({ id }) => id === categoryId)!;
    return whyFull(countersOf(category, categories, someHeld), places) === "places_held";
  });
  return mayComeBack ? "places_held" : "category_full";
}

/** The same where no places are taken. @throws Refused */
export function expectStock(call: StockCall, lacking: Omit<Shortage, "entries" | "waves">): void {
  const reasons = lackingOf(lacking, []);
  if (reasons.length > 0) throw new Refused(call, reasons);
}

function lackingOf(
  { addOns, code }: Omit<Shortage, "entries" | "waves">,
  players: readonly Pick<OrderPlayer, "addOns">[],
): ReasonOf<StockCall>[] {
  const paths = new Set(addOns.map((missing) => pathOf(missing, players)));
  return [
    ...[...paths].map((path) => ({ path, code: "sold_out" }) as const),
    ...(code === null ? [] : [{ path: "code", code }]),
  ];
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
