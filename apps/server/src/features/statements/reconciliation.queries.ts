import type { DataOf } from "@time-event/contract/endpoint";
import type { reconciliationGet } from "@time-event/contract/reconciliation";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant } from "../../db/column-types.ts";
import type { Db } from "../../db/connection.ts";
import { comesByBank } from "../transfers/transfers.queries.ts";

type Reconciliation = DataOf<typeof reconciliationGet>;
type Read = Omit<Reconciliation, "day" | "withoutStatementSatang" | "difference"> & { readonly bank: ByBank };

/** Lines of accounts that say what came by bank on a day, by where a statement shows it. Each is in one of them. */
interface ByBank {
  readonly sameDaySatang: number;
  readonly otherDaysSatang: number;
  readonly nowhereSatang: number;
  readonly undoneSatang: number;
}

interface Day {
  readonly day: string;
  readonly from: InstantMs;
  readonly until: InstantMs;
}

/** A day's money, as of one instant: all of it in one statement. */
export async function reconcile(db: Db, { day, from, until }: Day): Promise<Reconciliation> {
  const written = sql`l.at >= ${instant(from)} and l.at < ${instant(until)}`;
  const ofWays = sql`
    select k.way, k.position, coalesce(sum(l.amount_satang) filter (where l.counters is null), 0) as payments,
      coalesce(sum(l.amount_satang) filter (where l.counters is not null), 0) as taken_back
    from (values ('bank', 1), ('cash', 2), ('card', 3)) as k (way, position)
    left join (payment_lines l join transfers t on t.id = l.transfer_id)
      on ${written} and l.kind = 'payment' and k.way = case when ${comesByBank} then 'bank' else t.method end
    group by k.way, k.position`;
  const byBank = sql`
    select l.amount_satang as satang, case
      when l.counters is not null or exists (select from payment_lines c where c.counters = l.id) then 'undone'
      else (select case when count(*) = 0 then 'nowhere' when bool_or(s.booked_on = ${day}::date) then 'same' else 'other' end
        from statement_lines s where s.transfer_id = t.id and s.amount_satang = t.received_satang) end as shown
    from payment_lines l join transfers t on t.id = l.transfer_id
    where ${written} and ${comesByBank} and l.kind = 'payment'`;
  const { rows } = await sql<Read>`
    select
      (select jsonb_build_object(
        'paymentsSatang', coalesce(sum(l.amount_satang) filter (where l.kind = 'payment' and l.counters is null), 0),
        'takenBackSatang', coalesce(sum(l.amount_satang) filter (where l.kind = 'payment' and l.counters is not null), 0),
        'refundsSatang', coalesce(sum(l.amount_satang) filter (where l.kind = 'refund'), 0),
        'netSatang', coalesce(sum(l.amount_satang), 0),
        'ways', (select jsonb_agg(jsonb_build_object('way', w.way, 'paymentsSatang', w.payments, 'takenBackSatang', w.taken_back)
          order by w.position) from (${ofWays}) w))
      from payment_lines l where ${written}) as accounts,
      (select jsonb_build_object(
        'totalSatang', coalesce(sum(s.amount_satang), 0),
        'matchedSatang', coalesce(sum(s.amount_satang) filter (where t.id is not null), 0),
        'unmatchedSatang', coalesce(sum(s.amount_satang) filter (where t.id is null and s.not_ours_reason is null), 0),
        'notOursSatang', coalesce(sum(s.amount_satang) filter (where t.id is null and s.not_ours_reason is not null), 0))
      from statement_lines s left join transfers t on t.id = s.transfer_id and t.state = 'verified'
        and t.received_satang = s.amount_satang
      where s.booked_on = ${day}::date and s.amount_satang > 0) as statements,
      (select jsonb_build_object(
        'sameDaySatang', coalesce(sum(satang) filter (where shown = 'same'), 0),
        'otherDaysSatang', coalesce(sum(satang) filter (where shown = 'other'), 0),
        'nowhereSatang', coalesce(sum(satang) filter (where shown = 'nowhere'), 0),
        'undoneSatang', coalesce(sum(satang) filter (where shown = 'undone'), 0)) from (${byBank}) b) as bank,
      (select coalesce(jsonb_agg(jsonb_build_object('eventId', e.id, 'slug', e.slug, 'name', e.name,
        'netSatang', e.net) order by e.id), '[]')
        from (
          select o.event_id as id, v.slug, jsonb_build_object('th', v.name_th, 'en', v.name_en) as name,
            sum(l.amount_satang) as net
          from payment_lines l join orders o on o.id = l.order_id join events v on v.id = o.event_id
          where ${written} group by o.event_id, v.id
        ) e) as events`.execute(db);
  const { bank, ...read } = rows[0]!;
  const difference = {
    shownOnOtherDaysSatang: bank.otherDaysSatang,
    undoneSatang: bank.undoneSatang,
    verifiedOnOtherDaysSatang: read.statements.matchedSatang - bank.sameDaySatang,
  };
  return { day, ...read, withoutStatementSatang: bank.nowhereSatang, difference };
}
