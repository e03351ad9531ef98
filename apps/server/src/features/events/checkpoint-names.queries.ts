import type { Text } from "@time-event/contract/fields";
import type { Db, Tx } from "../../db/connection.ts";

/** The checkpoints of an event along its course. */
export async function listCheckpointNames(db: Db | Tx, eventId: number): Promise<{ code: string; name: Text }[]> {
  const rows = await db
    .selectFrom("checkpoints")
    .select(["code", "nameTh", "nameEn"])
    .where("eventId", "=", eventId)
    .orderBy("position")
    .execute();
  return rows.map(({ code, nameTh, nameEn }) => ({ code, name: { th: nameTh, en: nameEn } }));
}
