import { freePlaceMs, freePlaceOfDayMs } from "@time-event/domain/orders/order-limits";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { saysPaid } from "./order-payments.queries.ts";
import type { Origin } from "./order-origin.ts";

interface TakenFrom extends Origin {
  readonly categoryId: number;
  /** Of orders that are not paid, or that cost nothing and were confirmed within the hour. */
  readonly placesNow: number;
  /** Those, and of the others that cost nothing within the day. */
  readonly placesOfDay: number;
}

/**
 * The places that orders from these networks take without having paid, by address and category. Whoever has handed in a slip with a
 * bank's code for about what they owe has done their part, and stands in nobody's way. Of what is confirmed only orders that cost
 * nothing have an origin.
 */
export async function takenFrom(
  tx: Tx,
  eventId: number,
  origins: readonly Origin[],
  now: InstantMs,
): Promise<TakenFrom[]> {
  if (origins.length === 0) return [];
  const networks = [...new Set(origins.map(({ network }) => network))];
  const { rows } = await sql<TakenFrom>`
    select unpaid.from_place as place, unpaid.from_network as network, e.category_id,
      coalesce(sum(e.places) filter (
        where unpaid.state <> 'confirmed' or s.at > ${instant(now - freePlaceMs)}), 0)::integer as places_now,
      coalesce(sum(e.places) filter (
        where unpaid.state <> 'confirmed' or s.at > ${instant(now - freePlaceOfDayMs)}), 0)::integer as places_of_day
    from orders unpaid join order_entries e on e.order_id = unpaid.id
    left join lateral (${settledAt("unpaid")}) s on unpaid.state = 'confirmed'
    where unpaid.event_id = ${eventId} and unpaid.from_network = any(${networks}::text[])
      and not (unpaid.state = 'awaiting_payment' and ${saysPaid("unpaid", { withCode: true })})
    group by 1, 2, 3`.execute(tx);
  return rows;
}

/** When an order was confirmed for good. @param table the name of its row */
const settledAt = (table: string) => sql`
  select max(step.at) as at from order_steps step where step.order_id = ${sql.ref(`${table}.id`)} and step.step = 'settle'`;

/** Forgets where orders that cost nothing were begun, once they count no more. */
export async function forgetOldOrigins(db: Db, now: InstantMs): Promise<void> {
  await sql`
    update orders free set from_place = null, from_network = null
    where free.from_network is not null and free.state = 'confirmed'
      and (${settledAt("free")}) <= ${instant(now - freePlaceOfDayMs)}`.execute(db);
}
