import type { PublicationInForce, PublishedPlace } from "@time-event/contract/published-list";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";

/**
 * How many results differ from what the list `p` says of them: by bib, status, time, laps, penalties, age group or named rankings, or because they came to
 * it or left it. A result that was judged anew and came out the same is none; only those of the category that were judged after the list
 * are compared, because public pages ask while thousands of other results change: who moved to another category is not counted.
 */
const changedSince = sql<number>`(
  select count(*)::int from results r join entries e on e.id = r.entry_id
  left join publication_rows l on l.publication_id = p.id and l.entry_id = e.id
  where r.category_id = p.category_id and r.version > p.results_version
    and case
      when e.bib = '' or e.withdrawn_at is not null then l.entry_id is not null
      when l.entry_id is null then true
      else (l.bib, l.status, l.time_ms, l.laps, l.penalty_ms, l.places_lost, l.age_group, l.rankings)
        is distinct from (e.bib, r.status, r.time_ms, r.laps, r.penalty_ms, r.places_lost, r.age_group, r.rankings)
    end)`;

/** The list of each category of an event that is in force, by category. */
export async function loadInForce(db: Db, eventId: number): Promise<ReadonlyMap<number, PublicationInForce>> {
  const { rows } = await sql<PublicationInForce & { readonly categoryId: number }>`
    select distinct on (p.category_id) p.category_id, p.number, p.state, p.reason, p.made_at, p.protest_until, p.hash,
      ${changedSince} as changed_since
    from publications p where p.event_id = ${eventId} order by p.category_id, p.number desc`.execute(db);
  return new Map(rows.map(({ categoryId, ...publication }) => [categoryId, publication]));
}

/** What each list of a category said of a player, whichever bib they had; the first list first. */
export async function loadPublishedPlaces(db: Db, categoryId: number, entryId: number): Promise<PublishedPlace[]> {
  const { rows } = await sql<PublishedPlace & { rankings: string[]; rankingRanks: (number | null)[] }>`
    select p.number, p.state, p.reason, p.made_at, r.bib, r.status, r.time_ms, r.overall_rank, r.gender_rank, r.age_group_rank,
      r.rankings, r.ranking_ranks
    from publications p join publication_rows r on r.publication_id = p.id and r.entry_id = ${entryId}
    where p.category_id = ${categoryId} order by p.number`.execute(db);
  return rows.map(({ rankings, rankingRanks, ...row }) => ({ ...row, ...namedIn(rankings, rankingRanks) }));
}

/** Places in named rankings as rows of results and of lists store them; nothing where there are none. */
export function namedIn(
  rankings: readonly string[],
  ranks: readonly (number | null)[],
): { readonly named?: Record<string, number | null> } {
  if (rankings.length === 0) return {};
  return { named: Object.fromEntries(rankings.map((code, at) => [code, ranks[at] ?? null])) };
}
