import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { beginResults, judgeAndStore, tellOfEntries } from "../results/results.service.ts";
import { findOrderedIds, loadEntries } from "./entry-records.queries.ts";
import { patchEntries } from "./entries.repository.ts";

interface Withdrawal {
  readonly at: InstantMs;
  readonly reason: string;
  readonly username: string;
}

/**
 * Takes what a cancelled order has become out of the race; that frees its places. Lock the event and the order before, and
 * announce the results after the commit.
 * @returns the ids of the entries; undefined, with nothing changed: one of them was seen at a checkpoint
 */
export async function withdrawOrdered(
  tx: Tx,
  { id, eventId }: { readonly id: number; readonly eventId: number },
  { at, reason, username }: Withdrawal,
): Promise<number[] | undefined> {
  const { version, rules } = await beginResults(tx, eventId);
  const entries = await loadEntries(tx, eventId, await findOrderedIds(tx, id));
  if (entries.some(({ hasReads }) => hasReads)) return undefined;
  const ids = entries.filter(({ withdrawnAt }) => withdrawnAt === null).map((entry) => entry.id);
  const patch = { withdrawnAt: at, withdrawnReason: reason };
  await patchEntries(
    tx,
    username,
    ids.map((entryId) => ({ id: entryId, patch })),
  );
  await judgeAndStore(tx, rules, version, ids);
  await tellOfEntries(tx, eventId, version, { shown: ids });
  return ids;
}
