import { sql } from "kysely";
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
