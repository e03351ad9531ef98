import type { DataOf } from "@time-event/contract/endpoint";
import type { ReportRow, revenueReport } from "@time-event/contract/reports";
import type { RevenueTable } from "@time-event/domain/reports/report-tables";
import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";
import { dayOf, inEnglish, quarterOf, type Tables, tablesOf, unnamed } from "./report-rows.queries.ts";

/** Days begin when they begin at the bank, as in the reconciliation of a day. */
const bankZone = "Asia/Bangkok";

/** What is still to come of an order with or before its places, and what came that has no place. */
const owed = sql`case when o.state in ('awaiting_payment', 'confirmed')
  then greatest(0, o.total_satang - o.paid_satang) else 0 end`;
const sold = sql`case when o.state in ('awaiting_payment', 'confirmed') then o.total_satang else 0 end`;

/** From the lines of the accounts, which are read once for all these tables. */
const moneyOf = (eventId: number) => sql`
  with money as materialized (
    select ${quarterOf(sql`l.at`)} as quarter, l.kind, l.counters is not null as is_counter, t.method, t.source,
      case when t.method is not null then t.decided_by end as taker, sum(l.amount_satang) as satang, count(*) as lines
    from payment_lines l join orders o on o.id = l.order_id left join transfers t on t.id = l.transfer_id
    where o.event_id = ${eventId} group by 1, 2, 3, 4, 5, 6
  )
  select 'day' as "table", 0 as place, ${dayOf(sql`quarter`, bankZone)} as key, ${unnamed} as name,
    array[coalesce(sum(satang) filter (where kind = 'payment' and not is_counter), 0),
      coalesce(sum(satang) filter (where kind = 'payment' and is_counter), 0),
      coalesce(sum(satang) filter (where kind = 'refund'), 0), sum(satang)] as values
  from money group by 3
  union all
  select 'method', 0, case when kind = 'refund' then 'refund' else coalesce(method, source) end, ${unnamed},
    array[sum(satang), coalesce(sum(lines) filter (where not is_counter), 0)]
  from money group by 3
  union all
  select 'taker', 0, taker, jsonb_build_object('th', taker, 'en', taker),
    array[coalesce(sum(satang) filter (where method = 'cash'), 0), coalesce(sum(satang) filter (where method = 'card'), 0),
      coalesce(sum(satang) filter (where method = 'transfer'), 0)]
  from money where kind = 'payment' and method is not null group by taker`;

const statesOf = (eventId: number) => sql`
  select 'state' as "table", 0 as place, o.state as key, ${unnamed} as name,
    array[sum(${sold}), sum(o.paid_satang), sum(${owed}), sum(o.paid_satang - ${sold} + ${owed})] as values
  from orders o where o.event_id = ${eventId} and (o.places > 0 or o.paid_satang <> 0) group by o.state`;

/** A part of a line's name in English. */
const wordOf = (part: "category" | "name" | "option") =>
  inEnglish(sql`min(label -> ${sql.lit(part)} ->> 'en')`, sql`min(label -> ${sql.lit(part)} ->> 'th')`);

const ofKind = (kind: string) => sql`coalesce(sum(satang) filter (where label ->> 'kind' = ${kind}), 0)`;

/** From the prices of confirmed orders, line by line. */
const soldOf = (eventId: number) => sql`
  with sums as materialized (
    select category_id, label::jsonb as label, sum(quantity) as quantity, sum(amount_satang) as satang
    from sold_lines where event_id = ${eventId} group by category_id, sold_lines.label
  )
  select 'category' as "table", c.position as place, coalesce(c.code, '') as key,
    jsonb_build_object('th', coalesce(c.name_th, ''), 'en', coalesce(c.name_en, '')) as name,
    array[${ofKind("fee")}, ${ofKind("add_on")}, ${ofKind("shipping")}, ${ofKind("discount")}, ${ofKind("tail")},
      sum(satang)] as values
  from sums left join categories c on c.id = sums.category_id
  group by c.id
  union all
  select 'tier', 0,
    label ->> 'kind' || ' ' || coalesce(label -> 'category' ->> 'en', '') || ' ' || (label -> 'name' ->> 'en') || ' '
      || (label -> 'name' ->> 'th') || ' ' || coalesce(label -> 'option' ->> 'en', ''),
    jsonb_build_object(
      'th', concat_ws(' · ', min(label -> 'category' ->> 'th'), min(label -> 'name' ->> 'th'),
        min(label -> 'option' ->> 'th')),
      'en', concat_ws(' · ', ${wordOf("category")}, ${wordOf("name")}, ${wordOf("option")})),
    array[sum(quantity), sum(satang)]
  from sums group by 3`;

/** Reads the tables of the revenue report, one after another. */
export function readRevenueTables(tx: Tx, eventId: number) {
  const money = tablesOf<RevenueTable>(tx, moneyOf(eventId));
  const lines = tablesOf<RevenueTable>(tx, soldOf(eventId));
  const states = tablesOf<RevenueTable>(tx, statesOf(eventId));
  const sources: Readonly<Record<RevenueTable, Tables<RevenueTable>>> = {
    day: money,
    method: money,
    taker: money,
    state: states,
    category: lines,
    tier: lines,
  };
  return async (table: RevenueTable): Promise<ReportRow[]> => (await sources[table]()).get(table) ?? [];
}

type Check = DataOf<typeof revenueReport>["check"];

/** What came less what went back, counted in three ways. */
export async function loadRevenueCheck(tx: Tx, eventId: number): Promise<Check> {
  const { rows } = await sql<Record<keyof Check, string>>`
    select
      (select coalesce(sum(l.amount_satang), 0) from payment_lines l join orders o on o.id = l.order_id
        where o.event_id = ${eventId}) as ledger_satang,
      coalesce(sum(o.paid_satang), 0) as orders_satang,
      coalesce(sum(${sold} - ${owed}
          + case when o.state in ('awaiting_payment', 'confirmed') then greatest(0, o.paid_satang - o.total_satang)
            else o.paid_satang end), 0) as sold_satang
    from orders o where o.event_id = ${eventId}`.execute(tx);
  const { ledgerSatang, ordersSatang, soldSatang } = rows[0]!;
  return {
    ledgerSatang: Number(ledgerSatang),
    ordersSatang: Number(ordersSatang),
    soldSatang: Number(soldSatang),
  };
}
