import type { PlacePool, PlacePoolForm } from "@time-event/contract/place-pools";
import { sql } from "kysely";
import { savedBy } from "../../db/edited-rows.ts";
import type { Tx } from "../../db/connection.ts";

const columnsOf = ({ name, capacity, categoryIds }: PlacePoolForm) => ({
  nameTh: name.th,
  nameEn: name.en,
  capacity,
  categoryIds: categoryIds && [...categoryIds],
});

export async function insertPlacePool(tx: Tx, eventId: number, form: PlacePoolForm, username: string): Promise<number> {
  const { id } = await tx
    .insertInto("placePools")
    .values({ ...columnsOf(form), eventId, changedBy: username })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePlacePool(tx: Tx, id: number, form: PlacePoolForm, username: string): Promise<void> {
  await tx
    .updateTable("placePools")
    .set({ ...columnsOf(form), ...savedBy(username) })
    .where("id", "=", id)
    .execute();
}

/** Counts what is taken in its categories, whose counters are locked. */
export async function recountPlacePool(tx: Tx, id: number): Promise<void> {
  await sql`
    update place_pools q set taken = coalesce((
      select sum(p.taken) from category_places p
      where p.event_id = q.event_id and (q.category_ids is null or p.category_id = any(q.category_ids))
    ), 0) where q.id = ${id}`.execute(tx);
}

export async function deletePlacePool(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("placePools").where("id", "=", id).execute();
}

/** For a category that is removed, whose places nobody has. */
export async function removeCategoryFromPools(tx: Tx, eventId: number, categoryId: number): Promise<void> {
  await sql`
    update place_pools set category_ids = array_remove(category_ids, ${categoryId}::bigint), revision = revision + 1
    where event_id = ${eventId} and ${categoryId} = any(category_ids)`.execute(tx);
}

export async function copyPlacePools(tx: Tx, toEventId: number, pools: readonly PlacePool[]): Promise<void> {
  for (const { name, capacity, categoryIds, changedBy } of pools) {
    const id = await insertPlacePool(tx, toEventId, { name, capacity, categoryIds: null }, changedBy);
    // the other event's categories with the same codes
    if (categoryIds) {
      await sql`
        update place_pools set category_ids = array(
          select copy.id from categories source join categories copy on copy.code = source.code
          where source.id = any(${[...categoryIds]}::bigint[]) and copy.event_id = ${toEventId}
          order by copy.position
        ) where id = ${id}`.execute(tx);
    }
  }
}
