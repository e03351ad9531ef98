import type { Tx } from "../../db/connection.ts";
import { deleteOfEvent, type ImportedPenalty, insertImported } from "./penalties.repository.ts";

/** Stores imported penalties. Judges no results. */
export async function importPenalties(tx: Tx, eventId: number, penalties: readonly ImportedPenalty[]): Promise<void> {
  await insertImported(tx, eventId, penalties);
}

export async function removePenalties(tx: Tx, eventId: number): Promise<void> {
  await deleteOfEvent(tx, eventId);
}
