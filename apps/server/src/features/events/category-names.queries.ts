import type { Text } from "@time-event/contract/fields";
import type { Db, Tx } from "../../db/connection.ts";

/** The categories of an event in their order, for what can be limited to some of them. */
export async function loadCategoryNames(
  db: Db | Tx,
  eventId: number,
): Promise<{ id: number; code: string; name: Text }[]> {
  const rows = await db
    .selectFrom("categories")
    .select(["id", "code", "nameTh", "nameEn"])
    .where("eventId", "=", eventId)
    .orderBy("position")
    .execute();
  return rows.map(({ nameTh, nameEn, ...category }) => ({ ...category, name: { th: nameTh, en: nameEn } }));
}
