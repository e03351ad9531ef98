import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instant, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";

export interface Counter {
  readonly attempts: number;
  readonly countedAt: InstantMs;
  readonly blockedUntil: InstantMs;
}

/** A counter that is locked, and whether nobody was counted there before. */
export interface LockedCounter extends Counter {
  readonly isNew: boolean;
}

/**
 * Locks the counters of these subjects until the transaction ends, so that two attempts never count as one. Counts may be lost
 * in a power cut, so nobody waits until they are on the disk.
 * @param subjects in order, so that no two transactions wait for each other; each with the attempts that are stored if it is new
 */
export async function lockCounters(
  tx: Tx,
  subjects: ReadonlyMap<string, number>,
  now: InstantMs,
): Promise<Map<string, LockedCounter>> {
  // the update changes nothing, but locks the row and returns it as it is now; only rows that were there have an xmax then
  const { rows } = await sql<LockedCounter & { readonly subject: string }>`
    with lightly as materialized (select set_config('synchronous_commit', 'off', true))
    insert into attempts (subject, attempts, counted_at, blocked_until)
    select subject, attempts, ${instant(now)}, ${instant(now)}
    from lightly, unnest(${[...subjects.keys()]}::text[], ${[...subjects.values()]}::integer[]) as s (subject, attempts)
    on conflict (subject) do update set subject = excluded.subject
    returning subject, attempts, counted_at, blocked_until, xmax = 0 as is_new`.execute(tx);
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
