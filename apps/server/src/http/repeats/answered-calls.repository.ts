import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instant } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import type { StoredBeside } from "../../db/stored-beside.ts";

/** What is stored under the id of a submit. `status` is null while this transaction answers it for the first time. */
interface Claimed {
  readonly requestHash: string;
  readonly status: number | null;
  readonly reply: Buffer | null;
}

/** A key of its own beside those of other advisory locks: who works on the id of a submit keeps its lock. */
const idLocks = 8_215_008;

/**
 * Takes the id of a submit, or returns the answer that it got. Waits for another transaction that is working on it: if
 * that one is rolled back, the id is ours.
 */
export async function claimId(tx: Tx, idHash: string, requestHash: string, now: InstantMs): Promise<Claimed> {
  const { rows } = await sql<Claimed>`
    with mine as materialized (select pg_advisory_xact_lock(${idLocks}, hashtext(${idHash})))
    insert into answered_calls (id_hash, request_hash, answered_at)
    select ${idHash}, ${requestHash}, ${instant(now)} from mine
    -- changes nothing, but locks the row and returns it as it is now
    on conflict (id_hash) do update set id_hash = excluded.id_hash
    returning request_hash, status, reply`.execute(tx);
  return rows[0]!;
}

interface Claim {
  readonly idHash: string;
  readonly requestHash: string;
}

/**
 * The same for several submits at once, but waits for nobody: an id on which another transaction works is not in the result.
 * Nothing is stored before the replies: `keepReplies` fails if somebody was faster between the look and the lock.
 * @returns what is stored under each id
 */
export async function claimIds(tx: Tx, claims: readonly Claim[]): Promise<Map<string, Claimed>> {
  const { rows } = await sql<Claimed & Claim>`
    select c.id_hash, coalesce(a.request_hash, c.request_hash) as request_hash, a.status, a.reply
    from unnest(${claims.map(({ idHash }) => idHash)}::text[], ${claims.map((each) => each.requestHash)}::text[])
      as c (id_hash, request_hash)
    left join answered_calls a on a.id_hash = c.id_hash
    where pg_try_advisory_xact_lock(${idLocks}, hashtext(c.id_hash))`.execute(tx);
  return new Map(rows.map((row) => [row.idHash, row]));
}

interface Kept extends Claim {
  readonly status: number;
  readonly reply: Buffer;
}

/** Stores replies to submits whose ids were taken together. */
export async function keepReplies(tx: Tx, kept: readonly Kept[], now: InstantMs): Promise<void> {
  if (kept.length === 0) return;
  await sql`
    insert into answered_calls (id_hash, request_hash, status, reply, answered_at)
    select id_hash, request_hash, status, reply, ${instant(now)} from ${asRows(kept)}`.execute(tx);
}

/** The same beside what the calls change, for submits that nobody else works on. */
export function keepingReplies(kept: readonly Kept[], now: InstantMs): StoredBeside {
  const all = sql`${kept.length}::bigint`;
  return {
    parts: sql`
      claimed as materialized (
        select count(*) as claims from taken, unnest(${kept.map(({ idHash }) => idHash)}::text[]) as c (id_hash)
        where pg_try_advisory_xact_lock(${idLocks}, hashtext(c.id_hash))
      ), kept as (
        insert into answered_calls (id_hash, request_hash, status, reply, answered_at)
        select id_hash, request_hash, status, reply, ${instant(now)} from claimed, ${asRows(kept)} where claimed.claims = ${all}
      )`,
    isWhole: sql`(select claims from claimed) = ${all}`,
  };
}

/**
 * Stores refusals that change nothing, each unless something is stored under its id or another transaction works on it. A power cut
 * may lose them, so nobody waits until they are on the disk: who sends the submit again is answered anew then.
 * @returns the ids of those that are stored
 */
export async function keepRefusals(db: Db, kept: readonly Kept[], now: InstantMs): Promise<ReadonlySet<string>> {
  if (kept.length === 0) return new Set();
  const { rows } = await sql<Pick<Kept, "idHash">>`
    with lightly as materialized (select set_config('synchronous_commit', 'off', true))
    insert into answered_calls (id_hash, request_hash, status, reply, answered_at)
    select id_hash, request_hash, status, reply, ${instant(now)} from lightly, ${asRows(kept)}
    where pg_try_advisory_xact_lock(${idLocks}, hashtext(id_hash))
    on conflict (id_hash) do nothing returning id_hash`.execute(db);
  return new Set(rows.map(({ idHash }) => idHash));
}

const asRows = (kept: readonly Kept[]) => sql`unnest(
  ${kept.map(({ idHash }) => idHash)}::text[],
  ${kept.map(({ requestHash }) => requestHash)}::text[],
  ${kept.map(({ status }) => status)}::integer[],
  ${kept.map(({ reply }) => reply)}::bytea[]
) as k (id_hash, request_hash, status, reply)`;

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
