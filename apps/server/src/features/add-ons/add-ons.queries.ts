import type { AddOn } from "@time-event/contract/add-ons";
import type { Db, Tx } from "../../db/connection.ts";

/** What an event sells beside its entries, in the event's order. */
export async function loadAddOns(db: Db | Tx, eventId: number): Promise<AddOn[]> {
  const [rows, options] = [
    await db
      .selectFrom("addOns")
      .selectAll()
      .where("eventId", "=", eventId)
      .orderBy("position")
      .orderBy("id")
      .execute(),
    await db
      .selectFrom("addOnOptions")
      .innerJoin("addOns", "addOns.id", "addOnOptions.addOnId")
      .selectAll("addOnOptions")
      .where("addOns.eventId", "=", eventId)
      .orderBy("addOnOptions.position")
      .execute(),
  ];
  return rows.map(({ eventId: _event, position: _position, nameTh, nameEn, descriptionTh, descriptionEn, ...row }) => ({
    ...row,
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
