import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";

/**
 * Stores when the leaders of these categories had done all laps, by the results as they are stored. The version of the
 * event's results must be held, so that nobody else judges meanwhile.
 * @param categoryIds those of the event whose leader ends the race
 * @returns those whose instant is another one than before; null: nobody has done all laps any more
 */
export async function moveLeaderFlags(
  tx: Tx,
  eventId: number,
  categoryIds: readonly number[],
): Promise<Map<number, InstantMs | null>> {
  const { rows } = await sql<{ categoryId: number; leaderAt: InstantMs | null }>`
    with now as materialized (
      select c.id, (select min(r.all_laps_at) from results r where r.category_id = c.id and r.all_laps_at is not null) as at
      from unnest(${categoryIds}::bigint[]) as c (id)
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
