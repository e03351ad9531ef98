import type { Tx } from "../../db/connection.ts";
import { lockEvents } from "../edits/locks.queries.ts";
import { renewResults } from "../results/results.service.ts";
import { findEventsOfClubs, renameClubs } from "./club-names.repository.ts";

interface Renaming {
  readonly names: readonly string[];
  readonly newName: string;
  readonly changedBy: string;
}

/**
 * Gives all entries that have one of these clubs, in letters of either case, its new name; how many, and at which events.
 * Each event is held before its entries are touched, as whoever changes entries of one event does. Announce the results
 * of these events after the commit.
 */
export async function renameClub(
  tx: Tx,
  { names, newName, changedBy }: Renaming,
): Promise<{ entries: number; eventIds: number[] }> {
  const clubs = { written: names.filter((name) => name !== "").map((name) => name.toLowerCase()), newName };
  const eventIds = await findEventsOfClubs(tx, clubs);
  await lockEvents(tx, eventIds);
  for (const eventId of eventIds) await renewResults(tx, eventId);
  return { entries: await renameClubs(tx, eventIds, clubs, changedBy), eventIds };
}
