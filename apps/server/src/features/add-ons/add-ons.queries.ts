import { sql } from "kysely";
import type { AddOn } from "@time-event/contract/add-ons";
import type { Db, Tx } from "../../db/connection.ts";
import { readTogether } from "../../db/read-together.ts";

/** What an event sells beside its entries, in the event's order. */
export async function loadAddOns(db: Db | Tx, eventId: number): Promise<AddOn[]> {
  const { rows, options } = await readTogether(db, {
    rows: () =>
      db.selectFrom("addOns").selectAll().where("eventId", "=", eventId).orderBy("position").orderBy("id").execute(),
    options: () =>
      db
        .selectFrom("addOnOptions")
        .innerJoin("addOns", "addOns.id", "addOnOptions.addOnId")
        .selectAll("addOnOptions")
        .where("addOns.eventId", "=", eventId)
        .orderBy("addOnOptions.position")
        .execute(),
  });
  return rows.map(({ eventId: _event, position: _position, nameTh, nameEn, descriptionTh, descriptionEn, ...row }) => ({
    ...row,
    categoryIds: row.categoryIds as number[] | null,
    name: { th: nameTh, en: nameEn },
    description: { th: descriptionTh, en: descriptionEn },
    options: options
      .filter(({ addOnId }) => addOnId === row.id)
      .map(({ code, stock, ...option }) => ({ code, stock, name: { th: option.nameTh, en: option.nameEn } })),
  }));
}

export async function findAddOn(db: Db | Tx, eventId: number, id: number | null): Promise<AddOn | undefined> {
  return (await loadAddOns(db, eventId)).find((addOn) => addOn.id === id);
}

/** What is taken of the add-ons of an event, and how many there are: of each as a whole (option "") and of its options. */
export async function loadStock(db: Db | Tx, eventId: number): Promise<StockRow[]> {
  return db
    .selectFrom("addOnStock")
    .innerJoin("addOns", "addOns.id", "addOnStock.addOnId")
    .select(["addOnStock.addOnId as addOn", "optionCode as option", "addOnStock.stock", "taken"])
    .where("eventId", "=", eventId)
    .execute();
}

export interface StockRow {
  readonly addOn: number;
  readonly option: string;
  /** Null: no limit. */
  readonly stock: number | null;
  readonly taken: number;
}

/** Keeps orders from taking or giving back add-ons until the transaction ends. */
export async function lockStock(tx: Tx, addOnIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom("addOnStock")
    .select("optionCode")
    .where("addOnId", "in", [...addOnIds])
    .orderBy("addOnId")
    .orderBy(sql`option_code collate "C"`)
    .forUpdate()
    .execute();
}

/** The stock of an event, which nobody else changes until the transaction ends. Lock its places and its waves before. */
export async function loadLockedStock(tx: Tx, eventId: number): Promise<StockRow[]> {
  const ids = await tx.selectFrom("addOns").select("id").where("eventId", "=", eventId).execute();
  if (ids.length === 0) return [];
  await lockStock(
    tx,
    ids.map(({ id }) => id),
  );
  return loadStock(tx, eventId);
}
