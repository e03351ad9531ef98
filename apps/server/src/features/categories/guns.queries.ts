import type { Gun } from "@time-event/contract/guns";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import type { InstantMs } from "@time-event/domain/time/instant";

interface GunRow extends Omit<Gun, "name" | "fired"> {
  readonly nameTh: string;
  readonly nameEn: string;
  readonly firedAt: InstantMs | null;
  readonly firedBy: string;
}

/** The guns of an event in the order in which they are fired. */
export async function loadGuns(db: Db, eventId: number): Promise<Gun[]> {
  const { rows } = await sql<GunRow>`
    select c.code, c.name_th, c.name_en, c.gun_at, c.gun_fired_at as fired_at, c.gun_fired_by as fired_by,
      count(e.id)::int as entries,
      count(e.id) filter (where r.last_seen_at is null and e.ruled_status is null)::int as not_seen
    from categories c
    left join entries e on e.category_id = c.id and e.withdrawn_at is null
    left join results r on r.entry_id = e.id
    where c.event_id = ${eventId}
    group by c.id order by c.gun_at, c.position`.execute(db);
  return rows.map(({ nameTh, nameEn, firedAt, firedBy, ...gun }) => ({
    ...gun,
    name: { th: nameTh, en: nameEn },
    fired: firedAt === null ? null : { by: firedBy, at: firedAt },
  }));
}
