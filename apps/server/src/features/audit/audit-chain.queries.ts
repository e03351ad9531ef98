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

export async function loadHead(db: Db): Promise<ChainPlace> {
  // somebody who removed even the head rewrote the log: then its end matches no head
  const head = await db.selectFrom("auditHead").select(["seq", "hash"]).executeTakeFirst();
  return head ?? { seq: 0, hash: "" };
}
