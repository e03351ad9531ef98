import type { OrderFilter, OrderRow, OrderSort } from "@time-event/contract/staff-orders";
import type { OrderState } from "@time-event/domain/orders/order-states";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/connection.ts";
import { containing } from "../../../db/like-pattern.ts";

/** A filter, with the id of its category; null: the event has no such category. */
export interface MeantOrders extends Omit<OrderFilter, "category"> {
  readonly eventId: number;
  readonly categoryId?: number | null;
  /** May the words be searched in telephone numbers and e-mail addresses, too? */
  readonly searchesContacts: boolean;
}

export async function findCategoryId(db: Db | Tx, eventId: number, code: string): Promise<number | null> {
  const row = await db
    .selectFrom("categories")
    .select("id")
    .where("eventId", "=", eventId)
    .where("code", "=", code)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** As a condition on `orders o`. Each index of the list says `places > 0`, too. */
function ordersMeant({ eventId, state, categoryId, text, money, searchesContacts }: MeantOrders): RawBuilder<unknown> {
  const words = wordsOf(text).map((word) =>
    searchesContacts
      ? sql`(o.search_text like ${word} or o.contact_text like ${digitsOf(word)})`
      : sql`o.search_text like ${word}`,
  );
  const conditions = [
    sql`o.event_id = ${eventId}`,
    sql`o.places > 0`,
    ...words,
    ...(state === undefined ? [] : [sql`o.state = ${state}`]),
    ...(categoryId === undefined ? [] : [sql`${categoryId}::bigint = any(o.category_ids)`]),
    ...(money === undefined ? [] : [ofMoney[money]]),
  ];
  return sql.join(conditions, sql` and `);
}

/** In the words of the indexes that lie over them. */
const ofMoney = {
  owing: sql`o.state in ('awaiting_payment', 'confirmed') and o.paid_satang < o.total_satang`,
  overpaid: sql`o.paid_satang > 0 and (o.paid_satang > o.total_satang or o.total_satang is null
    or o.state in ('expired', 'cancelled', 'refunded'))`,
} as const;

/** Patterns that must all match: so the names of a contact may come in any order. */
function wordsOf(text = ""): string[] {
  const mostWords = 6;
  return text
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, mostWords)
    .map(containing);
}

/** Telephone numbers are stored as digits alone, and a Thai one as it is dialled at home. */
function digitsOf(pattern: string): string {
  const isNumber = /^%[-+().\d]+%$/.test(pattern);
  return isNumber ? pattern.replace(/^%\+66/, "%0").replace(/[-+().]/g, "") : pattern;
}

/** How many orders a filter finds in each state; a state without any is left out. */
export async function countOrders(db: Db | Tx, meant: MeantOrders): Promise<ReadonlyMap<OrderState, number>> {
  const { rows } = await sql<{ state: OrderState; count: number }>`
    select o.state, count(*) as count from orders o where ${ordersMeant(meant)} group by o.state`.execute(db);
  return new Map(rows.map(({ state, count }) => [state, count]));
}

export interface OrderWindow {
  readonly sort: OrderSort;
  readonly isDescending: boolean;
  readonly offset: number;
  readonly limit: number;
}

// orders get their ids as they begin
const orderColumns = {
  created: sql`o.id`,
  contact: sql`o.contact_name collate thai`,
  deadline: sql`o.deadline_at`,
  total: sql`o.total_satang`,
} as const;

/** Ids of a window: read from an index alone if the filter allows it, however far away the window is. */
export async function findOrderIds(
  db: Db | Tx,
  meant: MeantOrders,
  { sort, isDescending, offset, limit }: OrderWindow,
): Promise<number[]> {
  const direction = isDescending ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o where ${ordersMeant(meant)}
    order by ${orderColumns[sort]} ${direction}, o.id ${direction} offset ${offset} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

interface Found {
  readonly counts: ReadonlyMap<OrderState, number>;
  /** Null: more than `most`. */
  readonly ids: readonly number[] | null;
}

/**
 * Counts and a window of ids by one search: for words, which no order of the list helps to find. What was found is sorted
 * then, unless it is more than `most`; the planner's guess of how many orders a word finds is bad, so it is not asked.
 */
export async function searchOrders(
  db: Db | Tx,
  { state, ...inAnyState }: MeantOrders,
  { sort, isDescending, offset, limit }: OrderWindow,
  most: number,
): Promise<Found> {
  const direction = isDescending ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ counts: [OrderState, number][]; ids: number[] | null }>`
    with found as materialized (
      select o.id, o.state, ${orderColumns[sort]} as sorted from orders o where ${ordersMeant(inAnyState)}
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_array(state, count)), '[]')
        from (select state, count(*) from found group by state) each_state) as counts,
      case when (select count(*) from found) <= ${most} then array(
        select id from found where ${state ?? null}::text is null or state = ${state ?? null}
        order by sorted ${direction}, id ${direction} offset ${offset} limit ${limit}
      ) end as ids`.execute(db);
  return { counts: new Map(rows[0]!.counts), ids: rows[0]!.ids };
}

/** What the list shows of orders, in the order of `ids`. */
export async function loadOrderRows(db: Db | Tx, ids: readonly number[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OrderRow>`
    select o.id, o.reference, o.state, o.contact_name, o.places, o.total_satang, o.paid_satang, o.created_at, o.deadline_at,
      array(select c.code from categories c where c.id = any(o.category_ids) order by c.position) as categories,
      (select count(*) from order_notes n where n.order_id = o.id)::int as notes
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    join orders o on o.id = wanted.id
    order by wanted.place`.execute(db);
  return rows;
}
