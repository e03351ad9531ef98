import type { Station } from "@time-event/contract/stations";
import type { Text } from "@time-event/contract/fields";
import { missingNumbers } from "@time-event/domain/stations/missing-numbers";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";

/** The stations of an event, newest first, with the devices that came with their keys. */
export async function loadStations(db: Db | Tx, eventId: number): Promise<Station[]> {
  const keys = await db
    .selectFrom("accessKeys")
    .select(["id", sql<string>`subject`.as("checkpoint"), "name", "createdAt", "endsAt", "revokedAt"])
    .select(["revision", "changedAt", "changedBy"])
    .where("eventId", "=", eventId)
    .where("kind", "=", "station")
    .orderBy("id", "desc")
    .execute();
  const devices = await db
    .selectFrom("stationDevices as d")
    .select(["d.keyId", "d.device", "d.worker", "d.lastHeardAt", "d.waiting", "d.battery", "d.offsetMs", "d.broken"])
    .select(
      sql<number[]>`coalesce((select array_agg(r.seq) from station_records r where r.device_id = d.id), '{}')`.as(
        "seqs",
      ),
    )
    .where("d.eventId", "=", eventId)
    .orderBy("d.lastHeardAt", "desc")
    .execute();
  return keys.map((key) => ({
    ...key,
    devices: devices
      .filter(({ keyId }) => keyId === key.id)
      .map(({ keyId: _keyId, seqs, ...device }) => ({
        ...device,
        records: seqs.length,
        highest: Math.max(0, ...seqs),
        missing: missingNumbers(seqs).missing,
      })),
  }));
}

export async function loadEventName(db: Db | Tx, eventId: number): Promise<{ slug: string; name: Text }> {
  const { slug, nameTh, nameEn } = await db
    .selectFrom("events")
    .select(["slug", "nameTh", "nameEn"])
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
  return { slug, name: { th: nameTh, en: nameEn } };
}
