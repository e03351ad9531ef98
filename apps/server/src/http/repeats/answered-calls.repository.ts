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

interface Claim {
  readonly idHash: string;
  readonly requestHash: string;
}

/** The same for several submits at once; returns what is stored under each id. */
export async function claimIds(tx: Tx, claims: readonly Claim[], now: InstantMs): Promise<Map<string, Claimed>> {
  // in one order, so that no two transactions wait for each other
  const inOrder = claims.toSorted((one, other) => (one.idHash < other.idHash ? -1 : 1));
  const { rows } = await sql<Claimed & Claim>`
    insert into answered_calls (id_hash, request_hash, answered_at)
    select id_hash, request_hash, ${instant(now)}
    from unnest(${inOrder.map(({ idHash }) => idHash)}::text[], ${inOrder.map((each) => each.requestHash)}::text[])
      as c (id_hash, request_hash)
    on conflict (id_hash) do update set id_hash = excluded.id_hash
    returning id_hash, request_hash, status, reply`.execute(tx);
  return new Map(rows.map((row) => [row.idHash, row]));
}

interface Kept {
  readonly idHash: string;
  readonly status: number;
  readonly reply: Buffer;
}

export async function keepReplies(tx: Tx, kept: readonly Kept[]): Promise<void> {
  if (kept.length === 0) return;
  await sql`
    update answered_calls a set status = k.status, reply = k.reply
    from unnest(
      ${kept.map(({ idHash }) => idHash)}::text[],
      ${kept.map(({ status }) => status)}::integer[],
      ${kept.map(({ reply }) => reply)}::bytea[]
    ) as k (id_hash, status, reply)
    where a.id_hash = k.id_hash`.execute(tx);
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
