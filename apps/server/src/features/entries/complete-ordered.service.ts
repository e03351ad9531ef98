import type { Tx } from "../../db/connection.ts";
import { beginResults, judgeAndStore, tellOfEntries } from "../results/results.service.ts";
import { findOfOrderEntry } from "./entry-records.queries.ts";
import { patchEntries } from "./entries.repository.ts";
import type { EntryFields } from "./entries.types.ts";

interface OrderedPlayer {
  readonly eventId: number;
  readonly orderEntryId: number;
  /** Which of the players of the order's entry, from 0. */
  readonly position: number;
  readonly by: string;
}

/** Changes texts of an entry that came from an order. Lock the order before, and announce the results after the commit. */
export async function completeOrdered(
  tx: Tx,
  { eventId, orderEntryId, position, by }: OrderedPlayer,
  texts: Partial<Omit<EntryFields, "categoryId" | "chip" | "team">>,
): Promise<void> {
  if (Object.keys(texts).length === 0) return;
  const { version, rules } = await beginResults(tx, eventId);
  // they were stored in the order of the players
  const id = (await findOfOrderEntry(tx, orderEntryId))[position];
  if (id === undefined) return;
  await patchEntries(tx, by, [{ id, patch: texts }]);
  await judgeAndStore(tx, rules, version, [id]);
  await tellOfEntries(tx, eventId, version, { shown: [id] });
}
