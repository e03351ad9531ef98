import type { InstantMs } from "@time-event/domain/time/instant";
import type { JWK } from "jose";
import { instant, toJson, toTimestamp } from "../../db/column-types.ts";
import type { Db } from "../../db/connection.ts";

export interface StoredKey {
  readonly id: string;
  readonly privateJwk: JWK;
  readonly createdAt: InstantMs;
}

/** Newest first. */
export async function loadKeys(db: Db): Promise<StoredKey[]> {
  const rows = await db.selectFrom("signingKeys").selectAll().orderBy("createdAt", "desc").orderBy("id").execute();
  return rows.map((row) => ({ ...row, privateJwk: row.privateJwk as JWK }));
}

export async function insertKey(db: Db, { id, privateJwk, createdAt }: StoredKey): Promise<void> {
  await db
    .insertInto("signingKeys")
    .values({ id, privateJwk: toJson(privateJwk), createdAt: toTimestamp(createdAt) })
    .execute();
}

export async function deleteKeysBefore(db: Db, at: InstantMs): Promise<void> {
  await db.deleteFrom("signingKeys").where("createdAt", "<", instant(at)).execute();
}
