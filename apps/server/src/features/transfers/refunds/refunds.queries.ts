import type { LatePayment, Refund } from "@time-event/contract/refunds";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/connection.ts";
import type { Events } from "../transfer-list.queries.ts";

const ofEvents = (events: Events) => (events === "all" ? sql`true` : sql`o.event_id = any(${events}::bigint[])`);

/** What came for each order and was not refunded. */
const money = sql`(
  select l.order_id, sum(l.amount_satang)::bigint as paid_satang, max(l.at) as last_paid_at
  from payment_lines l group by l.order_id)`;

/** What came for an order that has places; null in the outer join: nothing ever did. */
const paid = sql`coalesce(m.paid_satang, 0)`;

/** What an order needs and is not free now: places of a category, of a pool that several of them share, of a wave. */
const isFull = sql`(
  exists (
    select from category_places p
    join (select category_id, sum(places) as places from order_entries where order_id = o.id group by 1) w
      on w.category_id = p.category_id
    where p.capacity is not null and p.taken + w.places > p.capacity)
  or exists (
    select from place_pools q
    where q.event_id = o.event_id and q.taken + (
      select coalesce(sum(e.places), 0) from order_entries e
      where e.order_id = o.id and (q.category_ids is null or e.category_id = any(q.category_ids))) > q.capacity
      and exists (select from order_entries e
        where e.order_id = o.id and (q.category_ids is null or e.category_id = any(q.category_ids))))
  or exists (
    select from waves v
    join (select wave_id, sum(places) as places from order_entries where order_id = o.id group by 1) w on w.wave_id = v.id
    where v.capacity is not null and v.taken + w.places > v.capacity))`;

/** It keeps its places, though a payment of it was taken back or its price has grown: nothing ends by the clock then. */
const owesAgain = sql`(o.state = 'confirmed' and o.total_satang > ${paid})`;

export async function listLatePayments(db: Db, events: Events): Promise<LatePayment[]> {
  const { rows } = await sql<LatePayment>`
    select o.id as order_id, o.event_id, jsonb_build_object('th', e.name_th, 'en', e.name_en) as event, o.reference,
      o.contact_name, o.state, o.total_satang, ${paid} as paid_satang, o.places, m.last_paid_at,
      case when ${owesAgain} then 'collect'
        when o.state = 'expired' and o.total_satang <= m.paid_satang and not ${isFull}
        then 'place_again' else 'refund' end as proposal,
      coalesce((select sum(r.amount_satang) from refunds r
        where r.order_id = o.id and r.state = 'proposed'), 0)::bigint as pending_satang
    from orders o left join ${money} m on m.order_id = o.id join events e on e.id = o.event_id
    where ${ofEvents(events)} and (${owesAgain} or (m.paid_satang > 0
      and (o.state in ('expired', 'cancelled', 'refunded') or m.paid_satang > o.total_satang)))
    order by m.last_paid_at, o.id limit 500`.execute(db);
  return rows;
}

const refundColumns = sql`
  r.id, r.event_id, r.order_id, o.reference, o.contact_name, r.amount_satang, r.reason, r.account, r.state, r.asked_by,
  r.asked_at, r.decided_by, r.decided_at, r.revision, r.changed_at, r.changed_by,
  (select jsonb_build_object('at', (extract(epoch from l.at) * 1000)::bigint, 'by', l.by_whom, 'reason', l.reason)
    from payment_lines l where l.refund_id = r.id and l.counters is not null) as taken_back`;

export async function listRefunds(db: Db, events: Events, state: Refund["state"] | undefined): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    select ${refundColumns} from refunds r join orders o on o.id = r.order_id
    where ${ofEvents(events)} and ${state === undefined ? sql`true` : sql`r.state = ${state}`}
    order by r.id desc limit 500`.execute(db);
  return rows;
}

/** A refund, locked. Lock its order before it. */
export async function lockRefund(tx: Tx, eventId: number, id: number): Promise<Refund | undefined> {
  const { rows } = await sql<Refund>`
    select ${refundColumns} from refunds r join orders o on o.id = r.order_id
    where r.event_id = ${eventId} and r.id = ${id} for update of r`.execute(tx);
  return rows[0];
}

/** The order of a refund. */
export async function orderOfRefund(tx: Tx, eventId: number, id: number): Promise<number | undefined> {
  const found = await tx
    .selectFrom("refunds")
    .select("orderId")
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .executeTakeFirst();
  return found?.orderId;
}

/** What refunds of an order that wait for a second person will take. */
export async function pendingSatang(tx: Tx, orderId: number, exceptId: number | null): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount_satang), 0)::bigint as sum from refunds
    where order_id = ${orderId} and state = 'proposed' and id is distinct from ${exceptId}::bigint`.execute(tx);
  return rows[0]!.sum;
}

/** The refund that was recorded with a form; undefined: none yet. Lock the order before it: then nobody else records it. */
export async function findSent(tx: Tx, formId: string) {
  return tx
    .selectFrom("refunds")
    .select(["id", "eventId", "orderId", "amountSatang"])
    .where("askedWith", "=", formId)
    .executeTakeFirst();
}

/** What went back of an order without a second person, also what was taken back: else one person could go on for ever. */
export async function refundedAloneSatang(tx: Tx, orderId: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount_satang), 0)::bigint as sum from refunds
    where order_id = ${orderId} and state in ('paid', 'taken_back') and decided_by = asked_by`.execute(tx);
  return rows[0]!.sum;
}

export async function findOrder(tx: Tx, eventId: number, id: number): Promise<number | undefined> {
  const found = await tx
    .selectFrom("orders")
    .select("id")
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .executeTakeFirst();
  return found?.id;
}
