import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";

interface Device {
  readonly eventId: number;
  readonly endpointHash: string;
  readonly sealedSubscription: string;
  readonly language: "th" | "en";
  readonly createdAt: InstantMs;
}

/** Notes a device, or its newer keys. @returns its id */
export async function putDevice(tx: Tx, { createdAt, ...device }: Device): Promise<number> {
  const { sealedSubscription, language } = device;
  const { id } = await tx
    .insertInto("followDevices")
    .values({ ...device, createdAt: toTimestamp(createdAt) })
    .onConflict((conflict) =>
      conflict.columns(["eventId", "endpointHash"]).doUpdateSet({ sealedSubscription, language }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function removeDevice(
  tx: Tx,
  device: { readonly id: number } | { readonly eventId: number; readonly endpointHash: string },
): Promise<void> {
  const rows = tx.deleteFrom("followDevices");
  if ("id" in device) await rows.where("id", "=", device.id).execute();
  else await rows.where("eventId", "=", device.eventId).where("endpointHash", "=", device.endpointHash).execute();
}

/** Lets a device follow exactly these; of who is followed anew, only what comes from now on is told. */
export async function setFollows(tx: Tx, deviceId: number, entryIds: readonly number[]): Promise<void> {
  await sql`delete from follows where device_id = ${deviceId} and entry_id <> all(${entryIds}::bigint[])`.execute(tx);
  await sql`
    insert into follows (device_id, entry_id, told_points, seen_version)
    select ${deviceId}, e.id, ${pointsPassed}, coalesce(r.version, 0)
    from entries e left join results r on r.entry_id = e.id
    where e.id = any(${entryIds}::bigint[])
    on conflict do nothing`.execute(tx);
}

/** Points of the course, or laps, up to the furthest one that was read. */
export const pointsPassed = sql<number>`coalesce(
  (select max(place)::int from unnest(r.split_ms) with ordinality as split(ms, place) where ms is not null), 0)`;

/** Those who follow any of these follow them no more; a device that then follows nobody goes. */
export async function removeFollowsOf(tx: Tx, entryIds: readonly number[]): Promise<void> {
  await sql`
    with gone as (delete from follows where entry_id = any(${entryIds}::bigint[]) returning device_id, entry_id)
    delete from follow_devices d using gone where d.id = gone.device_id and not exists (
      select from follows f where f.device_id = d.id and f.entry_id <> all(${entryIds}::bigint[]))`.execute(tx);
}

/** After an event nobody is told anything: whom devices followed is forgotten. @returns how many devices */
export async function removeDevicesOfOver(tx: Tx): Promise<number> {
  const { rows } = await sql`
    delete from follow_devices d using events e
    where e.id = d.event_id and e.state in ('finished', 'cancelled') returning d.id`.execute(tx);
  return rows.length;
}

interface Seen {
  readonly deviceId: number;
  readonly entryId: number;
  readonly toldPoints: number;
  readonly seenVersion: number;
  readonly isTold: boolean;
}

/** Notes what was looked at, and what is told of it. */
export async function noteSeen(tx: Tx, seen: readonly Seen[]): Promise<void> {
  const column = <Value>(pick: (one: Seen) => Value) => seen.map(pick);
  await sql`
    update follows f set told_points = s.told, seen_version = s.version
    from unnest(${column(({ deviceId }) => deviceId)}::bigint[], ${column(({ entryId }) => entryId)}::bigint[],
      ${column(({ toldPoints }) => toldPoints)}::int[], ${column(({ seenVersion }) => seenVersion)}::bigint[])
      as s(device, entry, told, version)
    where f.device_id = s.device and f.entry_id = s.entry`.execute(tx);
  const told = seen.filter(({ isTold }) => isTold).map(({ deviceId }) => deviceId);
  await sql`
    update follow_devices d set told = d.told + t.times
    from (select id, count(*)::int as times from unnest(${told}::bigint[]) as id group by id) t
    where d.id = t.id`.execute(tx);
}
