import type { PaymentLine } from "@time-event/domain/payments/balance";
import { nearlyPaidPercent } from "@time-event/domain/orders/order-limits";
import type { TransferReason } from "@time-event/domain/payments/transfer-states";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";

/** The accounts of orders, each line with its order. */
export async function loadLines(
  db: Db | Tx,
  orderIds: readonly number[],
): Promise<(PaymentLine & { readonly orderId: number })[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom("paymentLines")
    .select(["orderId", "kind", "amountSatang"])
    .where("orderId", "in", [...orderIds])
    .execute();
}

/** What an order owes, by the rule of `balanceIn`. @param table the name of its row */
export const owedOf = (table: string) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<number>`(case when ${column("state")} in ('cancelled', 'refunded') then 0
    else greatest(0, coalesce(${column("totalSatang")}, 0) - ${column("paidSatang")}) end)`;
};

/**
 * Is a transfer t meant for the order of a row o: was it handed in for that order itself, or by who can open it, and is it enough for
 * all of its orders? Anybody can name other orders in a transfer.
 */
const isMeant = sql<boolean>`(o.is_own and (
  o.position = (select min(f.position) from transfer_orders f where f.transfer_id = t.id)
  or t.claimed_satang >= (select sum(${owedOf("w")}) from transfer_orders a join orders w on w.id = a.order_id
    where a.transfer_id = t.id)
))`;

/**
 * The transfers of an order, those too that were handed in for another one and are for both. What somebody handed in who cannot open
 * this one is left out until money of it counts: its holder could not take it away.
 */
export async function loadTransfers(db: Db | Tx, orderId: number) {
  return db
    .selectFrom("transfers as t")
    .innerJoin("transferOrders as o", "o.transferId", "t.id")
    .select(["t.id", "t.state", "t.claimedSatang", "t.paidAt", "t.sentAt", "t.slipId", "t.decidedAt", "t.note"])
    .select([
      sql<TransferReason | null>`t.reason`.as("reason"),
      sql<string[]>`array(select other.reference from transfer_orders also join orders other on other.id = also.order_id
        where also.transfer_id = t.id and other.id <> ${orderId} order by also.position)`.as("alsoFor"),
      sql<number>`coalesce((select sum(l.amount_satang) from payment_lines l
        where l.transfer_id = t.id and l.order_id = ${orderId}), 0)::bigint`.as("countedSatang"),
      isMeant.as("isMeant"),
    ])
    .where("o.orderId", "=", orderId)
    .where("t.state", "<>", "withdrawn")
    .where(
      sql<boolean>`(o.is_own or exists (
        select from payment_lines l where l.transfer_id = t.id and l.order_id = o.order_id))`,
    )
    .orderBy("t.id")
    .execute();
}

/**
 * Do transfers that wait for a person say about what an order owes? Of one satang they would keep its places for nothing.
 *
 * @param table the name of its row, other than t, o, f, a and w
 * @param withCode of slips only those count that show a bank's reference
 */
export const saysPaid = (table: string, { withCode = false } = {}) => sql<boolean>`coalesce((
  select sum(t.claimed_satang) * 100 >= ${owedOf(table)} * ${nearlyPaidPercent}::integer
  from transfers t join transfer_orders o on o.transfer_id = t.id
  where o.order_id = ${sql.ref(`${table}.id`)} and t.state = 'waiting' and ${isMeant}
    ${withCode ? sql`and (t.reference is not null or t.source <> 'slip')` : sql``}), false)`;

/**
 * Of these orders, those that are paid by what waits for a person: their contacts have done their part. For each, whether what shows
 * a bank's code is enough.
 */
export async function waitingOrders(db: Db | Tx, orderIds: readonly number[]): Promise<Map<number, boolean>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("orders as unpaid")
    .select(["unpaid.id", saysPaid("unpaid", { withCode: true }).as("withCode")])
    .where("unpaid.id", "in", [...orderIds])
    .where(saysPaid("unpaid"))
    .execute();
  return new Map(rows.map(({ id, withCode }) => [id, withCode]));
}

/** When the first slip was handed in since then for an order, also for others together with it; undefined: none was. */
export async function firstSlipSince(tx: Tx, orderId: number, since: InstantMs): Promise<InstantMs | undefined> {
  const { rows } = await sql<{ at: InstantMs | null }>`
    select min(t.sent_at) as at from transfers t join transfer_orders o on o.transfer_id = t.id
    where o.order_id = ${orderId} and o.is_own and t.source = 'slip' and t.sent_at > ${instant(since)}`.execute(tx);
  return rows[0]?.at ?? undefined;
}

/** When the first of the slips of an order was handed in, if one waits for a person now; undefined: none does. */
export async function firstSlipAt(tx: Tx, orderId: number): Promise<InstantMs | undefined> {
  const { rows } = await sql<{ at: InstantMs | null }>`
    select min(t.sent_at) filter (where exists (
      select from transfers w where w.order_id = ${orderId} and w.source = 'slip' and w.state = 'waiting')) as at
    from transfers t where t.order_id = ${orderId} and t.source = 'slip'`.execute(tx);
  return rows[0]?.at ?? undefined;
}

/** Of these orders, the cancelled ones whose money all went back, and for which nobody has handed in anything that waits. */
export async function refundedOrders(tx: Tx, orderIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o
    where o.id = any(${orderIds}::bigint[]) and o.state = 'cancelled' and o.paid_satang = 0
      and (select sum(l.amount_satang) from payment_lines l where l.order_id = o.id and l.kind = 'refund') < 0
      and not exists (select from transfers t where t.order_id = o.id and t.state = 'waiting')
    order by o.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** When the contact confirmed the order as it is now, and how long it could be paid from then on; undefined: not yet. */
export async function confirmationOf(tx: Tx, orderId: number) {
  return tx
    .selectFrom("orderSteps as s")
    .innerJoin("orders as o", "o.id", "s.orderId")
    .select(["s.at", "o.payMs"])
    .where("s.orderId", "=", orderId)
    .where("s.step", "=", "confirm")
    .orderBy("s.id", "desc")
    .executeTakeFirst();
}

/** When a person last decided about a transfer for an order; undefined: nobody has. */
export async function lastDecidedAt(tx: Tx, orderId: number) {
  const transfer = await tx
    .selectFrom("transfers as t")
    .innerJoin("transferOrders as o", "o.transferId", "t.id")
    .select("t.decidedAt")
    .where("o.orderId", "=", orderId)
    .where("t.decidedAt", "is not", null)
    .orderBy("t.decidedAt", "desc")
    .executeTakeFirst();
  return transfer?.decidedAt ?? undefined;
}

/** These orders with their events, in the order of their ids. */
export async function eventsOf(db: Db | Tx, orderIds: readonly number[]) {
  return db
    .selectFrom("orders")
    .select(["id", "eventId"])
    .where("id", "in", [...orderIds])
    .orderBy("id")
    .execute();
}
