import type { Tx } from "../../db/connection.ts";
import { removeEntries } from "../entries/import-entries.service.ts";
import { removeEvent } from "../events/import-event.service.ts";
import { removePassings } from "../passings/import-passings.service.ts";
import { removePenalties } from "../penalties/import-penalties.service.ts";
import { removeResults } from "../results/results.service.ts";

/** Removes an event with everything that belongs to it, the largest tables first: a cascade would go row by row. */
export async function removeRace(tx: Tx, eventId: number): Promise<void> {
  await removeResults(tx, eventId);
  await removePenalties(tx, eventId);
  await removePassings(tx, eventId);
  await removeEntries(tx, eventId);
  await removeEvent(tx, eventId);
}
