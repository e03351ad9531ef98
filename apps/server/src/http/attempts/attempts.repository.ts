import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instant, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";

export interface Counter {
  readonly attempts: number;
  readonly countedAt: InstantMs;
  readonly blockedUntil: InstantMs;
}

interface CounterOf extends Counter {
  readonly subject: string;
}

/** Counts may be lost in a power cut, so nobody waits until they are on the disk. */
export async function countLightly(tx: Tx): Promise<void> {
  await sql`set local synchronous_commit to off`.execute(tx);
}

/**
 * Locks the counters of these subjects until the transaction ends, so that two attempts never count as one.
 * @param subjects in order, so that no two transactions wait for each other
 */
export async function lockCounters(tx: Tx, subjects: readonly string[], now: InstantMs): Promise<CounterOf[]> {
  const at = toTimestamp(now);
  return (
    tx
      .insertInto("attempts")
      .values(subjects.map((subject) => ({ subject, attempts: 0, countedAt: at, blockedUntil: at })))
      // changes nothing, but locks the row and returns it as it is now
      .onConflict((conflict) =>
        conflict.column("subject").doUpdateSet((eb) => ({ subject: eb.ref("excluded.subject") })),
      )
      .returning(["subject", "attempts", "countedAt", "blockedUntil"])
      .execute()
  );
}

export async function storeCounters(tx: Tx, counters: readonly CounterOf[]): Promise<void> {
  const rows = counters.map(({ countedAt, blockedUntil, ...row }) => ({
    ...row,
    countedAt: toTimestamp(countedAt),
    blockedUntil: toTimestamp(blockedUntil),
  }));
  await tx
    .insertInto("attempts")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("subject").doUpdateSet((eb) => ({
        attempts: eb.ref("excluded.attempts"),
        countedAt: eb.ref("excluded.countedAt"),
        blockedUntil: eb.ref("excluded.blockedUntil"),
      })),
    )
    .execute();
}

export async function forgetOldAttempts(db: Db, before: InstantMs): Promise<void> {
  await db.deleteFrom("attempts").where("countedAt", "<", instant(before)).execute();
}
