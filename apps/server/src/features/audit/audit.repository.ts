import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

export interface SealedEntry {
  readonly seq: number;
  readonly atMs: number;
  readonly entry: string;
  readonly previousHash: string;
  readonly hash: string;
}

interface Head {
  readonly seq: number;
  readonly hash: string;
  readonly nextAtMs: number;
  /** The transaction and its database, by which its outcome can be asked for later. */
  readonly transaction: string;
  readonly database: string;
}

/**
 * The newest entry's number and hash, and the time for the next entry, which is never before that of the newest. No
 * other transaction adds an entry until this one ends.
 */
export async function lockHead(tx: Tx): Promise<Head> {
  const nowMs = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  return tx
    .selectFrom("auditHead")
    .select(["seq", "hash", sql<number>`greatest(at_ms, ${nowMs})`.as("nextAtMs")])
    .select([
      sql<string>`pg_current_xact_id()::text`.as("transaction"),
      sql<string>`current_database()::text`.as("database"),
    ])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function appendEntry(tx: Tx, { atMs, ...sealed }: SealedEntry): Promise<void> {
  await tx.insertInto("auditEntries").values(sealed).execute();
  await tx.updateTable("auditHead").set({ seq: sealed.seq, hash: sealed.hash, atMs }).execute();
}
