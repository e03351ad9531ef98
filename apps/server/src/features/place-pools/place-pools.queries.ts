import type { PlacePool } from "@time-event/contract/place-pools";
import type { Db, Tx } from "../../db/connection.ts";

/** The places that categories of an event share, in the order in which they were set up. */
export async function loadPlacePools(db: Db | Tx, eventId: number): Promise<PlacePool[]> {
  const rows = await db
    .selectFrom("placePools")
    .select(["id", "nameTh", "nameEn", "capacity", "categoryIds", "taken", "revision", "changedAt", "changedBy"])
    .where("eventId", "=", eventId)
    .orderBy("id")
    .execute();
  return rows.map(({ nameTh, nameEn, categoryIds, ...pool }) => ({
    ...pool,
    name: { th: nameTh, en: nameEn },
    categoryIds: categoryIds as number[] | null,
  }));
}

export async function findPlacePool(tx: Tx, eventId: number, id: number | null): Promise<PlacePool | undefined> {
  return (await loadPlacePools(tx, eventId)).find((pool) => pool.id === id);
}
