import type { Text } from "@time-event/contract/fields";
import type { ScheduleItem } from "@time-event/contract/schedule";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";

/** The schedule of an event by time. */
export async function loadSchedule(db: Db | Tx, eventId: number): Promise<ScheduleItem[]> {
  const rows = await db
    .selectFrom("scheduleItems")
    .selectAll()
    .where("eventId", "=", eventId)
    .orderBy("startsAt")
    .orderBy("position")
    .execute();
  return rows.map(({ eventId: _event, position: _position, titleTh, titleEn, placeTh, placeEn, ...item }) => ({
    ...item,
    title: { th: titleTh, en: titleEn },
    place: { th: placeTh, en: placeEn },
  }));
}

export async function findItem(db: Db | Tx, eventId: number, id: number | null): Promise<ScheduleItem | undefined> {
  return (await loadSchedule(db, eventId)).find((item) => item.id === id);
}

/** When which category starts. */
export async function loadGuns(db: Db | Tx, eventId: number): Promise<{ gunAt: InstantMs; name: Text }[]> {
  const rows = await db
    .selectFrom("categories")
    .select(["gunAt", "nameTh", "nameEn"])
    .where("eventId", "=", eventId)
    .orderBy("gunAt")
    .orderBy("position")
    .execute();
  return rows.map(({ gunAt, nameTh, nameEn }) => ({ gunAt, name: { th: nameTh, en: nameEn } }));
}
