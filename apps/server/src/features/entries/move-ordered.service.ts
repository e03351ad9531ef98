import type { Tx } from "../../db/connection.ts";
import { isOverfull } from "../places/places.queries.ts";
import { beginResults, judgeAndStore, tellOfEntries } from "../results/results.service.ts";
import { findEnteredOfOrderEntry } from "./entry-records.queries.ts";
import { patchEntries } from "./entries.repository.ts";

/**
 * Moves what an entry of an order has become in the race to another category; who has withdrawn stays where they were.
 * Lock the event and the order before, and announce the results after the commit.
 * @returns undefined: there are not enough places, and the caller must undo the transaction
 */
export async function moveOrdered(
  tx: Tx,
  { eventId, orderEntryId }: { readonly eventId: number; readonly orderEntryId: number },
  { categoryId, username }: { readonly categoryId: number; readonly username: string },
): Promise<readonly number[] | undefined> {
  const { version, rules } = await beginResults(tx, eventId);
  const ids = await findEnteredOfOrderEntry(tx, orderEntryId);
  await patchEntries(
    tx,
    username,
    ids.map((id) => ({ id, patch: { categoryId } })),
  );
  // the database has counted their places; its counters are locked from then on
  if (ids.length > 0 && (await isOverfull(tx, categoryId))) return undefined;
  await judgeAndStore(tx, rules, version, ids);
  await tellOfEntries(tx, eventId, version, { shown: ids });
  return ids;
}
