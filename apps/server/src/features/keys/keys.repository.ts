import type { DeviceKey } from "@time-event/contract/keys";
import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instant, timestampOrNull, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";
import { lockKey, revokeKey } from "./access-keys.repository.ts";

const columns = [
  "id",
  "name",
  "createdAt",
  "endsAt",
  "revokedAt",
  "lastUsedAt",
  "revision",
  "changedAt",
  "changedBy",
] as const;

interface NewDeviceKey {
  readonly eventId: number;
  readonly name: string;
  readonly endsAt: InstantMs | null;
  readonly secretHash: string;
}

export async function lockDeviceKey(tx: Tx, eventId: number, id: number): Promise<DeviceKey | undefined> {
  return lockKey(tx, "device", eventId, id).select(columns).executeTakeFirst();
}

export async function insertDeviceKey(tx: Tx, key: NewDeviceKey, username: string): Promise<DeviceKey> {
  const endsAt = timestampOrNull(key.endsAt);
  return tx
    .insertInto("accessKeys")
    .values({ ...key, kind: "device", endsAt, changedBy: username })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** The row stays the device's; the old key is stored nowhere any more. */
export async function replaceSecret(tx: Tx, id: number, secretHash: string, username: string): Promise<DeviceKey> {
  return tx
    .updateTable("accessKeys")
    .set({ ...savedBy(username), secretHash })
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function revokeDeviceKey(tx: Tx, id: number, now: InstantMs, username: string): Promise<DeviceKey> {
  return revokeKey(tx, id, now, username).returning(columns).executeTakeFirstOrThrow();
}

/** Notes that a key was used, unless a use since `before` was noted. */
export async function noteUse(db: Db, id: number, now: InstantMs, before: InstantMs): Promise<void> {
  await db
    .updateTable("accessKeys")
    .set({ lastUsedAt: toTimestamp(now) })
    .where("id", "=", id)
    .where(sql<boolean>`last_used_at is null or last_used_at <= ${instant(before)}`)
    .execute();
}

export async function insertOrderKey(
  tx: Tx,
  { eventId, id, reference }: { readonly eventId: number; readonly id: number; readonly reference: string },
  secretHash: string,
): Promise<void> {
  await tx
    .insertInto("accessKeys")
    .values({ eventId, kind: "registration", subject: String(id), name: reference, secretHash, changedBy: reference })
    .execute();
}

/** Who begins an order uses its key at once: the first use need not be noted by itself. */
export async function insertOrderKeys(
  tx: Tx,
  orders: readonly {
    readonly eventId: number;
    readonly id: number;
    readonly reference: string;
    readonly secretHash: string;
  }[],
  now: InstantMs,
): Promise<void> {
  const same = { kind: "registration", lastUsedAt: toTimestamp(now) } as const;
  await tx
    .insertInto("accessKeys")
    .values(
      orders.map(({ eventId, id, reference, secretHash }) => {
        return { ...same, eventId, subject: String(id), name: reference, secretHash, changedBy: reference };
      }),
    )
    .execute();
}

export async function insertMemberKey(
  tx: Tx,
  { eventId, subject, reference }: { readonly eventId: number; readonly subject: string; readonly reference: string },
  secretHash: string,
): Promise<void> {
  await tx
    .insertInto("accessKeys")
    .values({ eventId, kind: "member", subject, name: reference, secretHash, changedBy: reference })
    .execute();
}

/** Ends those of one member. */
export async function revokeMemberKeys(
  tx: Tx,
  { eventId, subject }: { readonly eventId: number; readonly subject: string },
  now: InstantMs,
  username: string,
): Promise<void> {
  await tx
    .updateTable("accessKeys")
    .set({ ...savedBy(username), revokedAt: toTimestamp(now) })
    .where("eventId", "=", eventId)
    .where("kind", "=", "member")
    .where("subject", "=", subject)
    .where("revokedAt", "is", null)
    .execute();
}

/** The key of letters about an order; a letter before may have brought the same one. */
export async function insertMailedKey(
  tx: Tx,
  { eventId, id, reference }: { readonly eventId: number; readonly id: number; readonly reference: string },
  secretHash: string,
): Promise<void> {
  await tx
    .insertInto("accessKeys")
    .values({
      eventId,
      kind: "registration",
      subject: String(id),
      name: reference,
      secretHash,
      changedBy: "send-mails",
    })
    .onConflict((conflict) => conflict.column("secretHash").doNothing())
    .execute();
}

/** Ends those of an order and of its members. */
export async function revokeOrderKeys(
  tx: Tx,
  { eventId, id }: { readonly eventId: number; readonly id: number },
  now: InstantMs,
  username: string,
): Promise<void> {
  await tx
    .updateTable("accessKeys")
    .set({ ...savedBy(username), revokedAt: toTimestamp(now) })
    .where("eventId", "=", eventId)
    .where((eb) =>
      eb.or([
        eb.and([eb("kind", "=", "registration"), eb("subject", "=", String(id))]),
        // its members' own: see subjectOfMember
        eb.and([eb("kind", "=", "member"), eb("subject", "like", `${id}/%`)]),
      ]),
    )
    .where("revokedAt", "is", null)
    .execute();
}
