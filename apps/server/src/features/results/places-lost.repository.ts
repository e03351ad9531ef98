import { HIGHEST_RANKED_KEY } from "@time-event/domain/results/rank-key";
import { withPlacesLost } from "@time-event/domain/results/places-lost";
import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

interface Ranked {
  readonly id: number;
  readonly categoryId: number;
  readonly rankKey: number;
  readonly otherRankKey: number | null;
  readonly placesLost: number;
}

/**
 * Puts everybody who lost places behind those who are placed after them by the results as they are stored, at this version. It
 * loads the categories in which somebody lost places, and nothing in an event where nobody did. The version of the event's
 * results must be held, so that nobody else judges meanwhile.
 */
export async function settlePlaces(tx: Tx, eventId: number, version: number): Promise<void> {
  const { rows } = await sql<Ranked>`
    select r.entry_id as id, r.category_id, r.places_lost,
      coalesce(r.own_rank_key, r.rank_key) as rank_key, coalesce(r.own_other_rank_key, r.other_rank_key) as other_rank_key
    from results r
    where r.category_id in (select category_id from results where event_id = ${eventId} and own_rank_key is not null)
      and r.event_id = ${eventId} and coalesce(r.own_rank_key, r.rank_key) <= ${HIGHEST_RANKED_KEY}`.execute(tx);
  const categories = new Set(rows.map(({ categoryId }) => categoryId));
  const fallen = [...categories].flatMap((id) =>
    withPlacesLost(rows.filter(({ categoryId }) => categoryId === id)).filter(({ placesLost }) => placesLost > 0),
  );
  if (fallen.length === 0) return;
  await sql`
    update results r set rank_key = f.rank_key, other_rank_key = f.other_rank_key, version = ${version}
    from unnest(${fallen.map(({ id }) => id)}::bigint[], ${fallen.map(({ rankKey }) => rankKey)}::bigint[],
      ${fallen.map(({ otherRankKey }) => otherRankKey)}::bigint[]) as f (entry_id, rank_key, other_rank_key)
    where r.entry_id = f.entry_id
      and (r.rank_key, r.other_rank_key) is distinct from (f.rank_key, f.other_rank_key)`.execute(tx);
}
