import { sql } from "kysely";
import { remindAt } from "@time-event/domain/orders/deadlines";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instant } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import type { Origin } from "./order-origin.ts";
import type { StoredOrder } from "./orders.types.ts";
import type { FirstPlace } from "./first-places.ts";

interface NewOrders extends Pick<StoredOrder, "eventId" | "heldAt"> {
  readonly deadlineAt: InstantMs;
}

interface NewOrder extends Pick<StoredOrder, "reference" | "language"> {
  /** Of its first entry; null: it has none yet. */
  readonly place: FirstPlace | null;
  readonly origin: Origin;
}

interface StoredIds {
  readonly id: number;
  /** Of its first entry. */
  readonly entryId: number | null;
}

/**
 * Stores orders that begin together, with their first step and their first entry: however many they are, it is one statement.
 * Each is stored with what the list of staff shows of it, so that the trigger that keeps it has nothing to change.
 * @returns their ids, in the same order
 */
export async function insertNewOrders(
  tx: Tx,
  { eventId, heldAt, deadlineAt }: NewOrders,
  orders: readonly NewOrder[],
): Promise<StoredIds[]> {
  const at = instant(heldAt);
  const { rows } = await sql<StoredIds & Pick<NewOrder, "reference">>`
    with begun (reference, language, category_id, places, sold_before, from_place, from_network) as (
      select * from unnest(
        ${orders.map(({ reference }) => reference)}::text[],
        ${orders.map(({ language }) => language)}::text[],
        ${orders.map(({ place }) => place && place.categoryId)}::bigint[],
        ${orders.map(({ place }) => place && place.places)}::integer[],
        ${orders.map(({ place }) => place && place.soldBefore)}::integer[],
        ${orders.map(({ origin }) => origin.place)}::text[],
        ${orders.map(({ origin }) => origin.network)}::text[])
    ), stored as (
      insert into orders (event_id, reference, language, state, held_at, created_at, deadline_at, remind_at, places, category_ids,
        from_place, from_network)
      select ${eventId}, reference, language, 'held', ${at}, ${at}, ${instant(deadlineAt)},
        ${instant(remindAt(deadlineAt, null))},
        coalesce(places, 0), array_remove(array[category_id], null), from_place, from_network
      from begun
      returning id, reference
    ), steps as (
      insert into order_steps (order_id, at, state) select id, ${at}, 'held' from stored
    ), entries as (
      insert into order_entries (order_id, category_id, places, sold_before, players)
      select id, category_id, places, sold_before, '[]'
      from stored join begun using (reference) where category_id is not null
      returning id, order_id
    )
    select s.id, s.reference, e.id as entry_id from stored s left join entries e on e.order_id = s.id`.execute(tx);
  const idsOf = new Map(rows.map(({ reference, ...ids }) => [reference, ids]));
  return orders.map(({ reference }) => idsOf.get(reference)!);
}
