import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instant, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";

/** What stands under the id of a submit. `status` is null while this transaction answers it for the first time. */
interface Claimed {
  readonly requestHash: string;
  readonly status: number | null;
  readonly reply: Buffer | null;
}

/**
 * Takes the id of a submit, or gives what was answered to it. Another transaction that has it under way is waited for:
 * if it is given up, the id is ours.
 */
export async function claimId(tx: Tx, idHash: string, requestHash: string, now: InstantMs): Promise<Claimed> {
  return (
    tx
      .insertInto("answeredCalls")
      .values({ idHash, requestHash, answeredAt: toTimestamp(now) })
      // changes nothing, but locks the row and gives it back as it is now
      .onConflict((conflict) => conflict.column("idHash").doUpdateSet({ idHash }))
      .returning(["requestHash", "status", "reply"])
      .executeTakeFirstOrThrow()
  );
}

export async function keepReply(tx: Tx, idHash: string, status: number, reply: Buffer): Promise<void> {
  await tx.updateTable("answeredCalls").set({ status, reply }).where("idHash", "=", idHash).execute();
}

/** Marks where the work of a submit begins: what it did is undone to here when the rules refuse it. */
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
