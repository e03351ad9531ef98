import { latePriceMs } from "@time-event/domain/orders/deadlines";
import type { OrderOfSum } from "@time-event/domain/statements/match-sum";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { accountNumbersOf } from "../payment-channels/payment-channels.queries.ts";

/** Orders that owe one of these sums, or were to pay it until some days before: those with a tail, and others like them. */
export async function ordersOfSums(
  db: Db | Tx,
  sums: readonly number[],
  from: InstantMs,
): Promise<(OrderOfSum & { readonly reference: string })[]> {
  // a sum without satang is nobody's own
  const own = [...new Set(sums)].filter((sum) => sum > 0 && sum % 100 !== 0);
  if (own.length === 0) return [];
  const { rows } = await sql<OrderOfSum & { readonly reference: string }>`
    with found as (
      select o.id, o.total_satang - o.paid_satang as sum, o.state <> 'expired' as is_open from orders o
      where o.total_satang > 0 and o.state in ('awaiting_payment', 'confirmed', 'expired')
        and o.total_satang - o.paid_satang = any(${own}::bigint[])
      union
      select o.id, o.total_satang, false from orders o
      where o.total_satang = any(${own}::bigint[]) and not (o.state in ('awaiting_payment', 'confirmed') and o.paid_satang = 0)
    )
    select f.id, o.reference, f.sum as sum_satang, ${accountNumbersOf(sql.ref("o.eventId"))} as accounts,
      f.is_open and o.state = 'awaiting_payment'
        and jsonb_path_exists(o.quote, '$.lines[*] ? (@.kind == "tail")')
        and not exists (select from transfers t where t.order_id = f.id and t.state = 'waiting' and t.id is distinct from w.id)
        as is_tailed,
      coalesce(c.at, o.created_at) as since, case when not f.is_open then last.at end as closed_at, w.id as transfer_id
    from found f
    join orders o on o.id = f.id
    left join lateral (select max(s.at) as at from order_steps s where s.order_id = f.id and s.step = 'confirm') c on true
    left join lateral (select max(s.at) as at from order_steps s where s.order_id = f.id) last on true
    left join lateral (
      select t.id from transfers t where t.order_id = f.id and t.state = 'waiting' and t.claimed_satang = f.sum
        and (select count(*) from transfer_orders b where b.transfer_id = t.id) = 1
      order by t.id limit 1
    ) w on true
    where f.is_open or last.at >= ${instant(from - latePriceMs)}
    order by f.id`.execute(db);
  return rows;
}
