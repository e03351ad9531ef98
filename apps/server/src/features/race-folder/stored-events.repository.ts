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

/** What happened to a stored race after it was imported. */
export interface ChangedSince {
  /** Changes by staff, as the audit log has them. */
  readonly edits: number;
  /** Reads that came from devices. */
  readonly reads: number;
}

/** Audit entries that change nothing: somebody looked at data or took it along. */
const looks = sql`action like '%-export' or action in ('personal-data-seen', 'race-folder-import')`;

export async function countChangesSince(tx: Tx, eventId: number): Promise<ChangedSince> {
  const { rows } = await sql<ChangedSince>`
    select (select count(*) from audit_entries where event_id = ${eventId} and not (${looks})) as edits,
      (select count(*) from passings p join events v on v.id = p.event_id
        where p.event_id = ${eventId} and p.received_at > v.created_at) as reads`.execute(tx);
  return rows[0]!;
}
