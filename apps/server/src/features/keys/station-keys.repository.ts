import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { timestampOrNull, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";
import { lockKey, revokeKey } from "./access-keys.repository.ts";

/** The key of a working place at a checkpoint. */
export interface StationKey {
  readonly id: number;
  readonly checkpoint: string;
  readonly name: string;
  readonly createdAt: InstantMs;
  readonly endsAt: InstantMs | null;
  readonly revokedAt: InstantMs | null;
  readonly revision: number;
  readonly changedAt: InstantMs;
  readonly changedBy: string;
}

const columns = [
  "id",
  sql<string>`subject`.as("checkpoint"),
  "name",
  "createdAt",
  "endsAt",
  "revokedAt",
  "revision",
  "changedAt",
  "changedBy",
] as const;

export async function lockStationKey(tx: Tx, eventId: number, id: number): Promise<StationKey | undefined> {
  return lockKey(tx, "station", eventId, id).select(columns).executeTakeFirst();
}

interface NewStationKey extends Pick<StationKey, "checkpoint" | "name" | "endsAt"> {
  readonly eventId: number;
  readonly secretHash: string;
}

export async function insertStationKey(
  tx: Tx,
  { eventId, checkpoint, name, endsAt, secretHash }: NewStationKey,
  username: string,
): Promise<StationKey> {
  return tx
    .insertInto("accessKeys")
    .values({
      eventId,
      kind: "station",
      subject: checkpoint,
      name,
      secretHash,
      endsAt: timestampOrNull(endsAt),
      changedBy: username,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function replaceStationSecret(
  tx: Tx,
  id: number,
  { secretHash, endsAt }: { readonly secretHash: string; readonly endsAt: InstantMs },
  username: string,
): Promise<StationKey> {
  return tx
    .updateTable("accessKeys")
    .set({ ...savedBy(username), secretHash, endsAt: toTimestamp(endsAt) })
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function revokeStationKey(tx: Tx, id: number, now: InstantMs, username: string): Promise<StationKey> {
  return revokeKey(tx, id, now, username).returning(columns).executeTakeFirstOrThrow();
}
