import type { Wave } from "@time-event/contract/waves";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";

/** The waves of an event, category by category, the first to start first. */
export async function loadWaves(db: Db | Tx, eventId: number): Promise<Wave[]> {
  const rows = await db
    .selectFrom("waves")
    .select(["id", "categoryId", "nameTh", "nameEn", "startsAt", "capacity", "taken", "gunFiredAt"])
    .select(["revision", "changedAt", "changedBy"])
    .where("eventId", "=", eventId)
    .orderBy("categoryId")
    .orderBy("startsAt")
    .orderBy("id")
    .execute();
  return rows.map(({ nameTh, nameEn, ...wave }) => ({ ...wave, name: { th: nameTh, en: nameEn } }));
}

export async function findWave(tx: Tx, eventId: number, id: number | null): Promise<Wave | undefined> {
  return (await loadWaves(tx, eventId)).find((wave) => wave.id === id);
}

/** Whether an entry or an order has chosen it, whatever became of them. */
export async function isWaveChosen(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from order_entries where wave_id = ${id} union all select from entries where wave_id = ${id} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Whether more places of a wave are taken than it has; its counter is locked. */
export async function isWaveOverfull(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select from waves where id = ${id} and taken > capacity`.execute(tx);
  return rows.length > 0;
}
