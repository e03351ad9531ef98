import type { Gun } from "@time-event/contract/guns";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import type { InstantMs } from "@time-event/domain/time/instant";

interface GunRow extends Omit<Gun, "name" | "wave" | "fired"> {
  readonly nameTh: string;
  readonly nameEn: string;
  readonly waveId: number | null;
  readonly waveNameTh: string;
  readonly waveNameEn: string;
  readonly firedAt: InstantMs | null;
  readonly firedBy: string;
}

/**
 * The guns of an event in the order in which they are fired. Where waves have guns of their own, that of the category is for
 * who is in none of them, and is left out when nobody is. Who has a start of their own by a start list waits for no gun.
 */
export async function loadGuns(db: Db, eventId: number): Promise<Gun[]> {
  const { rows } = await sql<GunRow>`
    with guns as (
      select c.id as category_id, null::bigint as wave_id, '' as wave_name_th, '' as wave_name_en, c.gun_at,
        c.gun_fired_at as fired_at, c.gun_fired_by as fired_by
      from categories c where c.event_id = ${eventId}
      union all
      select c.id, w.id, w.name_th, w.name_en, w.starts_at, w.gun_fired_at, w.gun_fired_by
      from categories c join waves w on w.category_id = c.id where c.event_id = ${eventId} and c.waves_have_guns
    ), counted as (
      select e.category_id, case when c.waves_have_guns then e.wave_id end as wave_id, count(*)::int as entries,
        count(*) filter (where r.last_seen_at is null and e.ruled_status is null)::int as not_seen
      from entries e join categories c on c.id = e.category_id left join results r on r.entry_id = e.id
      where e.event_id = ${eventId} and e.withdrawn_at is null and e.starts_at is null
      group by 1, 2
    )
    select c.code, c.name_th, c.name_en, g.*, coalesce(n.entries, 0) as entries, coalesce(n.not_seen, 0) as not_seen
    from guns g join categories c on c.id = g.category_id
    left join counted n on n.category_id = g.category_id and n.wave_id is not distinct from g.wave_id
    where g.wave_id is not null or n.entries > 0
      or not exists (
        select from guns other where other.category_id = g.category_id and other.wave_id is not null
        union all select from entries e where e.category_id = g.category_id and e.starts_at is not null and e.withdrawn_at is null)
    order by g.gun_at, c.position, g.wave_id nulls first`.execute(db);
  return rows.map(({ code, nameTh, nameEn, waveId, waveNameTh, waveNameEn, gunAt, firedAt, firedBy, ...counts }) => ({
    code,
    name: { th: nameTh, en: nameEn },
    wave: waveId === null ? null : { id: waveId, name: { th: waveNameTh, en: waveNameEn } },
    gunAt,
    fired: firedAt === null ? null : { by: firedBy, at: firedAt },
    entries: counts.entries,
    notSeen: counts.notSeen,
  }));
}
