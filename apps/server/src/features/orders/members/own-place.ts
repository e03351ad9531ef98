import { orderPlayer } from "@time-event/contract/order-player";
import type { Db, Tx } from "../../../db/connection.ts";
import type { StoredCategory } from "../../categories/categories.queries.ts";
import { isEntered } from "../../entries/complete-ordered.service.ts";
import type { StoredOrder, StoredOrderEntry } from "../orders.types.ts";
import { nameOf } from "../players-of-form.ts";
import { raceEntriesOf } from "../race-entries.ts";

/** At a place for which nothing is filled in. */
export const nobody = orderPlayer.parse({});

/** Was this link made for whoever stands at the place now? */
export function isLinkOf(
  { person }: { readonly person: string },
  { players }: Pick<StoredOrderEntry, "players">,
  position: number,
): boolean {
  return person === nameOf(players[position] ?? nobody);
}

/** Who the entry of the race must be that a player of a confirmed order has. */
export function personInRace(entry: StoredOrderEntry, position: number, categories: readonly StoredCategory[]) {
  const entries = raceEntriesOf(entry, categories);
  const category = categories.find(({ id }) => id === entry.categoryId);
  // the members of a relay share one
  return entries[category?.entryKind === "relay" ? 0 : position];
}

/** Does a player still have what the order was confirmed for? Before the confirmation the order itself says who has it. */
export async function keepsPlace(
  db: Db | Tx,
  { state }: Pick<StoredOrder, "state">,
  entry: StoredOrderEntry,
  position: number,
  categories: readonly StoredCategory[],
): Promise<boolean> {
  if (state !== "confirmed") return true;
  const person = personInRace(entry, position, categories);
  return person !== undefined && (await isEntered(db, { orderEntryId: entry.id, person }));
}
