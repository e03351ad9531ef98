import type { StartRule } from "@time-event/domain/start-order/plan-starts";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";

export interface StarterRow {
  readonly entryId: number;
  readonly bib: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly club: string;
  readonly startsAt: InstantMs | null;
  readonly place: number | null;
}

/**
 * Who is in a category, in the order of bibs.
 * @param resultOf the category among whose finishers a place is looked for, by name and birth date; null: none
 */
export async function loadStarters(
  db: Db | Tx,
  eventId: number,
  { categoryId, resultOf }: { readonly categoryId: number; readonly resultOf: number | null },
): Promise<StarterRow[]> {
  const { rows } = await sql<StarterRow>`
    with finished as (
      select p.first_name, p.last_name, coalesce(p.birth_date::text, '') as born, min(r.rank_key) as rank_key
      from entries p join results r on r.entry_id = p.id
      where p.event_id = ${eventId} and p.category_id = ${resultOf}::bigint and r.status = 'finished' and p.withdrawn_at is null
      group by 1, 2, 3
    ), placed as (select *, (rank() over (order by rank_key))::int as place from finished)
    select e.id as entry_id, e.bib, e.first_name, e.last_name, e.first_name_en, e.last_name_en, e.club, e.starts_at, o.place
    from entries e left join placed o on o.first_name = e.first_name and o.last_name = e.last_name
      and o.born = coalesce(e.birth_date::text, '')
    where e.event_id = ${eventId} and e.category_id = ${categoryId} and e.withdrawn_at is null
    order by e.bib_order, e.id`.execute(db);
  return rows;
}

export interface LastStartOrder {
  readonly id: number;
  readonly batchId: number;
  readonly rule: StartRule | null;
  readonly by: string;
  readonly at: InstantMs;
  readonly changed: number;
}

/** The start list of a category that is in force; undefined: none was made, or all were taken back. */
export async function findLast(db: Db | Tx, categoryId: number): Promise<LastStartOrder | undefined> {
  const { rows } = await sql<LastStartOrder>`
    select o.id, o.batch_id, o.rule, b.made_by as by, b.made_at as at,
      (select count(*) from entry_batch_rows r where r.batch_id = b.id)::int as changed
    from start_orders o join entry_batches b on b.id = o.batch_id
    where o.category_id = ${categoryId} and b.undone_at is null order by o.id desc limit 1`.execute(db);
  return rows[0];
}

/** The category of a start list of an event. */
export async function findCategoryOf(db: Tx, eventId: number, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("startOrders")
    .select("categoryId")
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.categoryId;
}

export interface StartCategory {
  readonly id: number;
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly gunAt: InstantMs;
  readonly hasStages: boolean;
  /** Others end its race: the first with all laps, or the last one left. */
  readonly startsTogether: boolean;
  readonly ownStarts: number;
}

/** The categories of an event with how many have starts of their own. */
export async function loadStartCategories(db: Db | Tx, eventId: number): Promise<StartCategory[]> {
  const { rows } = await sql<StartCategory>`
    select c.id, c.code, c.name_th, c.name_en, c.gun_at, c.rules ? 'stages' as has_stages,
      coalesce(c.rules ->> 'lapsEnd' in ('leader', 'last'), false) as starts_together,
      (select count(*) from entries e
        where e.category_id = c.id and e.starts_at is not null and e.withdrawn_at is null)::int as own_starts
    from categories c where c.event_id = ${eventId} order by c.position`.execute(db);
  return rows;
}
