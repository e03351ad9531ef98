import { sql, type RawBuilder } from "kysely";
import type { EntryFilter, EntryRow, EntrySort } from "@time-event/contract/entries";
import type { Db, Tx } from "../../db/connection.ts";
import { containing } from "../../db/like-pattern.ts";
import { resultsVersionOf } from "../results/result-versions.queries.ts";

/** What a list needs to know about its event: the version for which its counts hold, and the categories in order. */
export interface ListedEvent {
  readonly id: number;
  readonly slug: string;
  readonly timeZone: string;
  readonly version: number;
  readonly categories: readonly { readonly id: number; readonly code: string }[];
}

export async function loadListedEvent(db: Db | Tx, eventId: number): Promise<ListedEvent | undefined> {
  const { rows } = await sql<ListedEvent>`
    select e.id, e.slug, e.time_zone, ${resultsVersionOf("e.id")} as version,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'code', c.code) order by c.position), '[]')
        from categories c where c.event_id = e.id) as categories
    from events e where e.id = ${eventId}`.execute(db);
  return rows[0];
}

/** Which entries of an event a filter means, as a condition on `entries e`. */
export function entriesMeant({ id, categories }: ListedEvent, filter: EntryFilter): RawBuilder<unknown> {
  const { category, gender, ageGroup, ranking, club, province, status, bib } = filter;
  const categoryId = categories.find(({ code }) => code === category)?.id ?? null;
  const conditions = [
    sql`e.event_id = ${id}`,
    ...wordsOf(filter).map((word) => sql`(e.search_text like ${word} or lower(e.club) like ${word})`),
    ...(category === undefined ? [] : [sql`e.category_id = ${categoryId}`]),
    ...(gender === undefined ? [] : [sql`e.gender = ${gender}`]),
    ...(club === undefined ? [] : [sql`e.club_order = ${club}`]),
    ...(province === undefined ? [] : [sql`e.province = ${province}`]),
    ...(bib === undefined ? [] : [bib === "none" ? sql`e.bib = ''` : sql`e.bib <> ''`]),
    ...(ageGroup === undefined ? [] : [hasResult(sql`r.age_group = ${ageGroup}`)]),
    ...(ranking === undefined ? [] : [hasResult(sql`${ranking} = any(r.rankings)`)]),
    ...(status === "withdrawn" ? [sql`e.withdrawn_at is not null`] : []),
    ...(status === undefined || status === "withdrawn"
      ? []
      : [sql`e.withdrawn_at is null`, hasResult(sql`r.status = ${status}`)]),
  ];
  return sql.join(conditions, sql` and `);
}

function hasResult(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select 1 from results r where r.entry_id = e.id and ${condition})`;
}

/** Patterns that must all match: so first and last name may come in any order, or a name and a club. */
function wordsOf({ text = "" }: EntryFilter): string[] {
  const mostWords = 6;
  return text
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, mostWords)
    .map(containing);
}

/** How many entries a filter finds, in each category by its id. */
export async function countEntries(
  db: Db | Tx,
  event: ListedEvent,
  filter: EntryFilter,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ categoryId: number; count: number }>`
    select e.category_id, count(*) as count from entries e where ${entriesMeant(event, filter)}
    group by e.category_id`.execute(db);
  return new Map(rows.map(({ categoryId, count }) => [categoryId, count]));
}

/** A window of a list in an order that an index has. */
export interface EntryWindow {
  readonly sort: Exclude<EntrySort, "category">;
  readonly isDescending: boolean;
  readonly offset: number;
  readonly limit: number;
  /** For a filter that finds few entries: it finds them first and sorts them then. */
  readonly isNarrow: boolean;
}

const orderColumns = {
  bib: sql`bib_order`,
  name: sql`name_order`,
  club: sql`club_order`,
  created: sql`created_at`,
} as const;

/** Ids of a window: read from the index alone if the filter allows it, however far away the window is. */
export async function findEntryIds(
  db: Db | Tx,
  event: ListedEvent,
  filter: EntryFilter,
  { sort, isDescending, offset, limit, isNarrow }: EntryWindow,
): Promise<number[]> {
  const column = orderColumns[sort];
  const meant = sql`select e.id, e.${column} from entries e where ${entriesMeant(event, filter)}`;
  const direction = isDescending ? sql`desc` : sql`asc`;
  // the planner's guess of how many entries a keyword finds is bad; the caller has counted them
  const { rows } = await sql<{ id: number }>`
    with found as ${isNarrow ? sql`materialized` : sql`not materialized`} (${meant})
    select id from found order by ${column} ${direction}, id ${direction}
    offset ${offset} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** All entries that a filter finds, in no order. */
export async function findAllEntryIds(db: Db | Tx, event: ListedEvent, filter: EntryFilter): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from entries e where ${entriesMeant(event, filter)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What the list shows of entries, in the order of `ids`. */
export async function loadEntryRows(db: Db | Tx, ids: readonly number[]): Promise<EntryRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<EntryRow>`
    select e.id, e.bib, e.first_name, e.last_name, e.first_name_en, e.last_name_en, e.gender, c.code as category,
      r.age_group, e.club, e.province, e.team, e.shirt_size, e.created_at, e.revision,
      case when e.withdrawn_at is null then coalesce(r.status, 'registered') else 'withdrawn' end as status
    from unnest(${ids}::bigint[]) with ordinality as wanted(id, place)
    join entries e on e.id = wanted.id join categories c on c.id = e.category_id
    left join results r on r.entry_id = e.id
    order by wanted.place`.execute(db);
  return rows;
}
