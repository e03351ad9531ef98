import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import type { ChainPlace, StoredEntry } from "./chain.ts";

/** The audit entries after a number, in order, and the head as it was at the same moment. */
export async function loadChain(
  db: Db,
  after: number,
  limit: number,
): Promise<{ entries: StoredEntry[]; head: ChainPlace }> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      const entries = await tx
        .selectFrom("auditEntries")
        .select(["seq", "entry", "previousHash", "hash"])
        .where("seq", ">", after)
        .orderBy("seq")
        .limit(limit)
        .execute();
      return { entries, head: await loadHead(tx) };
    });
}

/** The hash of one entry; undefined: there is none with this number. */
export async function loadHash(db: Db, seq: number): Promise<string | undefined> {
  const row = await db.selectFrom("auditEntries").select("hash").where("seq", "=", seq).executeTakeFirst();
  return row?.hash;
}

export async function loadDatabaseName(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database()::text as name`.execute(db);
  return rows[0]!.name;
}

/** How transactions ended, in order; null: it is too long ago to say. */
export async function loadOutcomes(
  db: Db,
  transactions: readonly string[],
): Promise<("committed" | "aborted" | "in progress" | null)[]> {
  if (transactions.length === 0) return [];
  const { rows } = await sql<{ outcome: "committed" | "aborted" | "in progress" | null }>`
    select pg_xact_status(t.id::xid8) as outcome
    from unnest(${[...transactions]}::text[]) with ordinality t(id, at) order by t.at`.execute(db);
  return rows.map(({ outcome }) => outcome);
}

export async function loadHead(db: Db): Promise<ChainPlace> {
  // somebody who removed even the head rewrote the log: then its end matches no head
  const head = await db.selectFrom("auditHead").select(["seq", "hash"]).executeTakeFirst();
  return head ?? { seq: 0, hash: "" };
}
