import { sql } from "kysely";
import type { EventState } from "@time-event/domain/event-state/event-states";
import type { Db, Tx } from "../../db/connection.ts";
import { pointsPassed } from "./following.repository.ts";

/** An event that anybody may see; undefined: there is none. */
export async function findEvent(db: Db | Tx, slug: string): Promise<{ id: number; state: EventState } | undefined> {
  return db
    .selectFrom("events")
    .select(["id", "state"])
    .where("slug", "=", slug)
    .where("state", "<>", "draft")
    .where("rehearsalOf", "is", null)
    .executeTakeFirst();
}

export async function findFollowable(
  db: Db | Tx,
  eventId: number,
  bibs: readonly string[],
): Promise<{ id: number; bib: string }[]> {
  const rows = await db
    .selectFrom("entries")
    .select(["id", "bib"])
    .where("eventId", "=", eventId)
    .where("withdrawnAt", "is", null)
    .where("bib", "in", [...bibs])
    .orderBy("bibOrder")
    .execute();
  return rows.map(({ id, bib }) => ({ id, bib: bib ?? "" }));
}

/** A follow whose runner's result changed since it was looked at. */
export interface ChangedFollow {
  readonly deviceId: number;
  readonly entryId: number;
  readonly bib: string;
  readonly toldPoints: number;
  readonly points: number;
  readonly version: number;
  readonly isOut: boolean;
  /** Messages that the device got in this event. */
  readonly told: number;
}

/** Those of the events under way, the oldest changes first; locks them. */
export async function lockChanged(tx: Tx, most: number): Promise<ChangedFollow[]> {
  const { rows } = await sql<ChangedFollow>`
    select f.device_id, f.entry_id, n.bib, f.told_points, ${pointsPassed} as points, r.version,
      r.status in ('dsq', 'dns', 'dnf') as is_out, d.told
    from events e
      join follow_devices d on d.event_id = e.id
      join follows f on f.device_id = d.id
      join results r on r.entry_id = f.entry_id and r.version > f.seen_version
      join entries n on n.id = f.entry_id
    where e.state = 'live'
    order by r.version, f.device_id limit ${most}
    for update of f skip locked`.execute(tx);
  return rows;
}

/** A message that waits: the device, whom it is about, and how much of the way it tells. Undefined: nobody follows any more. */
export async function findWaiting(db: Db, { deviceId, entryId }: { deviceId: number; entryId: number }) {
  return db
    .selectFrom("follows")
    .innerJoin("followDevices", "followDevices.id", "follows.deviceId")
    .innerJoin("events", "events.id", "followDevices.eventId")
    .innerJoin("entries", "entries.id", "follows.entryId")
    .select([
      "followDevices.sealedSubscription",
      "followDevices.language",
      "follows.toldPoints",
      "events.slug",
      "events.state",
      "entries.bib",
    ])
    .where("follows.deviceId", "=", deviceId)
    .where("follows.entryId", "=", entryId)
    .executeTakeFirst();
}
