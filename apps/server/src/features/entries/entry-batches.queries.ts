import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import type { EntryPatch } from "./entries.types.ts";

/** One entry of a batch, if it still exists. */
export interface StoredBatchRow {
  readonly id: number;
  /** The revision that the batch left. */
  readonly revision: number;
  /** Null: the batch added it. */
  readonly before: EntryPatch | null;
}

export async function loadBatchRows(tx: Tx, batchId: number): Promise<StoredBatchRow[]> {
  const { rows } = await sql<StoredBatchRow>`
    select entry_id as id, revision, before from entry_batch_rows
    where batch_id = ${batchId} order by entry_id`.execute(tx);
  return rows;
}

/** Who has still the start that a batch gave them, with the one of before the batch as what comes after. */
export async function loadStartsOfBatch(
  tx: Tx,
  batchId: number,
): Promise<{ id: number; before: InstantMs | null; after: InstantMs | null }[]> {
  const { rows } = await sql<{ id: number; before: InstantMs | null; after: InstantMs | null }>`
    select e.id, e.starts_at as before, (r.before ->> 'startsAt')::bigint as after
    from entry_batch_rows r join entries e on e.id = r.entry_id
    where r.batch_id = ${batchId}
      and (extract(epoch from e.starts_at) * 1000)::bigint is not distinct from (r.after ->> 'startsAt')::bigint
    order by e.id`.execute(tx);
  return rows;
}
