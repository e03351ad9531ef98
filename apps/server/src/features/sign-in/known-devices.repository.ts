import type { InstantMs } from "@time-event/domain/time/instant";
import { instant, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";

/** Whether somebody has signed in with this mark. */
export async function isDeviceMark(tx: Tx, hash: string): Promise<boolean> {
  const row = await tx.selectFrom("knownDevices").select("userId").where("hash", "=", hash).limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function rememberDevice(tx: Tx, hash: string, userId: number, at: InstantMs): Promise<void> {
  const lastUsedAt = toTimestamp(at);
  await tx
    .insertInto("knownDevices")
    .values({ hash, userId, lastUsedAt })
    .onConflict((conflict) => conflict.columns(["hash", "userId"]).doUpdateSet({ lastUsedAt }))
    .execute();
}

export async function forgetDevicesOf(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom("knownDevices").where("userId", "=", userId).execute();
}

export async function forgetOldDevices(db: Db, before: InstantMs): Promise<void> {
  await db.deleteFrom("knownDevices").where("lastUsedAt", "<", instant(before)).execute();
}
