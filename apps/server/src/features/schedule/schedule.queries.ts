import type { Text } from "@time-event/contract/fields";
import type { ScheduleItem } from "@time-event/contract/schedule";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
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

/** When which category starts; where its waves have guns, when each of them does. */
export async function loadGuns(db: Db | Tx, eventId: number): Promise<{ gunAt: InstantMs; name: Text }[]> {
  const { rows } = await sql<{ gunAt: InstantMs; nameTh: string; nameEn: string; waveTh: string; waveEn: string }>`
    select coalesce(w.starts_at, c.gun_at) as gun_at, c.name_th, c.name_en, coalesce(w.name_th, '') as wave_th,
      coalesce(w.name_en, '') as wave_en
    from categories c left join waves w on w.category_id = c.id and c.waves_have_guns
    where c.event_id = ${eventId} order by 1, c.position, w.id`.execute(db);
  return rows.map(({ gunAt, nameTh, nameEn, waveTh, waveEn }) => ({
    gunAt,
    name: { th: `${nameTh} ${waveTh}`.trim(), en: `${nameEn} ${waveEn || waveTh}`.trim() },
  }));
}
