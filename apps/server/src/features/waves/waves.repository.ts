import type { Wave, WaveForm } from "@time-event/contract/waves";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { toTimestamp } from "../../db/column-types.ts";
import { savedBy } from "../../db/edited-rows.ts";
import type { Tx } from "../../db/connection.ts";

const columnsOf = ({ name, startsAt, ...columns }: WaveForm) => ({
  ...columns,
  nameTh: name.th,
  nameEn: name.en,
  startsAt: toTimestamp(startsAt),
});

export async function insertWave(tx: Tx, eventId: number, form: WaveForm, username: string): Promise<number> {
  const { id } = await tx
    .insertInto("waves")
    .values({ ...columnsOf(form), eventId, changedBy: username })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateWave(tx: Tx, id: number, form: WaveForm, username: string): Promise<void> {
  await tx
    .updateTable("waves")
    .set({ ...columnsOf(form), ...savedBy(username) })
    .where("id", "=", id)
    .execute();
}

/** Stores when the gun of waves was fired. */
export async function setWaveGun(
  tx: Tx,
  ids: readonly number[],
  startsAt: InstantMs,
  { by, now }: { readonly by: string; readonly now: InstantMs },
): Promise<void> {
  await tx
    .updateTable("waves")
    .set({ startsAt: toTimestamp(startsAt), gunFiredAt: toTimestamp(now), gunFiredBy: by, ...savedBy(by) })
    .where("id", "in", [...ids])
    .execute();
}

export async function deleteWave(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("waves").where("id", "=", id).execute();
}

/**
 * Changes how many places of a wave are taken, unless that would exceed its capacity. Whoever else changes the row
 * waits, and then compares with what is stored by then.
 * @returns whether there were enough
 */
export async function changeWaveTaken(tx: Tx, id: number, change: number): Promise<boolean> {
  const { rows } = await sql`
    update waves set taken = taken + ${change}
    where id = ${id} and (${change} <= 0 or capacity is null or taken + ${change} <= capacity)
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Copies a wave to the category with the same code of another event; it starts at another instant. */
export async function copyWave(
  tx: Tx,
  toEventId: number,
  { categoryId, ...wave }: Wave,
  startsAt: number,
): Promise<void> {
  await sql`
    insert into waves (event_id, category_id, name_th, name_en, starts_at, capacity, changed_by)
    select ${toEventId}, copy.id, ${wave.name.th}, ${wave.name.en}, ${toTimestamp(startsAt)}::timestamptz,
      ${wave.capacity}::integer, ${wave.changedBy}
    from categories source join categories copy on copy.code = source.code
    where source.id = ${categoryId} and copy.event_id = ${toEventId}`.execute(tx);
}
