import { type Insertable, sql } from "kysely";
import type { ScheduleForm } from "@time-event/contract/schedule";
import { timestampOrNull, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import type { ScheduleItemsTable } from "../../db/schema.ts";
import { savedBy } from "../../db/edited-rows.ts";
import { nextPosition } from "../../db/ordered-rows.ts";

/** Adds a line; returns its id. Lines are sorted by time, and lines with the same time by when they were added. */
export async function insertItem(tx: Tx, eventId: number, form: ScheduleForm, username: string): Promise<number> {
  const { id } = await tx
    .insertInto("scheduleItems")
    .values({
      ...columnsOf(form),
      eventId,
      position: nextPosition({ table: "scheduleItems", of: { eventId } }),
      changedBy: username,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateItem(tx: Tx, id: number, form: ScheduleForm, username: string): Promise<void> {
  await tx
    .updateTable("scheduleItems")
    .set({ ...columnsOf(form), ...savedBy(username) })
    .where("id", "=", id)
    .execute();
}

export async function deleteItem(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("scheduleItems").where("id", "=", id).execute();
}

export async function copyItems(tx: Tx, fromEventId: number, toEventId: number, days: number): Promise<void> {
  await sql`
    insert into schedule_items (event_id, position, title_th, title_en, place_th, place_en, starts_at, ends_at,
      changed_by)
    select ${toEventId}, s.position, s.title_th, s.title_en, s.place_th, s.place_en, moved_days(s.starts_at, ${days}, v.time_zone),
      moved_days(s.ends_at, ${days}, v.time_zone), s.changed_by
    from schedule_items s join events v on v.id = ${toEventId} where s.event_id = ${fromEventId}`.execute(tx);
}

function columnsOf({ title, place, startsAt, endsAt }: ScheduleForm) {
  return {
    titleTh: title.th,
    titleEn: title.en,
    placeTh: place.th,
    placeEn: place.en,
    startsAt: toTimestamp(startsAt),
    endsAt: timestampOrNull(endsAt),
  };
}

export async function insertScheduleRows(tx: Tx, rows: readonly Insertable<ScheduleItemsTable>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto("scheduleItems").values(rows).execute();
}
