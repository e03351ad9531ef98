import type { InstantMs } from "@time-event/domain/time/instant";
import { instant, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";

interface NewReset {
  readonly hash: string;
  readonly userId: number;
  readonly issuedAt: InstantMs;
  readonly expiresAt: InstantMs;
}

export async function insertReset(tx: Tx, { hash, userId, issuedAt, expiresAt }: NewReset): Promise<void> {
  await tx
    .insertInto("passwordResets")
    .values({ hash, userId, issuedAt: toTimestamp(issuedAt), expiresAt: toTimestamp(expiresAt) })
    .execute();
}

export async function forgetOldResets(db: Db, before: InstantMs): Promise<void> {
  await db.deleteFrom("passwordResets").where("expiresAt", "<", instant(before)).execute();
}

/** Whose key it is, if it would be accepted now. */
export async function findOpenReset(db: Db, hash: string, now: InstantMs): Promise<number | undefined> {
  const row = await db
    .selectFrom("passwordResets")
    .innerJoin("users", "users.id", "passwordResets.userId")
    .select("passwordResets.userId")
    .where("hash", "=", hash)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", instant(now))
    .where("users.disabledAt", "is", null)
    .executeTakeFirst();
  return row?.userId;
}

/** Uses up the key of a link and returns its user; undefined when it was used, has expired or is unknown. */
export async function takeReset(tx: Tx, hash: string, now: InstantMs): Promise<number | undefined> {
  const row = await tx
    .updateTable("passwordResets")
    .set({ usedAt: toTimestamp(now) })
    .where("hash", "=", hash)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", instant(now))
    .returning("userId")
    .executeTakeFirst();
  return row?.userId;
}

/** After a new password, links that were mailed before open nothing. */
export async function closeResetsOf(tx: Tx, userId: number, now: InstantMs): Promise<void> {
  await tx
    .updateTable("passwordResets")
    .set({ usedAt: toTimestamp(now) })
    .where("userId", "=", userId)
    .where("usedAt", "is", null)
    .execute();
}
