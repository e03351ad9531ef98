import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

export interface SealedEntry {
  readonly seq: number;
  readonly entry: string;
  readonly previousHash: string;
  readonly hash: string;
}

/** The newest entry's number and hash, and the database's time; nobody else adds one until this transaction ends. */
export async function lockHead(tx: Tx): Promise<{ seq: number; hash: string; nowMs: number }> {
  return tx
    .selectFrom("auditHead")
    .select(["seq", "hash", sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`.as("nowMs")])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function appendEntry(tx: Tx, sealed: SealedEntry): Promise<void> {
  await tx.insertInto("auditEntries").values(sealed).execute();
  await tx.updateTable("auditHead").set({ seq: sealed.seq, hash: sealed.hash }).execute();
}
