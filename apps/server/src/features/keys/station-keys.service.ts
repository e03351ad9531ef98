import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import {
  insertStationKey,
  lockStationKey,
  replaceStationSecret,
  revokeStationKey,
  type StationKey,
} from "./station-keys.repository.ts";
import { hashOfKey, makeKey } from "./secret.ts";

/** A new key to a checkpoint. Only the caller ever has it: the database has its hash. */
export async function issueStationKey(
  tx: Tx,
  place: Pick<StationKey, "checkpoint" | "name" | "endsAt"> & { readonly eventId: number },
  username: string,
): Promise<{ key: string; station: StationKey }> {
  const key = makeKey("station");
  return { key, station: await insertStationKey(tx, { ...place, secretHash: hashOfKey(key) }, username) };
}

/** Gives a station another key and another end: the one that it had opens nothing any more. */
export async function renewStationKey(
  tx: Tx,
  { id, endsAt }: { readonly id: number; readonly endsAt: InstantMs },
  username: string,
): Promise<{ key: string; station: StationKey }> {
  const key = makeKey("station");
  return { key, station: await replaceStationSecret(tx, id, { secretHash: hashOfKey(key), endsAt }, username) };
}

export async function endStationKey(tx: Tx, id: number, now: InstantMs, username: string): Promise<StationKey> {
  return revokeStationKey(tx, id, now, username);
}

/** The key of a station, locked; undefined: the event has no such station. */
export async function lockStation(tx: Tx, eventId: number, id: number): Promise<StationKey | undefined> {
  return lockStationKey(tx, eventId, id);
}
