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
 * Gives all entries with one of these clubs, in upper or lower case, its new name; returns how many, at which events.
 * Each event is locked before its entries, in the same order as when one event's entries are changed. Announce the
 * results of these events after the commit.
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
