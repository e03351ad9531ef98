import type { Tx } from "../../db/connection.ts";
import type { EntryCompletion, EntryToComplete, ImportedEntry } from "./entries.types.ts";
import { deleteOfEvent, insertImported, loadImported, storeCompletions } from "./imported-entries.repository.ts";

/** Stores a batch of imported entries. @returns their ids, in the same order */
export async function importEntries(tx: Tx, eventId: number, entries: readonly ImportedEntry[]): Promise<number[]> {
  return insertImported(tx, eventId, entries);
}

export async function removeEntries(tx: Tx, eventId: number): Promise<void> {
  await deleteOfEvent(tx, eventId);
}

/** Adds to each entry of an event what its race folder does not have. Results depend on none of it. */
export async function completeEntries(
  tx: Tx,
  eventId: number,
  complete: (entry: EntryToComplete) => EntryCompletion,
): Promise<void> {
  const entries = await loadImported(tx, eventId);
  await storeCompletions(
    tx,
    entries.map((entry) => ({ ...complete(entry), id: entry.id })),
  );
}
