import type { KeyKind } from "@time-event/contract/endpoint";
import type { DeviceKey } from "@time-event/contract/keys";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import type { KeyHolder } from "../../http/key-holder.ts";

export interface FoundKey extends KeyHolder {
  readonly endsAt: InstantMs | null;
  readonly revokedAt: InstantMs | null;
  readonly lastUsedAt: InstantMs | null;
}

/** Read on every call and never cached: a revoked key opens nothing any more, in any process. @returns by the hash */
export async function findKeys(db: Db | Tx, secretHashes: readonly string[]): Promise<Map<string, FoundKey>> {
  const found = await db
    .selectFrom("accessKeys as k")
    .innerJoin("events as v", "v.id", "k.eventId")
    .select(["k.id as keyId", "k.kind", "k.eventId", "v.slug as event", "k.subject", "k.name"])
    .select(["k.endsAt", "k.revokedAt", "k.lastUsedAt", "k.secretHash"])
    .where(sql<boolean>`k.secret_hash = any(${secretHashes}::text[])`)
    .execute();
  return new Map(found.map(({ secretHash, ...key }) => [secretHash, { ...key, kind: key.kind as KeyKind }]));
}

/** Device keys of an event: working ones first, newest first among them. */
export async function listDeviceKeys(db: Db | Tx, eventId: number): Promise<DeviceKey[]> {
  return db
    .selectFrom("accessKeys")
    .select(["id", "name", "createdAt", "endsAt", "revokedAt", "lastUsedAt", "revision", "changedAt", "changedBy"])
    .where("eventId", "=", eventId)
    .where("kind", "=", "device")
    .orderBy("revokedAt", (order) => order.desc().nullsFirst())
    .orderBy("id", "desc")
    .execute();
}
