import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";

interface NewUndo {
  readonly hash: string;
  readonly userId: number;
  readonly oldEmail: string;
  readonly changedAt: InstantMs;
  readonly expiresAt: InstantMs;
}

export async function insertEmailUndo(tx: Tx, { changedAt, expiresAt, ...undo }: NewUndo): Promise<void> {
  const times = { changedAt: toTimestamp(changedAt), expiresAt: toTimestamp(expiresAt) };
  await tx
    .insertInto("emailUndos")
    .values({ ...undo, ...times })
    .execute();
}

/** Uses up the key of a link; undefined when it was used, has expired or is unknown. */
export async function takeEmailUndo(
  tx: Tx,
  hash: string,
  now: InstantMs,
): Promise<{ userId: number; oldEmail: string; changedAt: InstantMs } | undefined> {
  return tx
    .updateTable("emailUndos")
    .set({ usedAt: toTimestamp(now) })
    .where("hash", "=", hash)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", instant(now))
    .returning(["userId", "oldEmail", "changedAt"])
    .executeTakeFirst();
}

/** What was changed after a change that was undone is undone with it: links of those changes open nothing. */
export async function closeEmailUndosSince(tx: Tx, userId: number, since: InstantMs, now: InstantMs): Promise<void> {
  await tx
    .updateTable("emailUndos")
    .set({ usedAt: toTimestamp(now) })
    .where("userId", "=", userId)
    .where("changedAt", ">=", instant(since))
    .where("usedAt", "is", null)
    .execute();
}

/** Since when an address has been left that its owner can bring back; undefined: there is no open link to it. */
export async function leftSince(tx: Tx, userId: number, email: string, now: InstantMs): Promise<InstantMs | undefined> {
  const row = await tx
    .selectFrom("emailUndos")
    .select("changedAt")
    .where("userId", "=", userId)
    .where(sql<boolean>`lower(old_email) = ${email.toLowerCase()}`)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", instant(now))
    .orderBy("changedAt")
    .limit(1)
    .executeTakeFirst();
  return row?.changedAt;
}

/** Links to addresses that the account had only since then, on the way back to this one, open nothing. */
export async function closeEmailUndosOnTheWayTo(
  tx: Tx,
  { userId, email, since }: { userId: number; email: string; since: InstantMs },
  now: InstantMs,
): Promise<void> {
  await tx
    .updateTable("emailUndos")
    .set({ usedAt: toTimestamp(now) })
    .where("userId", "=", userId)
    .where("changedAt", ">=", instant(since))
    .where(sql<boolean>`lower(old_email) <> ${email.toLowerCase()}`)
    .where("usedAt", "is", null)
    .execute();
}

export async function forgetOldEmailUndos(db: Db, before: InstantMs): Promise<void> {
  await sql`delete from email_undos where expires_at < ${toTimestamp(before)}::timestamptz`.execute(db);
}
