import type { DecidedClock } from "@time-event/domain/clocks/source-of-reads";
import type { Tx } from "../../db/connection.ts";
import { deleteOfEvent, type ImportedPassing, insertImported } from "./passings.repository.ts";
import { insertClock } from "./source-clocks.repository.ts";

/** Stores a batch of imported reads; returns how many were new. Judges no results. */
export async function importPassings(tx: Tx, eventId: number, reads: readonly ImportedPassing[]): Promise<number> {
  return insertImported(tx, eventId, reads);
}

/** Stores how wrong the clocks of an imported race were. Before its reads: they count by these clocks. */
export async function importClocks(tx: Tx, eventId: number, clocks: readonly DecidedClock[]): Promise<void> {
  for (const clock of clocks) await insertClock(tx, eventId, clock);
}

export async function removePassings(tx: Tx, eventId: number): Promise<void> {
  await deleteOfEvent(tx, eventId);
}
