import { orderPlayer } from "@time-event/contract/order-player";
import { fullName } from "@time-event/domain/entries/full-name";
import type { Db, Tx } from "../../../db/connection.ts";
import type { StoredCategory } from "../../categories/categories.queries.ts";
import { loadEntered } from "../../entries/complete-ordered.service.ts";
import type { StoredOrder, StoredOrderEntry } from "../orders.types.ts";
import { raceEntriesOf } from "../race-entries.ts";

/** At a place for which nothing is filled in. */
export const nobody = orderPlayer.parse({});

/** Was this link made for whoever stands at the place now? */
export function isLinkOf(
  { person }: { readonly person: string },
  { players }: Pick<StoredOrderEntry, "players">,
  position: number,
): boolean {
  return person === fullName(players[position] ?? nobody);
}

/** Who the entry of the race must be that a player of a confirmed order has. */
export function personInRace(entry: StoredOrderEntry, position: number, categories: readonly StoredCategory[]) {
  const entries = raceEntriesOf(entry, categories);
  const category = categories.find(({ id }) => id === entry.categoryId);
  // the members of a relay share one
  return entries[category?.entryKind === "relay" ? 0 : position];
}

/**
 * Says of players whether they still have what the order was confirmed for. Before the confirmation the order itself says who
 * has it.
 */
export async function placesKept(
  db: Db | Tx,
  { state, entries }: Pick<StoredOrder, "state" | "entries">,
  categories: readonly StoredCategory[],
): Promise<(entry: StoredOrderEntry, position: number) => boolean> {
  if (state !== "confirmed") return () => true;
  const enteredAs = await loadEntered(
    db,
    entries.map(({ id }) => id),
  );
  return (entry, position) => {
    const person = personInRace(entry, position, categories);
    return person !== undefined && enteredAs({ orderEntryId: entry.id, person }) !== undefined;
  };
}
