import type { MoneyLine } from "@time-event/contract/money-lines";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant } from "../../db/column-types.ts";
import type { Db } from "../../db/connection.ts";
import { comesByBank } from "../transfers/transfers.queries.ts";

export interface MoneyLineFilter {
  readonly from: InstantMs;
  readonly until: InstantMs;
  readonly kind?: MoneyLine["kind"] | undefined;
  readonly way?: MoneyLine["way"] | undefined;
  readonly eventId?: number | undefined;
}

const way = sql`case when l.kind = 'payment' then case when ${comesByBank} then 'bank' else t.method end end`;

const tables = sql`payment_lines l join orders o on o.id = l.order_id join events e on e.id = o.event_id
  left join transfers t on t.id = l.transfer_id`;

function meant({ from, until, kind, way: wanted, eventId }: MoneyLineFilter) {
  const conditions = [
    sql`l.at >= ${instant(from)} and l.at < ${instant(until)}`,
    ...(kind === undefined ? [] : [sql`l.kind = ${kind}`]),
    ...(wanted === undefined ? [] : [sql`${way} = ${wanted}`]),
    ...(eventId === undefined ? [] : [sql`o.event_id = ${eventId}`]),
  ];
  return sql.join(conditions, sql` and `);
}

export async function listMoneyLines(
  db: Db,
  filter: MoneyLineFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<MoneyLine[]> {
  const { rows } = await sql<MoneyLine>`
    select l.id, l.at, l.kind, ${way} as way, l.amount_satang, l.counters is not null as is_counter, o.id as order_id,
      o.event_id, jsonb_build_object('th', e.name_th, 'en', e.name_en) as event, o.reference, o.contact_name,
      l.transfer_id, l.by_whom as by
    from ${tables} where ${meant(filter)} order by l.at, l.id offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export async function sumMoneyLines(db: Db, filter: MoneyLineFilter) {
  const { rows } = await sql<{ total: number; sumSatang: number }>`
    select count(*) as total, coalesce(sum(l.amount_satang), 0)::bigint as sum_satang
    from ${tables} where ${meant(filter)}`.execute(db);
  return rows[0]!;
}
