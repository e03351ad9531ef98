import type { RecordFate } from "@time-event/contract/station-calls";
import type { ClockAnchor } from "@time-event/domain/stations/clock-offset";
import type { ChainedRecord } from "@time-event/domain/stations/record-chain";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";

/** A device as it described itself when it was heard. */
interface HeardDevice {
  readonly eventId: number;
  readonly checkpoint: string;
  readonly device: string;
  readonly keyId: number;
  readonly worker: string;
  readonly waiting: number;
  readonly battery: number | null;
}

/** Notes that a device was heard, and locks it: its batches are stored one after another. Returns its row's number. */
export async function noteHeard(tx: Tx, { checkpoint, ...heard }: HeardDevice, now: InstantMs): Promise<number> {
  const lastHeardAt = toTimestamp(now);
  const { keyId, worker, waiting, battery } = heard;
  const { id } = await tx
    .insertInto("stationDevices")
    .values({ ...heard, checkpointCode: checkpoint, lastHeardAt })
    .onConflict((conflict) =>
      conflict
        .columns(["eventId", "checkpointCode", "device"])
        .doUpdateSet({ keyId, worker, waiting, battery, lastHeardAt }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks the row of a device whose file staff import; one that was never heard gets a row. Says nothing of when it was heard. */
export async function lockFiledDevice(
  tx: Tx,
  { checkpoint, ...filed }: Pick<HeardDevice, "eventId" | "checkpoint" | "device" | "keyId">,
  filedAt: InstantMs,
): Promise<number> {
  const { id } = await tx
    .insertInto("stationDevices")
    .values({ ...filed, checkpointCode: checkpoint, worker: "", waiting: 0, lastHeardAt: toTimestamp(filedAt) })
    .onConflict((conflict) =>
      conflict
        .columns(["eventId", "checkpointCode", "device"])
        .doUpdateSet(({ ref }) => ({ device: ref("excluded.device") })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function noteMeasured(
  tx: Tx,
  id: number,
  { offsetMs, broken }: { readonly offsetMs: number | null; readonly broken: number },
): Promise<void> {
  await tx
    .updateTable("stationDevices")
    .set({ offsetMs, broken: sql<number>`broken + ${broken}` })
    .where("id", "=", id)
    .execute();
}

/** Keeps new anchors of a device. */
export async function insertAnchors(tx: Tx, deviceId: number, anchors: readonly ClockAnchor[]): Promise<void> {
  if (anchors.length === 0) return;
  await tx
    .insertInto("stationAnchors")
    .values(
      anchors.map(({ bootId, monotonicMs, deviceAt, serverAt, roundTripMs }) => ({
        deviceId,
        bootId,
        monotonicMs,
        deviceAtMs: deviceAt,
        serverAtMs: serverAt,
        roundTripMs,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Anchors of these runs of the page, and the last of others. */
export async function loadAnchors(tx: Tx, deviceId: number, bootIds: readonly string[]): Promise<ClockAnchor[]> {
  const { rows } = await sql<ClockAnchor>`
    select device_at_ms as device_at, monotonic_ms, boot_id, server_at_ms as server_at, round_trip_ms
    from station_anchors where device_id = ${deviceId} and boot_id = any(${bootIds}::text[])
    union all (
      select device_at_ms, monotonic_ms, boot_id, server_at_ms, round_trip_ms
      from station_anchors where device_id = ${deviceId} and boot_id <> all(${bootIds}::text[])
      order by server_at_ms desc limit 50
    )`.execute(tx);
  return rows;
}

/** A record that is held, with what it did. */
export interface HeldRecord extends Pick<ChainedRecord, "seq" | "hash" | "previousHash" | "kind" | "bib" | "undoes"> {
  /** Its corrected time. */
  readonly happenedAtMs: InstantMs;
  readonly fate: RecordFate;
  readonly ruledEntryId: number | null;
}

export async function loadHeld(tx: Tx, deviceId: number): Promise<HeldRecord[]> {
  const rows = await tx
    .selectFrom("stationRecords")
    .select(["seq", "hash", "previousHash", "kind", "bib", "undoes", "happenedAtMs", "fate", "ruledEntryId"])
    .where("deviceId", "=", deviceId)
    .orderBy("seq")
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind, fate: row.fate as RecordFate }));
}

/** A record to keep as it came, with its corrected time and what it did. */
export interface DecidedRecord extends ChainedRecord, Pick<HeldRecord, "happenedAtMs" | "fate" | "ruledEntryId"> {}

export async function insertRecords(tx: Tx, deviceId: number, records: readonly DecidedRecord[]): Promise<void> {
  if (records.length === 0) return;
  await tx
    .insertInto("stationRecords")
    .values(records.map(({ device: _device, at, ...record }) => ({ ...record, deviceId, atMs: at })))
    .execute();
}
