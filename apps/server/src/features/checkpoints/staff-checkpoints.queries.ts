import { sql } from "kysely";
import type { CheckpointRow } from "@time-event/contract/checkpoints";
import type { Db, Tx } from "../../db/connection.ts";

/** The checkpoints of an event along the course, with the categories that use them and their number of reads. */
export async function loadStaffCheckpoints(db: Db | Tx, eventId: number, code?: string): Promise<CheckpointRow[]> {
  const { rows } = await sql<CheckpointRow>`
    select k.code, k.kind, jsonb_build_object('th', k.name_th, 'en', k.name_en) as name, k.distance_m, k.lat, k.lng,
      k.elevation_m, k.opens_at, k.cutoff_at, k.revision, k.changed_at, k.changed_by,
      array(
        select c.code from categories c where c.event_id = k.event_id and k.code = any(c.course) order by c.position
      ) as used_by,
      (select count(*) from passings p where p.event_id = k.event_id and p.checkpoint_code = k.code) as passings
    from checkpoints k
    where k.event_id = ${eventId} and ${code === undefined ? sql`true` : sql`k.code = ${code}`}
    order by k.distance_m, k.position`.execute(db);
  return rows;
}

export async function findStaffCheckpoint(
  db: Db | Tx,
  eventId: number,
  code: string,
): Promise<CheckpointRow | undefined> {
  return (await loadStaffCheckpoints(db, eventId, code))[0];
}
