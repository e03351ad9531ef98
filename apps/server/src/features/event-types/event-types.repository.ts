import type { BodyOf } from "@time-event/contract/endpoint";
import type { eventTypeSave, StaffEventType } from "@time-event/contract/event-types";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import { bilingual, savedBy } from "../../db/edited-rows.ts";
import { nextPosition } from "../../db/ordered-rows.ts";

export function selectEventTypes(db: Db | Tx) {
  return db
    .selectFrom("eventTypes")
    .select(["code", "art", "active", "revision", "changedAt", "changedBy"])
    .select([
      bilingual("name").as("name"),
      sql<number>`(select count(*) from events where events.type = event_types.code)`.as("events"),
    ])
    .orderBy("position")
    .orderBy("code");
}

/** One type, locked: no event can get this type until the transaction ends. */
export async function lockEventType(tx: Tx, code: string): Promise<StaffEventType | undefined> {
  // in a separate statement from the lock, so that it counts events for which the lock waited
  await tx.selectFrom("eventTypes").select("code").where("code", "=", code).forUpdate().execute();
  return selectEventTypes(tx).where("code", "=", code).executeTakeFirst();
}

export async function storeEventType(
  tx: Tx,
  { code, name, art, active }: BodyOf<typeof eventTypeSave>,
  username: string,
): Promise<StaffEventType> {
  const fields = { nameTh: name.th, nameEn: name.en, art, active };
  await tx
    .insertInto("eventTypes")
    .values({ code, ...fields, position: nextPosition({ table: "eventTypes" }), changedBy: username })
    .onConflict((conflict) =>
      conflict.column("code").doUpdateSet({ ...fields, ...savedBy(username, { table: "eventTypes" }) }),
    )
    .execute();
  return selectEventTypes(tx).where("code", "=", code).executeTakeFirstOrThrow();
}

export async function deleteEventType(tx: Tx, code: string): Promise<void> {
  await tx.deleteFrom("eventTypes").where("code", "=", code).execute();
}

/** Adds a sport under its own code unless the list has it. True if it was added. */
export async function addMissingEventType(tx: Tx, code: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("eventTypes")
    .values({ code, position: 1_000, nameTh: code, nameEn: code })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
