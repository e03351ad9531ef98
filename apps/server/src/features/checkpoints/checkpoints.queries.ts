import { sql } from "kysely";
import type { publicName } from "@time-event/domain/privacy/public-person";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { countedAt } from "../results/counted-at.queries.ts";

export interface CheckpointRow {
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly kind: "start" | "split" | "finish" | "lap";
  readonly distanceM: number;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly elevationM: number | null;
  readonly cutoffAt: InstantMs | null;
  readonly expected: number;
  readonly passed: number;
  readonly lastPassings: (Parameters<typeof publicName>[1] & { bib: string; category: string; atMs: number })[];
}

/** An event's checkpoints with the number of expected entries, of seen ones, and the last five passings at each. */
export async function loadCheckpointProgress(db: Db, eventId: number): Promise<CheckpointRow[]> {
  const { rows } = await sql<CheckpointRow>`
    with expected as (
      select c.code, sum(k.entries) as entries
      from (
        select course, (
          select count(*) from entries e
          where e.event_id = ${eventId} and e.category_id = categories.id and e.withdrawn_at is null
        ) as entries
        from categories where event_id = ${eventId}
      ) k cross join lateral (select distinct unnest(k.course) as code) c
      group by c.code
    ), reads as (
      select p.checkpoint_code as code, e.id from passings p join entries e on e.event_id = p.event_id and e.bib = p.bib
      where p.event_id = ${eventId} and p.voided_at is null
      union all
      select p.checkpoint_code, e.id from passings p join entries e on e.event_id = p.event_id and e.chip = p.chip
      where p.event_id = ${eventId} and p.voided_at is null
    ), seen as (
      select code, count(distinct id) as entries from reads group by code
    )
    select k.code, k.name_th, k.name_en, k.kind, k.distance_m, k.lat, k.lng, k.elevation_m, k.cutoff_at,
      coalesce(x.entries, 0)::bigint as expected, coalesce(s.entries, 0) as passed,
      coalesce(l.passings, '[]') as last_passings
    from checkpoints k
    left join expected x on x.code = k.code
    left join seen s on s.code = k.code
    left join lateral (
      select jsonb_agg(jsonb_build_object('bib', e.bib, 'firstName', e.first_name, 'lastName', e.last_name,
        'firstNameEn', e.first_name_en, 'lastNameEn', e.last_name_en,
        'category', c.code, 'atMs', (extract(epoch from p.counted_at) * 1000)::bigint) order by p.counted_at desc) as passings
      from (
        select *, ${countedAt()} as counted_at from passings p
        where p.event_id = k.event_id and p.checkpoint_code = k.code and p.voided_at is null
        order by ${countedAt()} desc limit 5
      ) p
      join entries e on e.event_id = p.event_id and (e.bib = p.bib or e.chip = p.chip)
      join categories c on c.id = e.category_id
    ) l on true
    where k.event_id = ${eventId} order by k.position`.execute(db);
  return rows;
}
