import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { loadStartsOfBatch } from "./entry-batches.queries.ts";
import { claimStartUndo, insertBatch } from "./entry-batches.repository.ts";
import { patchEntries } from "./entries.repository.ts";

/** An entry whose start changes. */
export interface StartChange {
  readonly id: number;
  readonly before: InstantMs | null;
  readonly after: InstantMs | null;
}

/**
 * Stores the own starts of entries, as one change in their histories. The caller holds the event and the version of its results, and
 * judges them again.
 * @returns the number of the batch
 */
export async function storeStarts(
  tx: Tx,
  { eventId, by }: { readonly eventId: number; readonly by: string },
  changes: readonly StartChange[],
): Promise<number> {
  const patched = await patchEntries(
    tx,
    by,
    changes.map(({ id, after }) => ({ id, patch: { startsAt: after } })),
  );
  const changeOf = new Map(changes.map((change) => [change.id, change]));
  const rows = patched.map(({ id, revision }) => {
    const { before, after } = changeOf.get(id)!;
    return { id, revision, change: { before: { startsAt: before }, after: { startsAt: after } } };
  });
  return insertBatch(tx, { eventId, kind: "start", detail: "", madeBy: by }, rows);
}

/**
 * Gives those who have still the start that a batch gave them the one of before.
 * @returns the entries that changed; undefined: it was taken back already, or is no batch of starts
 */
export async function takeStartsBack(
  tx: Tx,
  { eventId, batchId, by }: { readonly eventId: number; readonly batchId: number; readonly by: string },
): Promise<readonly StartChange[] | undefined> {
  if (!(await claimStartUndo(tx, eventId, batchId))) return undefined;
  const back = await loadStartsOfBatch(tx, batchId);
  if (back.length > 0) await storeStarts(tx, { eventId, by }, back);
  return back;
}
