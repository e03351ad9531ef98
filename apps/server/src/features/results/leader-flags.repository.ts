import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";

/**
 * In a backyard: the lap after the one that the others completed last, if one alone completed it and nobody else may still do so. The same
 * as `withLeader` of the domain.
 */
const lastStanding = sql`(
  select case when count(*) filter (where r.all_laps_at = m.last) = 1
    and not coalesce(bool_or(r.status in ('registered', 'started', 'on_course') and r.all_laps_at is distinct from m.last), false)
    then greatest(k.gun_at, max(r.all_laps_at) filter (where r.all_laps_at < m.last))
      + (k.rules ->> 'lapEveryMs')::bigint * interval '1 millisecond' end
  from results r, (select max(o.all_laps_at) as last from results o where o.category_id = c.id) m
  where r.category_id = c.id)`;

/**
 * Stores when the leaders of these categories had done all laps, by the results as they are stored. The version of the
 * event's results must be held, so that nobody else judges meanwhile.
 * @param categoryIds those of the event whose leader, or last one, ends the race
 * @returns those whose instant is another one than before; null: nobody has done all laps any more
 */
export async function moveLeaderFlags(
  tx: Tx,
  eventId: number,
  categoryIds: readonly number[],
): Promise<Map<number, InstantMs | null>> {
  const { rows } = await sql<{ categoryId: number; leaderAt: InstantMs | null }>`
    with now as materialized (
      select c.id, case k.rules ->> 'lapsEnd' when 'last' then ${lastStanding} else
        (select min(r.all_laps_at) from results r where r.category_id = c.id and r.all_laps_at is not null) end as at
      from unnest(${categoryIds}::bigint[]) as c (id) join categories k on k.id = c.id
    ), moved as materialized (
      select now.id, now.at from now left join leader_flags f on f.category_id = now.id
      where now.at is distinct from f.leader_at
    ), stored as (
      insert into leader_flags (event_id, category_id, leader_at)
      select ${eventId}, id, at from moved where at is not null
      on conflict (category_id) do update set leader_at = excluded.leader_at
    ), gone as (
      delete from leader_flags f using moved m where f.category_id = m.id and m.at is null
    )
    select id as category_id, at as leader_at from moved`.execute(tx);
  return new Map(rows.map(({ categoryId, leaderAt }) => [categoryId, leaderAt]));
}
