import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

/** Any number with which no other lock of the product begins. */
const slugLocks = 7_463_952;

/** Allows one import of a slug at a time, until the transaction ends. */
export async function lockSlug(tx: Tx, slug: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${slugLocks}, hashtext(${slug}))`.execute(tx);
}

export interface StoredEvent {
  readonly id: number;
  readonly sourceHash: string | null;
}

export async function findStoredEvent(tx: Tx, slug: string): Promise<StoredEvent | undefined> {
  return tx.selectFrom("events").select(["id", "sourceHash"]).where("slug", "=", slug).forUpdate().executeTakeFirst();
}
