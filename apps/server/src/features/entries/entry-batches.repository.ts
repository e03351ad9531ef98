import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/connection.ts";
import type { EntryChange } from "./entry-audit.ts";
import type { PatchedEntry } from "./entries.repository.ts";

export type BatchKind = "category" | "club" | "shirt" | "withdraw" | "restore" | "file" | "undo" | "merge" | "start";

/** The change of one entry in a batch; `before` null: the entry is new. */
export interface BatchRow extends PatchedEntry {
  readonly change: Omit<EntryChange, "before"> & { readonly before: EntryChange["before"] | null };
}

/** Rows sent to the database at a time. */
const rowsAtATime = 2_000;

export interface Batch {
  readonly eventId: number;
  readonly kind: BatchKind;
  readonly detail: string;
  readonly madeBy: string;
}

/** Stores what was changed in many entries at once, to undo it and for their history. */
export async function insertBatch(tx: Tx, batch: Batch, changed: readonly BatchRow[]): Promise<number> {
  const { id } = await tx.insertInto("entryBatches").values(batch).returning("id").executeTakeFirstOrThrow();
  for (let from = 0; from < changed.length; from += rowsAtATime) {
    const some = changed.slice(from, from + rowsAtATime);
    const rows = some.map(({ id: entryId, revision, change }) => ({ entry_id: entryId, revision, ...change }));
    await sql`
      insert into entry_batch_rows (batch_id, entry_id, before, after, revision)
      select ${id}, r.entry_id, nullif(r.before, 'null'), r.after, r.revision
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(entry_id bigint, before jsonb, after jsonb, revision integer)`.execute(tx);
  }
  return id;
}

/** Marks a batch as undone. False: it does not exist, or was undone already, or is of starts. */
export async function claimUndo(tx: Tx, eventId: number, batchId: number): Promise<boolean> {
  return claim(tx, eventId, batchId, sql<boolean>`kind not in ('undo', 'start')`);
}

/** The same of a batch of starts. */
export async function claimStartUndo(tx: Tx, eventId: number, batchId: number): Promise<boolean> {
  return claim(tx, eventId, batchId, sql<boolean>`kind = 'start'`);
}

async function claim(tx: Tx, eventId: number, batchId: number, isOfKind: RawBuilder<boolean>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("entryBatches")
    .set({ undoneAt: sql`now()` })
    .where("id", "=", batchId)
    .where("eventId", "=", eventId)
    .where("undoneAt", "is", null)
    .where(isOfKind)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Forgets what entries were before changes of many: these cannot be undone for them any more. */
export async function forgetBatchRows(tx: Tx, entryIds: readonly number[]): Promise<void> {
  await sql`delete from entry_batch_rows where entry_id = any(${entryIds}::bigint[])`.execute(tx);
}
