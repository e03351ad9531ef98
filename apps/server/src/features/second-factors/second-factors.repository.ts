import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";

export interface NewTotp {
  readonly userId: number;
  readonly name: string;
  readonly sealedSecret: string;
  readonly lastStep: number;
  readonly at: InstantMs;
}

export async function insertTotp(tx: Tx, { at, ...totp }: NewTotp): Promise<number> {
  const values = { ...totp, kind: "totp" as const, createdAt: toTimestamp(at) };
  return (await tx.insertInto("secondFactors").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

export interface NewPasskey {
  readonly userId: number;
  readonly name: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: string;
  readonly at: InstantMs;
}

/** Undefined: somebody has this passkey already. */
export async function insertPasskey(tx: Tx, { at, ...passkey }: NewPasskey): Promise<number | undefined> {
  const row = await tx
    .insertInto("secondFactors")
    .values({ ...passkey, kind: "passkey", createdAt: toTimestamp(at) })
    .onConflict((conflict) => conflict.column("credentialId").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Uses up a step of an app's codes; false if it or a later one was used, perhaps at the same moment. */
export async function useTotpStep(db: Db, id: number, step: number, at: InstantMs): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("secondFactors")
    .set({ lastStep: step, lastUsedAt: toTimestamp(at) })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("lastStep", "is", null), eb("lastStep", "<", step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function usePasskey(db: Db, id: number, signCount: number, at: InstantMs): Promise<void> {
  await db
    .updateTable("secondFactors")
    .set({ signCount, lastUsedAt: toTimestamp(at) })
    .where("id", "=", id)
    .execute();
}

/** Undefined: there is no such factor of this user. */
export async function deleteFactor(tx: Tx, userId: number, id: number): Promise<string | undefined> {
  const row = await tx
    .deleteFrom("secondFactors")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returning("name")
    .executeTakeFirst();
  return row?.name;
}

/** Removes a user's second factors, or those that were added from an instant on; returns how many. */
export async function deleteFactorsOf(tx: Tx, userId: number, since?: InstantMs): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("secondFactors")
    .where("userId", "=", userId)
    .$if(since !== undefined, (query) => query.where("createdAt", ">=", instant(since!)))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Replaces a user's recovery codes. */
export async function storeRecoveryCodes(tx: Tx, userId: number, hashes: readonly string[], at: InstantMs) {
  await tx.deleteFrom("recoveryCodes").where("userId", "=", userId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((hash) => ({ hash, userId, createdAt: toTimestamp(at) }));
  await tx.insertInto("recoveryCodes").values(rows).execute();
}

export async function deleteRecoveryCodesSince(tx: Tx, userId: number, since: InstantMs): Promise<void> {
  await tx.deleteFrom("recoveryCodes").where("userId", "=", userId).where("createdAt", ">=", instant(since)).execute();
}

/** Uses up a recovery code; false if it is none of this user's, or was used. */
export async function takeRecoveryCode(db: Db, userId: number, hash: string, at: InstantMs): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("recoveryCodes")
    .set({ usedAt: toTimestamp(at) })
    .where("hash", "=", hash)
    .where("userId", "=", userId)
    .where("usedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export type ChallengePurpose = "add" | "sign_in";

export async function insertChallenge(
  db: Db,
  { at, ...challenge }: { challenge: string; userId: number; purpose: ChallengePurpose; at: InstantMs },
): Promise<void> {
  await db
    .insertInto("passkeyChallenges")
    .values({ ...challenge, expiresAt: toTimestamp(at) })
    .execute();
}

/** Uses up a challenge; false if it is none of this user's, was used, or came too late. */
export async function takeChallenge(
  db: Db | Tx,
  { challenge, userId, purpose }: { challenge: string; userId: number; purpose: ChallengePurpose },
  now: InstantMs,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkeyChallenges")
    .where("challenge", "=", challenge)
    .where("userId", "=", userId)
    .where("purpose", "=", purpose)
    .where("expiresAt", ">", instant(now))
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export async function forgetOldChallenges(db: Db, before: InstantMs): Promise<void> {
  await sql`delete from passkey_challenges where expires_at < ${toTimestamp(before)}::timestamptz`.execute(db);
}
