import { sql } from "kysely";
import type { CheckpointForm } from "@time-event/contract/checkpoints";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";

/** Adds a checkpoint behind those that are as far along the course, or less. */
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

function columnsOf({ name, opensAt, cutoffAt, ...columns }: CheckpointForm) {
  return {
    ...columns,
    nameTh: name.th,
    nameEn: name.en,
    opensAt: opensAt === null ? null : toTimestamp(opensAt),
    cutoffAt: cutoffAt === null ? null : toTimestamp(cutoffAt),
  };
}
