import { type Insertable, sql } from "kysely";
import type { AddOn, AddOnForm } from "@time-event/contract/add-ons";
import type { Tx } from "../../db/connection.ts";
import type { AddOnOptionsTable, AddOnsTable } from "../../db/schema.ts";
import { savedBy } from "../../db/edited-rows.ts";
import { nextPosition } from "../../db/ordered-rows.ts";

/** Adds an add-on after the others; returns its id. */
export async function insertAddOn(tx: Tx, eventId: number, form: AddOnForm, username: string): Promise<number> {
  const { id } = await tx
    .insertInto("addOns")
    .values({
      ...columnsOf(form),
      eventId,
      position: nextPosition({ table: "addOns", of: { eventId } }),
      changedBy: username,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertOptions(tx, id, form);
  return id;
}

export async function updateAddOn(tx: Tx, id: number, form: AddOnForm, username: string): Promise<void> {
  await tx
    .updateTable("addOns")
    .set({ ...columnsOf(form), ...savedBy(username) })
    .where("id", "=", id)
    .execute();
  await tx.deleteFrom("addOnOptions").where("addOnId", "=", id).execute();
  await insertOptions(tx, id, form);
}

export async function deleteAddOn(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("addOns").where("id", "=", id).execute();
}

/** For a category that is removed. An add-on of this category alone is then offered nowhere, not everywhere. */
export async function removeCategoryFromAddOns(tx: Tx, eventId: number, categoryId: number): Promise<void> {
  await sql`
    update add_ons set category_ids = array_remove(category_ids, ${categoryId}::bigint), revision = revision + 1
    where event_id = ${eventId} and ${categoryId} = any(category_ids)`.execute(tx);
}

/** One by one, because the options of each need the id of its new row. */
export async function copyAddOns(tx: Tx, toEventId: number, addOns: readonly AddOn[]): Promise<void> {
  for (const { changedBy, id: _id, revision: _revision, changedAt: _changedAt, ...form } of addOns) {
    const id = await insertAddOn(tx, toEventId, { ...form, categoryIds: null, pictureId: null }, changedBy);
    // the other event's copy of the picture
    if (form.pictureId !== null) {
      await sql`
        update add_ons set picture_id = (
          select min(copy.id) from images source join images copy using (kind, original_hash, hash)
          where source.id = ${form.pictureId} and copy.event_id = ${toEventId}
        ) where id = ${id}`.execute(tx);
    }
    // the other event's categories with the same codes
    if (form.categoryIds) {
      await sql`
        update add_ons set category_ids = array(
          select copy.id from categories source join categories copy on copy.code = source.code
          where source.id = any(${[...form.categoryIds]}::bigint[]) and copy.event_id = ${toEventId}
          order by copy.position
        ) where id = ${id}`.execute(tx);
    }
  }
}

function columnsOf({ name, description, options: _rowsOfTheirOwn, categoryIds, ...columns }: AddOnForm) {
  return {
    ...columns,
    categoryIds: categoryIds && [...categoryIds],
    nameTh: name.th,
    nameEn: name.en,
    descriptionTh: description.th,
    descriptionEn: description.en,
  };
}

async function insertOptions(tx: Tx, addOnId: number, { options }: AddOnForm): Promise<void> {
  if (options.length === 0) return;
  const rows = options.map(({ code, name, stock }, position) => ({
    addOnId,
    code,
    position,
    stock,
    nameTh: name.th,
    nameEn: name.en,
  }));
  await tx.insertInto("addOnOptions").values(rows).execute();
}

export async function insertAddOnRow(tx: Tx, row: Insertable<AddOnsTable>): Promise<number> {
  const { id } = await tx.insertInto("addOns").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function insertOptionRows(tx: Tx, rows: readonly Insertable<AddOnOptionsTable>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto("addOnOptions").values(rows).execute();
}
