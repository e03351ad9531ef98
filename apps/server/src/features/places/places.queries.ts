import { type RawBuilder, sql } from "kysely";
import type { PlaceCounter } from "@time-event/domain/places/places-left";
import type { Tx } from "../../db/connection.ts";

// Counters of places are locked in one order, so that no two transactions wait for each other: those of categories by
// their ids, then those of the pools that categories share by theirs.

/** Is a category, whose row of `category_places` has this name, one of those that share the pool q? */
const sharesAs = (row: "p" | "o") =>
  sql`q.event_id = ${sql.ref(row)}.event_id and (q.category_ids is null or ${sql.ref(row)}.category_id = any(q.category_ids))`;
const shares = sharesAs("p");

/**
 * Keeps orders from taking places of an event until the transaction ends, for whoever decides by the places that are
 * left. Take it after the event and the version of its results.
 */
export async function lockPlaces(tx: Tx, eventId: number): Promise<void> {
  await sql`select from category_places where event_id = ${eventId} order by category_id for update`.execute(tx);
  await sql`select from place_pools where event_id = ${eventId} order by id for update`.execute(tx);
}

/**
 * The same for some categories, for an order that gives places of one back and takes places of another.
 * @returns the counters as they are now: nobody else changes them any more
 */
export async function lockCategories(tx: Tx, categoryIds: readonly number[]): Promise<LockedPlaces> {
  const ids = sql`${[...categoryIds]}::bigint[]`;
  const { rows: categories } = await sql<PlaceCounter & { readonly id: number }>`
    select category_id as id, capacity, taken from category_places where category_id = any(${ids})
    order by category_id for update`.execute(tx);
  const { rows: pools } = await sql<SharedPool>`
    select q.id, q.capacity, q.taken from place_pools q
    where exists (select from category_places p where p.category_id = any(${ids}) and ${shares})
    order by q.id for update`.execute(tx);
  return { categories: byId(categories), pools: byId(pools) };
}

/** Counters by the ids of their categories, and of the pools that these share. */
export interface LockedPlaces {
  readonly categories: ReadonlyMap<number, PlaceCounter>;
  readonly pools: ReadonlyMap<number, SharedPool>;
}

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** By how many places of a category more are taken than before, or fewer. */
export interface PlacesChange {
  readonly categoryId: number;
  readonly change: number;
}

/**
 * Of these categories, those of whose shared places more are taken than there are, because of these changes: who only leaves one
 * category for another with which it shares them takes none.
 */
export async function overfullCategories(tx: Tx, changes: readonly PlacesChange[]): Promise<Set<number>> {
  const ids = sql`${changes.map(({ categoryId }) => categoryId)}::bigint[]`;
  const { rows } = await sql<{ categoryId: number }>`
    select p.category_id from category_places p
    where p.category_id = any(${ids}) and exists (
      select from place_pools q where q.taken > q.capacity and ${shares} and 0 < (
        select sum(c.change) from unnest(${ids}, ${changes.map(({ change }) => change)}::integer[]) as c (category_id, change)
        join category_places o on o.category_id = c.category_id and ${sharesAs("o")}))`.execute(tx);
  return new Set(rows.map(({ categoryId }) => categoryId));
}

/** Has this move of places, which is stored, made a category overfull? What both categories share is taken by as many as before. */
export async function isOverfullBy(
  tx: Tx,
  { from, to, places }: { readonly from: number; readonly to: number; readonly places: number },
): Promise<boolean> {
  if (from === to) return false;
  const { rows } = await sql`
    select from category_places where category_id = ${to} and taken > capacity`.execute(tx);
  if (rows.length > 0) return true;
  const changes = [
    { categoryId: from, change: -places },
    { categoryId: to, change: places },
  ];
  return (await overfullCategories(tx, changes)).has(to);
}

/**
 * The pools that a category shares, as a JSON list of {id, capacity, taken}. Its row of `category_places` is named p.
 */
export const sharedPools: RawBuilder<readonly SharedPool[]> = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', q.id, 'capacity', q.capacity, 'taken', q.taken) order by q.id)
  from place_pools q where ${shares}), '[]')`;

/** Places that a category shares with others. */
export interface SharedPool {
  readonly id: number;
  readonly capacity: number;
  readonly taken: number;
}
