import type { SecondFactor } from "@time-event/contract/second-factors";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";

/** A user's second factors, oldest first, as their screen shows them. */
export async function listFactors(db: Db | Tx, userId: number): Promise<SecondFactor[]> {
  return db
    .selectFrom("secondFactors")
    .select(["id", "kind", "name", "createdAt", "lastUsedAt"])
    .where("userId", "=", userId)
    .orderBy("id")
    .execute();
}

export async function countRecoveryCodes(db: Db | Tx, userId: number): Promise<number> {
  const row = await db
    .selectFrom("recoveryCodes")
    .select(sql<number>`count(*)`.as("left"))
    .where("userId", "=", userId)
    .where("usedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.left);
}

/** Has any of this user, used or not. */
export async function hasRecoveryCodes(tx: Tx, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom("recoveryCodes")
    .select("hash")
    .where("userId", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface StoredFactor {
  readonly id: number;
  readonly kind: "totp" | "passkey";
  readonly sealedSecret: string | null;
  readonly lastStep: number | null;
  readonly credentialId: string | null;
  readonly publicKey: Buffer | null;
  readonly signCount: number | null;
  readonly transports: string | null;
}

/** What a proof is checked against. */
export async function loadFactors(db: Db | Tx, userId: number): Promise<StoredFactor[]> {
  return db
    .selectFrom("secondFactors")
    .select(["id", "kind", "sealedSecret", "lastStep", "credentialId", "publicKey", "signCount", "transports"])
    .where("userId", "=", userId)
    .orderBy("id")
    .execute();
}
