import type { Db } from "../../db/connection.ts";
import type { ChainPlace, StoredEntry } from "./chain.ts";

/** The entries after a number, in order, and the head as it was at the same moment. */
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

export async function loadHead(db: Db): Promise<ChainPlace> {
  // whoever took away even the head wrote the log anew: it then has no end that it could meet
  const head = await db.selectFrom("auditHead").select(["seq", "hash"]).executeTakeFirst();
  return head ?? { seq: 0, hash: "" };
}
