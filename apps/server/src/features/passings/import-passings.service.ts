import type { Tx } from "../../db/connection.ts";
import { deleteOfEvent, type ImportedPassing, insertImported } from "./passings.repository.ts";

/** Stores a batch of imported reads; returns how many were new. Judges no results. */
export async function importPassings(tx: Tx, eventId: number, reads: readonly ImportedPassing[]): Promise<number> {
  return insertImported(tx, eventId, reads);
}

export async function removePassings(tx: Tx, eventId: number): Promise<void> {
  await deleteOfEvent(tx, eventId);
}
