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

/**
 * Locks the counters of these subjects until the transaction ends, so that two attempts never count as one.
 * @param subjects in order, so that no two transactions wait for each other
 */
export async function lockCounters(tx: Tx, subjects: readonly string[], now: InstantMs): Promise<Map<string, Counter>> {
  // the update changes nothing, but locks the row and returns it as it is now
  const { rows } = await sql<Counter & { readonly subject: string }>`
    insert into attempts (subject, attempts, counted_at, blocked_until)
    select subject, 0, ${instant(now)}, ${instant(now)} from unnest(${subjects}::text[]) as s (subject)
    on conflict (subject) do update set subject = excluded.subject
    returning subject, attempts, counted_at, blocked_until`.execute(tx);
  return new Map(rows.map(({ subject, ...counter }) => [subject, counter]));
}

/** Stores counters that are locked. */
export async function storeCounters(tx: Tx, counters: ReadonlyMap<string, Counter>): Promise<void> {
  if (counters.size === 0) return;
  const rows = [...counters.values()];
  await sql`
    update attempts a set attempts = c.attempts, counted_at = c.counted_at, blocked_until = c.blocked_until
    from unnest(
      ${[...counters.keys()]}::text[],
      ${rows.map(({ attempts }) => attempts)}::integer[],
      ${rows.map(({ countedAt }) => toTimestamp(countedAt))}::timestamptz[],
      ${rows.map((row) => toTimestamp(row.blockedUntil))}::timestamptz[]
    ) as c (subject, attempts, counted_at, blocked_until)
    where a.subject = c.subject`.execute(tx);
}

export async function forgetOldAttempts(db: Db, before: InstantMs): Promise<void> {
  await db.deleteFrom("attempts").where("countedAt", "<", instant(before)).execute();
}
