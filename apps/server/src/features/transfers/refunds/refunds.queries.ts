import type { LatePayment, Refund } from "@time-event/contract/refunds";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/connection.ts";
import { type Events, ofEvents } from "../../../db/of-events.ts";

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
const owesAgain = sql`(o.state = 'confirmed' and o.total_satang > o.paid_satang)`;

/** In the words of the index that lies over them. */
const isLate = sql`(${owesAgain} or (o.paid_satang > 0
  and (o.state in ('expired', 'cancelled', 'refunded') or o.paid_satang > o.total_satang)))`;

/** Nobody else approved it. What was taken back counts, too: else one person could go on for ever. The table is named r. */
const wentAlone = sql`(r.state in ('paid', 'taken_back') and r.decided_by = r.asked_by)`;

export interface LateMeant {
  readonly events: Events;
  /** Of one order only. */
  readonly orderId?: number | undefined;
}

const lateMeant = ({ events, orderId }: LateMeant) => sql`
  ${ofEvents(events, "o.event_id")} and ${isLate} and ${orderId === undefined ? sql`true` : sql`o.id = ${orderId}`}`;

export interface Window {
  readonly offset: number;
  readonly limit: number;
}

export async function listLatePayments(db: Db, meant: LateMeant, { offset, limit }: Window): Promise<LatePayment[]> {
  const { rows } = await sql<LatePayment>`
    with late as materialized (
      select o.id, (select max(l.at) from payment_lines l where l.order_id = o.id) as last_paid_at
      from orders o where ${lateMeant(meant)}
      order by last_paid_at, o.id limit ${limit} offset ${offset}
    )
    select o.id as order_id, o.event_id, jsonb_build_object('th', e.name_th, 'en', e.name_en) as event, o.reference,
      o.contact_name, o.state, o.total_satang, o.paid_satang, o.places, late.last_paid_at,
      case when ${owesAgain} then 'collect'
        when o.state = 'expired' and o.total_satang <= o.paid_satang and not ${isFull}
        then 'place_again' else 'refund' end as proposal,
      coalesce((select sum(r.amount_satang) from refunds r
        where r.order_id = o.id and r.state in ('proposed', 'approved')), 0)::bigint as pending_satang,
      coalesce((select sum(r.amount_satang) from refunds r
        where r.order_id = o.id and ${wentAlone}), 0)::bigint as refunded_alone_satang
    from late join orders o on o.id = late.id join events e on e.id = o.event_id
    order by late.last_paid_at, o.id`.execute(db);
  return rows;
}

export async function countLatePayments(db: Db, meant: LateMeant): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from orders o where ${lateMeant(meant)}`.execute(db);
  return rows[0]!.count;
}

const refundColumns = sql`
  r.id, r.event_id, r.order_id, o.reference, o.contact_name, r.amount_satang, r.reason, r.account, r.state, r.asked_by,
  r.asked_at, r.decided_by, r.decided_at, r.revision, r.changed_at, r.changed_by,
  (select jsonb_build_object('at', (extract(epoch from l.at) * 1000)::bigint, 'by', l.by_whom, 'reason', l.reason)
    from payment_lines l where l.refund_id = r.id and l.counters is not null) as taken_back`;

const refundsMeant = (events: Events, state: Refund["state"] | undefined) => sql`
  ${ofEvents(events, "r.event_id")}
  and ${state === undefined ? sql`true` : sql`r.state = ${state}`}`;

export async function listRefunds(
  db: Db,
  events: Events,
  state: Refund["state"] | undefined,
  { offset, limit }: Window,
): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    select ${refundColumns} from refunds r join orders o on o.id = r.order_id where ${refundsMeant(events, state)}
    order by r.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countRefunds(db: Db, events: Events, state: Refund["state"] | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from refunds r where ${refundsMeant(events, state)}`.execute(db);
  return rows[0]!.count;
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

/** What refunds of an order that were asked for or approved will take. */
export async function pendingSatang(tx: Tx, orderId: number, exceptId: number | null): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount_satang), 0)::bigint as sum from refunds
    where order_id = ${orderId} and state in ('proposed', 'approved') and id is distinct from ${exceptId}::bigint`.execute(
    tx,
  );
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

/** What went back of an order without a second person. */
export async function refundedAloneSatang(tx: Tx, orderId: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(r.amount_satang), 0)::bigint as sum from refunds r
    where r.order_id = ${orderId} and ${wentAlone}`.execute(tx);
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
