import type { Tx } from "../../db/connection.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { beginResults, judgeAndStore, tellOfEntries } from "../results/results.service.ts";
import { findHolders, loadEntries } from "./entry-records.queries.ts";
import { patchEntries } from "./entries.repository.ts";

/**
 * Gives a chip to an entry, whose reads by it count from then on. It takes the locks of the event and of its results first.
 * Announce the results after the commit.
 * @returns `taken`: somebody else has the chip; `unknown`: there is no such entry
 */
export async function giveChip(
  tx: Tx,
  { eventId, entryId, chip, by }: { eventId: number; entryId: number; chip: string; by: string },
): Promise<"given" | "same" | "taken" | "unknown"> {
  await lockEvent(tx, eventId);
  const { version, rules } = await beginResults(tx, eventId);
  const [entry] = await loadEntries(tx, eventId, [entryId]);
  if (!entry) return "unknown";
  if (entry.chip === chip) return "same";
  const { ofChip } = await findHolders(tx, eventId, { bib: "", chip });
  if (ofChip !== undefined) return "taken";
  await patchEntries(tx, by, [{ id: entryId, patch: { chip } }]);
  await judgeAndStore(tx, rules, version, [entryId]);
  await tellOfEntries(tx, eventId, version, { shown: [entryId] });
  return "given";
}
