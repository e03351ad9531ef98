import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instant, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";

/** What is stored under the id of a submit. `status` is null while this transaction answers it for the first time. */
interface Claimed {
  readonly requestHash: string;
  readonly status: number | null;
  readonly reply: Buffer | null;
}

/**
 * Takes the id of a submit, or returns the answer that it got. Waits for another transaction that is working on it: if
 * that one is rolled back, the id is ours.
 */
export async function claimId(tx: Tx, idHash: string, requestHash: string, now: InstantMs): Promise<Claimed> {
  return (
    tx
      .insertInto("answeredCalls")
      .values({ idHash, requestHash, answeredAt: toTimestamp(now) })
      // changes nothing, but locks the row and returns it as it is now
      .onConflict((conflict) => conflict.column("idHash").doUpdateSet({ idHash }))
      .returning(["requestHash", "status", "reply"])
      .executeTakeFirstOrThrow()
  );
}

export async function keepReply(tx: Tx, idHash: string, status: number, reply: Buffer): Promise<void> {
  await tx.updateTable("answeredCalls").set({ status, reply }).where("idHash", "=", idHash).execute();
}

/** Marks where the work of a submit begins: when the rules refuse it, its changes are undone to here. */
export async function beginWork(tx: Tx): Promise<void> {
  await sql`savepoint work`.execute(tx);
}

export async function undoWork(tx: Tx): Promise<void> {
  await sql`rollback to savepoint work`.execute(tx);
}

export async function forgetAnsweredCalls(db: Db, before: InstantMs): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("answeredCalls")
    .where("answeredAt", "<", instant(before))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function findReply(
  db: Db,
  idHash: string,
  requestHash: string,
): Promise<{ readonly status: number; readonly reply: Buffer } | undefined> {
  const found = await db
    .selectFrom("answeredCalls")
    .select(["status", "reply"])
    .where("idHash", "=", idHash)
    .where("requestHash", "=", requestHash)
    .executeTakeFirst();
  if (!found || found.status === null || found.reply === null) return undefined;
  return { status: found.status, reply: found.reply };
}
