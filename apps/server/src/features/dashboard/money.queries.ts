import type { Dashboard } from "@time-event/contract/dashboard";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connection.ts";

type Events = "all" | readonly number[];

const among = (events: Events): RawBuilder<boolean> =>
  events === "all" ? sql<boolean>`true` : sql<boolean>`event_id = any(${[...events]}::bigint[])`;

/** Payments that wait for a person; null: the caller may not see the payments of any event. */
export async function loadWaitingPayments(db: Db, events: Events): Promise<Dashboard["paymentsWaiting"]> {
  if (events.length === 0) return null;
  const { rows } = await sql<NonNullable<Dashboard["paymentsWaiting"]>>`
    select count(*)::int as payments, coalesce(sum(claimed_satang), 0)::bigint as amount_satang, min(sent_at) as oldest_at
    from transfers where state = 'waiting' and ${among(events)}`.execute(db);
  return rows[0]!;
}

/** Orders that wait for their payment; null: the caller may not see the orders of any event. */
export async function loadAwaitingOrders(db: Db, events: Events): Promise<Dashboard["ordersAwaiting"]> {
  if (events.length === 0) return null;
  const { rows } = await sql<NonNullable<Dashboard["ordersAwaiting"]>>`
    select count(*)::int as orders, coalesce(sum(total_satang), 0)::bigint as amount_satang,
      case when count(distinct event_id) = 1 then min(event_id) end as event_id
    from orders where state = 'awaiting_payment' and places > 0 and ${among(events)}`.execute(db);
  return rows[0]!;
}
