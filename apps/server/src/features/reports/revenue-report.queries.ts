import type { DataOf } from "@time-event/contract/endpoint";
import type { ReportRow, revenueReport } from "@time-event/contract/reports";
import type { RevenueTable } from "@time-event/domain/reports/report-tables";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/connection.ts";
import { rowsOf } from "./registration-report.queries.ts";

/** Days begin when they begin at the bank, as in the reconciliation of a day. */
const bankZone = "Asia/Bangkok";
const unnamed = sql`jsonb_build_object('th', '', 'en', '')`;

/** What is still to come of an order with or before its places, and what came that has no place. */
const owed = sql`case when o.state in ('awaiting_payment', 'confirmed')
  then greatest(0, o.total_satang - o.paid_satang) else 0 end`;
const sold = sql`case when o.state in ('awaiting_payment', 'confirmed') then o.total_satang else 0 end`;

function queriesOf(eventId: number): Readonly<Record<RevenueTable, RawBuilder<ReportRow>>> {
  const lines = sql`payment_lines l join orders o on o.id = l.order_id left join transfers t on t.id = l.transfer_id
    where o.event_id = ${eventId}`;
  const soldLines = sql`orders o, jsonb_array_elements(o.quote -> 'lines') q
    where o.event_id = ${eventId} and o.state = 'confirmed'`;
  const ofKind = (kind: string) =>
    sql`coalesce(sum((q ->> 'amountSatang')::bigint) filter (where q ->> 'kind' = ${kind}), 0)`;
  return {
    day: sql`
      select to_char(l.at at time zone ${bankZone}, 'YYYY-MM-DD') as key, ${unnamed} as name,
        array[coalesce(sum(l.amount_satang) filter (where l.kind = 'payment' and l.counters is null), 0),
          coalesce(sum(l.amount_satang) filter (where l.kind = 'payment' and l.counters is not null), 0),
          coalesce(sum(l.amount_satang) filter (where l.kind = 'refund'), 0), sum(l.amount_satang)] as values
      from ${lines} group by 1 order by 1`,
    method: sql`
      select case when l.kind = 'refund' then 'refund' else coalesce(t.method, t.source) end as key, ${unnamed} as name,
        array[sum(l.amount_satang), count(*) filter (where l.counters is null)] as values
      from ${lines} group by 1 order by 1`,
    taker: sql`
      select t.decided_by as key, jsonb_build_object('th', t.decided_by, 'en', t.decided_by) as name,
        array[coalesce(sum(l.amount_satang) filter (where t.method = 'cash'), 0),
          coalesce(sum(l.amount_satang) filter (where t.method = 'card'), 0),
          coalesce(sum(l.amount_satang) filter (where t.method = 'transfer'), 0)] as values
      from ${lines} and l.kind = 'payment' and t.method is not null group by t.decided_by order by t.decided_by`,
    state: sql`
      select o.state as key, ${unnamed} as name,
        array[sum(${sold}), sum(o.paid_satang), sum(${owed}), sum(o.paid_satang - ${sold} + ${owed})] as values
      from orders o where o.event_id = ${eventId} and (o.places > 0 or o.paid_satang <> 0) group by o.state`,
    category: sql`
      with sold as (
        select q, case when q ->> 'entry' is not null then (select e.category_id from order_entries e
          where e.order_id = o.id order by e.id offset (q ->> 'entry')::integer limit 1) end as category_id
        from ${soldLines}
      )
      select coalesce(c.code, '') as key,
        jsonb_build_object('th', coalesce(c.name_th, ''), 'en', coalesce(c.name_en, '')) as name,
        array[${ofKind("fee")}, ${ofKind("add_on")}, ${ofKind("shipping")}, ${ofKind("discount")}, ${ofKind("tail")},
          sum((q ->> 'amountSatang')::bigint)] as values
      from sold left join categories c on c.id = sold.category_id
      group by c.id, c.code, c.name_th, c.name_en, c.position order by c.position nulls last`,
    tier: sql`
      select q ->> 'kind' || ' ' || coalesce(q -> 'category' ->> 'en', '') || ' ' || (q -> 'name' ->> 'en') || ' '
          || (q -> 'name' ->> 'th') || ' ' || coalesce(q -> 'option' ->> 'en', '') as key,
        jsonb_build_object(
          'th', concat_ws(' · ', min(q -> 'category' ->> 'th'), min(q -> 'name' ->> 'th'), min(q -> 'option' ->> 'th')),
          'en', concat_ws(' · ', min(q -> 'category' ->> 'en'), min(q -> 'name' ->> 'en'), min(q -> 'option' ->> 'en')))
          as name,
        array[sum((q ->> 'quantity')::bigint), sum((q ->> 'amountSatang')::bigint)] as values
      from ${soldLines} group by 1 order by 1`,
  };
}

/** The rows of one table of the revenue report. */
export async function loadRevenueTable(tx: Tx, eventId: number, table: RevenueTable): Promise<ReportRow[]> {
  return rowsOf(tx, queriesOf(eventId)[table]);
}

type Check = DataOf<typeof revenueReport>["check"];

/** What came less what went back, counted in three ways. */
export async function loadRevenueCheck(tx: Tx, eventId: number): Promise<Check> {
  const { rows } = await sql<Record<keyof Check, string>>`
    select
      (select coalesce(sum(l.amount_satang), 0) from payment_lines l join orders o on o.id = l.order_id
        where o.event_id = ${eventId}) as ledger_satang,
      (select coalesce(sum(o.paid_satang), 0) from orders o where o.event_id = ${eventId}) as orders_satang,
      (select coalesce(sum(${sold} - ${owed}
          + case when o.state in ('awaiting_payment', 'confirmed') then greatest(0, o.paid_satang - o.total_satang)
            else o.paid_satang end), 0)
        from orders o where o.event_id = ${eventId}) as sold_satang`.execute(tx);
  const { ledgerSatang, ordersSatang, soldSatang } = rows[0]!;
  return {
    ledgerSatang: Number(ledgerSatang),
    ordersSatang: Number(ordersSatang),
    soldSatang: Number(soldSatang),
  };
}
