import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instant, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";

export interface Counter {
  readonly attempts: number;
  readonly countedAt: InstantMs;
  readonly blockedUntil: InstantMs;
}

/** Counts may be lost in a power cut, so nobody waits until they are on the disk. */
export async function countLightly(tx: Tx): Promise<void> {
  await sql`set local synchronous_commit to off`.execute(tx);
}

/** Locks a subject's counter until the transaction ends, so that two attempts never count as one. */
export async function lockCounter(tx: Tx, subject: string, now: InstantMs): Promise<Counter> {
  const at = toTimestamp(now);
  return (
    tx
      .insertInto("attempts")
      .values({ subject, attempts: 0, countedAt: at, blockedUntil: at })
      // changes nothing, but locks the row and returns it as it is now
      .onConflict((conflict) => conflict.column("subject").doUpdateSet({ subject }))
      .returning(["attempts", "countedAt", "blockedUntil"])
      .executeTakeFirstOrThrow()
  );
}

export async function storeCounter(tx: Tx, subject: string, counter: Counter): Promise<void> {
  const { attempts, countedAt, blockedUntil } = counter;
  await tx
    .updateTable("attempts")
    .set({ attempts, countedAt: toTimestamp(countedAt), blockedUntil: toTimestamp(blockedUntil) })
    .where("subject", "=", subject)
    .execute();
}

export async function forgetOldAttempts(db: Db, before: InstantMs): Promise<void> {
  await db.deleteFrom("attempts").where("countedAt", "<", instant(before)).execute();
}
