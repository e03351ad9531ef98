import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import type { SignInsTable } from "../../db/schema.ts";
import type { Family, KnownToken } from "./refresh-family.ts";

export type EndReason = NonNullable<SignInsTable["endReason"]>;

export interface NewSignIn {
  readonly userId: number;
  readonly userAgent: string;
  readonly address: string;
  /** What the address stands for. */
  readonly place: string;
  readonly at: InstantMs;
  readonly expiresAt: InstantMs;
}

export async function insertSignIn(tx: Tx, { at, expiresAt, ...signIn }: NewSignIn): Promise<number> {
  const times = { createdAt: toTimestamp(at), lastUsedAt: toTimestamp(at), expiresAt: toTimestamp(expiresAt) };
  const row = await tx
    .insertInto("signIns")
    .values({ ...signIn, ...times })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Locks the sign-in of a token until the transaction ends, so that its tokens are judged one after another. */
export async function lockFamily(
  tx: Tx,
  tokenHash: string,
): Promise<(Family & { readonly id: number; readonly userId: number }) | undefined> {
  const row = await tx
    .selectFrom("signIns")
    .innerJoin("users", "users.id", "signIns.userId")
    .select(["signIns.id", "signIns.lastUsedAt", "signIns.expiresAt", "signIns.endedAt"])
    .select(["users.id as userId", "users.username", "users.disabledAt"])
    .where("signIns.id", "=", (eb) =>
      eb.selectFrom("refreshTokens").select("signInId").where("refreshTokens.hash", "=", tokenHash),
    )
    .forUpdate("signIns")
    .executeTakeFirst();
  if (!row) return undefined;
  const { disabledAt, ...family } = row;
  return { ...family, isDisabled: disabledAt !== null };
}

interface StoredToken extends KnownToken {
  readonly successor: { readonly salt: string; readonly issuedAt: InstantMs } | null;
}

/** Read after the lock, so that it shows the changes of the transaction that held the lock before. */
export async function loadToken(tx: Tx, hash: string): Promise<StoredToken> {
  const row = await tx
    .selectFrom("refreshTokens as token")
    .leftJoin("refreshTokens as successor", "successor.hash", "token.successorHash")
    .select(["token.spentAt", "token.successorSalt as salt"])
    .select(["successor.issuedAt", "successor.spentAt as successorSpentAt"])
    .where("token.hash", "=", hash)
    .executeTakeFirstOrThrow();
  const { spentAt, salt, issuedAt, successorSpentAt } = row;
  const successor = salt !== null && issuedAt !== null ? { salt, issuedAt } : null;
  return { spentAt, successorSpent: successorSpentAt !== null, successor };
}

export async function insertToken(tx: Tx, signInId: number, hash: string, issuedAt: InstantMs): Promise<void> {
  await tx
    .insertInto("refreshTokens")
    .values({ hash, signInId, issuedAt: toTimestamp(issuedAt) })
    .execute();
}

/** Marks a token as spent for its successor, which is the next to be spent. */
export async function spendToken(
  tx: Tx,
  hash: string,
  successor: { readonly hash: string; readonly salt: string },
  at: InstantMs,
): Promise<void> {
  await tx
    .updateTable("refreshTokens")
    .set({ spentAt: toTimestamp(at), successorHash: successor.hash, successorSalt: successor.salt })
    .where("hash", "=", hash)
    .execute();
}

export async function touchSignIn(tx: Tx, id: number, at: InstantMs): Promise<void> {
  await tx
    .updateTable("signIns")
    .set({ lastUsedAt: toTimestamp(at) })
    .where("id", "=", id)
    .execute();
}

export interface Ending {
  readonly reason: EndReason;
  readonly address: string;
  readonly at: InstantMs;
}

/** Ends a sign-in, and returns whether it was open; one that has ended keeps its reason. */
export async function endSignIn(tx: Tx, id: number, { reason, address, at }: Ending): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("signIns")
    .set({ endedAt: toTimestamp(at), endReason: reason, endAddress: address })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Ends a user's sign-ins, all or all but one, and returns how many were open. */
export async function endSignInsOf(
  tx: Tx,
  userId: number,
  { reason, address, at }: Ending,
  except?: number,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("signIns")
    .set({ endedAt: toTimestamp(at), endReason: reason, endAddress: address })
    .where("userId", "=", userId)
    .where("endedAt", "is", null)
    .$if(except !== undefined, (query) => query.where("id", "<>", except!))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Sign-ins are kept for a while after their end, so that users see where they were signed in. */
export async function forgetOldSignIns(db: Db, before: InstantMs): Promise<void> {
  await sql`delete from sign_ins where last_used_at < ${toTimestamp(before)}::timestamptz`.execute(db);
}
