import { sql, type RawBuilder } from "kysely";
import type { Gender } from "@time-event/domain/race/race";
import { HIGHEST_RANKED_KEY } from "@time-event/domain/results/rank-key";
import type { ResultListChoices } from "@time-event/contract/results";
import type { Db } from "../../db/connection.ts";
import { containing } from "../../db/like-pattern.ts";
import { searchableText } from "../privacy/public-view.queries.ts";
import type { SearchedResults } from "./results.queries.ts";

export interface FilteredResults extends Omit<SearchedResults, "text"> {
  readonly club?: string | undefined;
  readonly nation?: string | undefined;
  readonly text?: string | undefined;
  /** Entries that have no place in the list. */
  readonly without: readonly number[];
}

/** So many clubs fit in a list to choose from. */
const mostClubs = 100;

/**
 * A window of the results of a club or a nation: ids in rank order, the place of each in the filtered list, equal keys sharing one,
 * who leads it, and how many there are. A search by text narrows what is listed, not the places.
 */
export async function listFiltered(db: Db, filter: FilteredResults) {
  const { eventId, categoryId, gender, ageGroup, ranking, club, nation, text, view, without, offset, limit } = filter;
  const key = filter.byOtherClock ? sql`coalesce(r.other_rank_key, r.rank_key)` : sql`r.rank_key`;
  const ofFilter = sql`
    from results r join entries on entries.id = r.entry_id
    where r.event_id = ${eventId} and r.category_id = ${categoryId}
      ${gender ? sql`and entries.gender = ${gender}` : sql``}
      ${ageGroup ? sql`and r.age_group = ${ageGroup}` : sql``}
      ${ranking ? sql`and ${ranking} = any(r.rankings)` : sql``}
      ${club ? sql`and lower(entries.club) = lower(${club})` : sql``}
      ${nation ? sql`and entries.nationality = ${nation}` : sql``}`;
  const listed = text ? sql`${ofFilter} and ${searchableText(view, true)} like ${containing(text)}` : ofFilter;
  const isPlaced = sql`(r.rank_key <= ${HIGHEST_RANKED_KEY} and r.entry_id <> all(${without}::bigint[]))`;
  const leader = await sql<{ entryId: number }>`
    select r.entry_id ${ofFilter} order by ${key}, r.entry_id limit 1`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${listed}`.execute(db);
  const { rows } = await sql<{ entryId: number; key: number; isPlaced: boolean }>`
    select r.entry_id, ${key} as key, ${isPlaced} as is_placed ${listed}
    order by ${key}, r.entry_id offset ${offset} limit ${limit}`.execute(db);
  const keys = [...new Set(rows.flatMap((row) => (row.isPlaced ? [row.key] : [])))];
  const before = await countBefore(db, keys, { key, placed: sql`${ofFilter} and ${isPlaced}` });
  return {
    ids: rows.map(({ entryId }) => entryId),
    total: counted.rows[0]?.total ?? 0,
    places: rows.map((row) => (row.isPlaced ? before.get(row.key)! + 1 : null)),
    ...(leader.rows[0] && { leaderId: leader.rows[0].entryId }),
  };
}

/** How many of the filter have a lower key than each of these, which go up. */
async function countBefore(
  db: Db,
  keys: readonly number[],
  { key, placed }: { readonly key: RawBuilder<unknown>; readonly placed: RawBuilder<unknown> },
): Promise<Map<number, number>> {
  if (keys.length === 0) return new Map();
  const first = await sql<{ count: number }>`select count(*)::int as count ${placed} and ${key} < ${keys[0]}`.execute(
    db,
  );
  const { rows } = await sql<{ key: number; count: number }>`
    select ${key} as key, count(*)::int as count ${placed} and ${key} between ${keys[0]} and ${keys.at(-1)}
    group by 1 order by 1`.execute(db);
  const before = new Map<number, number>();
  let count = first.rows[0]!.count;
  for (const row of rows) {
    before.set(row.key, count);
    count += row.count;
  }
  return before;
}

interface CountedChoice {
  readonly club: string | null;
  readonly nation: string | null;
  readonly gender: Gender | null;
  readonly ageGroup: string | null;
  readonly entries: number;
}

/** What the results of a category can be filtered by: clubs and nations with the most entries first. */
export async function loadChoices(db: Db, eventId: number, categoryId: number): Promise<ResultListChoices> {
  const { rows } = await sql<CountedChoice>`
    select case when grouping(lower(e.club)) = 0 then min(e.club) end as club, e.nationality as nation, e.gender,
      r.age_group, count(*)::int as entries
    from entries e left join results r on r.entry_id = e.id
    where e.event_id = ${eventId} and e.category_id = ${categoryId} and e.withdrawn_at is null
    group by grouping sets ((lower(e.club)), (e.nationality), (e.gender), (r.age_group))
    order by entries desc, 1, 2`.execute(db);
  const total = rows.reduce((sum, { gender, entries }) => sum + (gender ? entries : 0), 0);
  const ofSome = rows.filter(({ entries }) => entries < total);
  const genders = ofSome.flatMap(({ gender }) => gender ?? []).toSorted();
  const ageGroups = ofSome.flatMap(({ ageGroup }) => ageGroup ?? []).toSorted();
  const nations = rows.flatMap(({ nation, entries }) => (nation ? [{ value: nation, entries }] : []));
  const clubs = rows.flatMap(({ club, entries }) => (club && entries > 1 ? [{ value: club, entries }] : []));
  return { genders, ageGroups, clubs: clubs.slice(0, mostClubs), nations: nations.length > 1 ? nations : [] };
}
