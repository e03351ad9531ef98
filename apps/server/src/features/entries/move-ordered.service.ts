import type { Tx } from "../../db/connection.ts";
import { isOverfullBy } from "../places/places.queries.ts";
import { beginResults, judgeAndStore, tellOfEntries } from "../results/results.service.ts";
import { isWaveOverfull } from "../waves/waves.queries.ts";
import { findEnteredOfOrderEntry } from "./entry-records.queries.ts";
import { patchEntries } from "./entries.repository.ts";

/** `category_full`, `wave_full`: there are not enough places, and the caller must undo the transaction. */
type Moved = "moved" | "category_full" | "wave_full";

/**
 * Moves what an entry of an order has become in the race to another category, and there into a wave; who has withdrawn
 * stays where they were. Lock the event and the order before, and announce the results after the commit.
 * @param from the category that it is in, which may be the same
 */
export async function moveOrdered(
  tx: Tx,
  { eventId, orderEntryId, from }: { readonly eventId: number; readonly orderEntryId: number; readonly from: number },
  { username, ...patch }: { readonly categoryId: number; readonly waveId: number | null; readonly username: string },
): Promise<Moved> {
  const { version, rules } = await beginResults(tx, eventId);
  const ids = await findEnteredOfOrderEntry(tx, orderEntryId);
  await patchEntries(
    tx,
    username,
    ids.map((id) => ({ id, patch })),
  );
  // the database has counted their places; its counters are locked from then on
  const move = { from, to: patch.categoryId, places: ids.length };
  if (ids.length > 0 && (await isOverfullBy(tx, move))) return "category_full";
  if (ids.length > 0 && patch.waveId !== null && (await isWaveOverfull(tx, patch.waveId))) return "wave_full";
  await judgeAndStore(tx, rules, version, ids);
  await tellOfEntries(tx, eventId, version, { shown: ids });
  return "moved";
}
