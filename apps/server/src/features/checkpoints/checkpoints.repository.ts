import { type Insertable, sql } from "kysely";
import type { CheckpointForm } from "@time-event/contract/checkpoints";
import { timestampOrNull } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import type { CheckpointsTable } from "../../db/schema.ts";
import { savedBy } from "../../db/edited-rows.ts";

/** Adds a checkpoint after those that are as far along the course, or less. */
export async function insertCheckpoint(tx: Tx, eventId: number, form: CheckpointForm, username: string): Promise<void> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position) + 1, 0) as position from checkpoints
    where event_id = ${eventId} and distance_m <= ${form.distanceM}`.execute(tx);
  const { position } = rows[0]!;
  await tx
    .updateTable("checkpoints")
    .set({ position: sql<number>`position + 1` })
    .where("eventId", "=", eventId)
    .where("position", ">=", position)
    .execute();
  await tx
    .insertInto("checkpoints")
    .values({ ...columnsOf(form), eventId, position, changedBy: username })
    .execute();
}

export async function updateCheckpoint(tx: Tx, eventId: number, form: CheckpointForm, username: string): Promise<void> {
  await tx
    .updateTable("checkpoints")
    .set({ ...columnsOf(form), ...savedBy(username) })
    .where("eventId", "=", eventId)
    .where("code", "=", form.code)
    .execute();
}

export async function deleteCheckpoint(tx: Tx, eventId: number, code: string): Promise<void> {
  await tx.deleteFrom("checkpoints").where("eventId", "=", eventId).where("code", "=", code).execute();
}

export async function copyCheckpoints(tx: Tx, fromEventId: number, toEventId: number, days: number): Promise<void> {
  await sql`
    insert into checkpoints (event_id, code, position, kind, name_th, name_en, distance_m, lat, lng, elevation_m,
      opens_at, cutoff_at, changed_by)
    select ${toEventId}, k.code, k.position, k.kind, k.name_th, k.name_en, k.distance_m, k.lat, k.lng, k.elevation_m,
      moved_days(opens_at, ${days}, v.time_zone), moved_days(cutoff_at, ${days}, v.time_zone), k.changed_by
    from checkpoints k join events v on v.id = ${toEventId} where k.event_id = ${fromEventId}`.execute(tx);
}

function columnsOf({ name, opensAt, cutoffAt, ...columns }: CheckpointForm) {
  return {
    ...columns,
    nameTh: name.th,
    nameEn: name.en,
    opensAt: timestampOrNull(opensAt),
    cutoffAt: timestampOrNull(cutoffAt),
  };
}

export async function insertCheckpointRows(tx: Tx, rows: readonly Insertable<CheckpointsTable>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto("checkpoints").values(rows).execute();
}
