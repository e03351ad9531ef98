import { latePriceMs } from "@time-event/domain/orders/deadlines";
import type { OtherSums } from "@time-event/domain/orders/satang-tail";
import type { Satang } from "@time-event/domain/pricing/fee-tiers";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { accountNumbersOf } from "../payment-channels/payment-channels.queries.ts";

/** A key of its own beside those of other advisory locks. */
const tailLocks = 8_215_006;

/** Whoever chooses a tail waits until the price of the one before is stored. Lock nothing afterwards. */
export async function lockTails(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${tailLocks})`.execute(tx);
}

/** Of sums from here to there: what other orders owe, or were to pay lately, that are paid into the same accounts. */
export async function loadOtherSums(
  tx: Tx,
  { id, eventId }: { readonly id: number; readonly eventId: number },
  [from, to]: readonly [Satang, Satang],
  now: InstantMs,
): Promise<OtherSums> {
  const own = accountNumbersOf(sql`${eventId}::bigint`);
  const { rows } = await sql<{ sum: number; isOpen: boolean }>`
    with events_of_accounts as materialized (
      select e.id from events e where e.id = ${eventId} or ${accountNumbersOf(sql.ref("e.id"))} && ${own}
    ), sums as (
      select o.id, o.event_id, o.total_satang - o.paid_satang as sum, o.state <> 'expired' as is_open from orders o
      where o.total_satang > 0 and o.state in ('awaiting_payment', 'confirmed', 'expired')
        and o.total_satang - o.paid_satang between ${from} and ${to}
      union all
      select o.id, o.event_id, o.total_satang, false from orders o
      where o.total_satang > 0 and o.total_satang between ${from} and ${to}
    )
    select sum::bigint as sum, bool_or(is_open) as is_open from sums s
    where s.id <> ${id} and s.event_id in (select id from events_of_accounts)
      and (is_open or exists (select from order_steps t where t.order_id = s.id and t.at > ${instant(now - latePriceMs)}))
    group by sum`.execute(tx);
  const sums = (wanted: boolean) => new Set(rows.filter(({ isOpen }) => isOpen === wanted).map(({ sum }) => sum));
  return { open: sums(true), closed: sums(false) };
}
