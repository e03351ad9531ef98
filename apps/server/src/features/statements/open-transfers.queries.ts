import type { OpenTransfer } from "@time-event/domain/statements/open-transfers";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { accountNumbersOf } from "../payment-channels/payment-channels.queries.ts";
import { comesByBank, owedByOrders } from "../transfers/transfers.queries.ts";

/** Verified money that a statement will show and that none has shown yet. */
const isVerifiedUnseen = sql<boolean>`(t.state = 'verified' and ${comesByBank}
  and not exists (select from statement_lines l where l.transfer_id = t.id))`;

/** References that several transfers claim, under other banks or in other letters: all but one of them are not true. */
const claimedTwice = sql`(
  select upper(reference) as word from transfers
  where reference is not null and state in ('waiting', 'verified', 'refused') group by 1 having count(*) > 1)`;

/** Every transfer of one of these sums that waits, or that is verified and that no line of a statement shows. */
export async function openTransfers(db: Db | Tx, sums: readonly number[]): Promise<OpenTransfer[]> {
  const { rows } = await sql<OpenTransfer>`
    select t.id, t.state, coalesce(t.received_satang, t.claimed_satang) as amount_satang,
      coalesce(t.received_at, t.paid_at) as paid_at, t.decided_at,
      case when d.word is null or t.state = 'verified' then t.reference end as bank_reference,
      array(select o.reference from transfer_orders b join orders o on o.id = b.order_id
        where b.transfer_id = t.id order by b.position, o.id) as order_references,
      ${owedByOrders} as owed_satang, ${accountNumbersOf(sql.ref("t.eventId"))} as accounts,
      (select max(l.at) from payment_lines l where l.transfer_id = t.id and l.counters is not null) as taken_back_at
    from transfers t left join ${claimedTwice} d on d.word = upper(t.reference)
    where coalesce(t.received_satang, t.claimed_satang) = any(${[...new Set(sums)]}::bigint[])
      and (t.state = 'waiting' or ${isVerifiedUnseen})
    order by t.sent_at, t.id`.execute(db);
  return rows;
}

/** Another line shows the money of this transfer already. */
export async function isShownElsewhere(tx: Tx, transferId: number, lineId: number): Promise<boolean> {
  const found = await tx
    .selectFrom("statementLines")
    .select("id")
    .where("transferId", "=", transferId)
    .where("id", "<>", lineId)
    .executeTakeFirst();
  return found !== undefined;
}

/** A verified transfer of an order, of exactly this amount, that no line shows. Lock the order before it. */
export async function findVerified(tx: Tx, orderId: number, amountSatang: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select t.id from transfers t join transfer_orders b on b.transfer_id = t.id
    where b.order_id = ${orderId} and t.received_satang = ${amountSatang} and ${isVerifiedUnseen}
    order by t.id limit 1`.execute(tx);
  return rows[0]?.id;
}

/** Was money of this amount verified by a person after it was booked, which no line shows? Then it may be the same. */
export async function mayBeVerified(tx: Tx, amountSatang: number, bookedAt: InstantMs): Promise<boolean> {
  const { rows } = await sql`
    select from transfers t where t.received_satang = ${amountSatang} and t.decided_at >= ${instant(bookedAt)}
      and ${isVerifiedUnseen} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Did a person take back that the money of this transfer came, once they could know the line? */
export async function isTakenBackSince(
  tx: Tx,
  transferId: number,
  { storedAt }: { readonly storedAt: InstantMs },
): Promise<boolean> {
  const { rows } = await sql`
    select from payment_lines
    where transfer_id = ${transferId} and counters is not null and at >= ${instant(storedAt)} limit 1`.execute(tx);
  return rows.length > 0;
}
