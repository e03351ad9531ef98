import type { DeviceKey } from "@time-event/contract/keys";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import { executePrepared } from "../../db/prepared.ts";
import type { KeyHolder } from "../../http/key-holder.ts";

export interface FoundKey extends KeyHolder {
  readonly endsAt: InstantMs | null;
  readonly revokedAt: InstantMs | null;
  readonly lastUsedAt: InstantMs | null;
}

/** Read on every call and never cached: a revoked key opens nothing any more, in any process. @returns by the hash */
export async function findKeys(db: Db | Tx, secretHashes: readonly string[]): Promise<Map<string, FoundKey>> {
  const statement = sql<FoundKey & { readonly secretHash: string }>`
    select k.id as key_id, k.kind, k.event_id, v.slug as event, k.subject, k.name, k.ends_at, k.revoked_at, k.last_used_at, k.secret_hash
    from access_keys k join events v on v.id = k.event_id where k.secret_hash = any(${secretHashes}::text[])`;
  const found = await executePrepared(db, statement);
  return new Map(found.map(({ secretHash, ...key }) => [secretHash, key]));
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
