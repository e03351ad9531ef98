import { sql } from "kysely";
import type { ScheduleForm } from "@time-event/contract/schedule";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";
import { shiftedDays } from "../events/shifted-days.queries.ts";

/** Adds a line; gives its id. Lines are read by time, and of one time in the order in which they came. */
export async function insertItem(tx: Tx, eventId: number, form: ScheduleForm, username: string): Promise<number> {
  const { id } = await tx
    .insertInto("scheduleItems")
    .values({
      ...columnsOf(form),
      eventId,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from schedule_items where event_id = ${eventId})`,
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
    insert into schedule_items (event_id, position, title_th, title_en, starts_at, ends_at, changed_by)
    select ${toEventId}, position, title_th, title_en, ${shiftedDays("starts_at", toEventId, days)},
      ${shiftedDays("ends_at", toEventId, days)}, changed_by
    from schedule_items where event_id = ${fromEventId}`.execute(tx);
}

function columnsOf({ title, startsAt, endsAt }: ScheduleForm) {
  return {
    titleTh: title.th,
    titleEn: title.en,
    startsAt: toTimestamp(startsAt),
    endsAt: endsAt === null ? null : toTimestamp(endsAt),
  };
}
