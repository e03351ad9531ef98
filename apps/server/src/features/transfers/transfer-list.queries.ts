import type { ParamsOf } from "@time-event/contract/endpoint";
import type { StaffTransfer, transferList } from "@time-event/contract/staff-transfers";
import type { InstantMs } from "@time-event/domain/time/instant";
import { type RawBuilder, sql } from "kysely";
import { instant } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { containing } from "../../db/like-pattern.ts";
import { type Events, ofEvents } from "../../db/of-events.ts";
import { owedByOrders } from "./transfers.queries.ts";

type Filter = Pick<ParamsOf<typeof transferList>, "state" | "text">;

function meant(events: Events, { state, text }: Filter): RawBuilder<unknown> {
  const pattern = text ? containing(text) : undefined;
  const conditions = [
    sql`t.state <> 'withdrawn'`,
    ofEvents(events, "t.event_id"),
    ...(state === undefined ? [] : [sql`t.state = ${state}`]),
    ...(pattern === undefined
      ? []
      : [
          sql`(lower(o.reference) like ${pattern} or lower(t.reference) like ${pattern}
            or lower(o.contact_name) like ${pattern})`,
        ]),
  ];
  return sql.join(conditions, sql` and `);
}

const columns = sql`
  t.id, t.event_id, jsonb_build_object('th', e.name_th, 'en', e.name_en) as event, o.reference, o.contact_name,
  t.source, t.state, t.claimed_satang, t.received_satang, ${owedByOrders} as owed_satang, t.paid_at, t.sent_at, t.bank_code,
  t.reference as bank_reference, t.decided_at, t.decided_by`;

const taker = (now: InstantMs) => sql`case when t.taken_until > ${instant(now)} then t.taken_by end as taken_by`;

const tables = sql`transfers t join orders o on o.id = t.order_id join events e on e.id = t.event_id`;

interface Page {
  readonly now: InstantMs;
  readonly offset: number;
  readonly limit: number;
}

export interface ListedTransfer {
  readonly id: number;
  readonly eventId: number;
  readonly event: { readonly th: string; readonly en: string };
  readonly reference: string;
  readonly contactName: string;
  readonly source: "slip" | "statement" | "staff";
  readonly state: "waiting" | "verified" | "refused" | "asked_again" | "withdrawn";
  readonly claimedSatang: number;
  readonly receivedSatang: number | null;
  readonly owedSatang: number;
  readonly paidAt: InstantMs | null;
  readonly sentAt: InstantMs;
  readonly bankCode: string | null;
  readonly bankReference: string | null;
  readonly takenBy: string | null;
  readonly decidedAt: InstantMs | null;
  readonly decidedBy: string | null;
}

/** Those that wait: the oldest first, for it has waited longest. Others: the newest first. */
export async function listTransfers(db: Db, events: Events, filter: Filter, { now, offset, limit }: Page) {
  const order = filter.state === "waiting" ? sql`t.sent_at, t.id` : sql`t.sent_at desc, t.id desc`;
  const { rows } = await sql<ListedTransfer>`
    select ${columns}, ${taker(now)} from ${tables} where ${meant(events, filter)}
    order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countTransfers(db: Db | Tx, events: Events, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${tables} where ${meant(events, filter)}`.execute(db);
  return rows[0]!.count;
}

export async function findListed(db: Db | Tx, eventId: number, id: number, now: InstantMs) {
  const { rows } = await sql<
    ListedTransfer & {
      readonly slipId: number | null;
      readonly slipHash: string | null;
      readonly receivedAt: InstantMs | null;
      readonly reason: string | null;
      readonly note: string;
      readonly takenUntil: InstantMs | null;
      readonly revision: number;
      readonly changedAt: InstantMs;
      readonly changedBy: string;
    }
  >`
    select ${columns}, ${taker(now)}, t.slip_id, s.hash as slip_hash, t.received_at, t.reason, t.note, t.revision,
      t.changed_at, t.changed_by, case when t.taken_until > ${instant(now)} then t.taken_until end as taken_until
    from ${tables} left join slips s on s.id = t.slip_id
    where t.event_id = ${eventId} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** What a slip-verification service said of it. */
export async function findCheck(db: Db | Tx, transferId: number): Promise<StaffTransfer["check"] | undefined> {
  const { rows } = await sql<NonNullable<StaffTransfer["check"]>>`
    select service, result, amount_satang, paid_at, receiver, problems, checked_at
    from slip_checks where transfer_id = ${transferId}`.execute(db);
  return rows[0];
}

/** Who last took back that the money of a transfer came. */
export async function findTakenBack(db: Db | Tx, transferId: number): Promise<StaffTransfer["takenBack"] | undefined> {
  return db
    .selectFrom("paymentLines")
    .select(["at", "byWhom as by", "reason"])
    .where("transferId", "=", transferId)
    .where("counters", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The next transfer that waits and that nobody else looks at, locked; others find the one after it. */
export async function lockNext(
  tx: Tx,
  events: Events,
  { username, except, now }: { readonly username: string; readonly except: readonly number[]; readonly now: InstantMs },
): Promise<{ readonly id: number; readonly eventId: number } | undefined> {
  const { rows } = await sql<{ id: number; eventId: number }>`
    select t.id, t.event_id from transfers t
    where t.state = 'waiting' and t.id <> all(${except}::bigint[])
      and (t.taken_by is null or t.taken_by = ${username} or t.taken_until <= ${instant(now)})
      and ${ofEvents(events, "t.event_id")}
    order by t.sent_at, t.id limit 1 for update skip locked`.execute(tx);
  return rows[0];
}

interface BesideTransfer {
  readonly id: number;
  readonly eventId: number;
  readonly reference: string;
  readonly state: "held" | "awaiting_payment" | "confirmed" | "expired" | "cancelled" | "refunded";
  readonly contactName: string;
  readonly createdAt: InstantMs;
  readonly deadlineAt: InstantMs | null;
  readonly totalSatang: number | null;
  readonly countedSatang: number;
}

/** The orders beside a transfer. */
export async function ordersBeside(db: Db | Tx, transferId: number): Promise<BesideTransfer[]> {
  const { rows } = await sql<BesideTransfer>`
    select o.id, o.event_id, o.reference, o.state, o.contact_name, o.created_at, o.deadline_at, o.total_satang,
      coalesce((select sum(l.amount_satang) from payment_lines l
        where l.transfer_id = b.transfer_id and l.order_id = o.id), 0)::bigint as counted_satang
    from transfer_orders b join orders o on o.id = b.order_id
    where b.transfer_id = ${transferId} order by b.position, o.id`.execute(db);
  return rows;
}

interface Alike {
  readonly id: number;
  readonly eventId: number;
  readonly reference: string;
  readonly state: ListedTransfer["state"];
  readonly sentAt: InstantMs;
  readonly hasReference: boolean;
  readonly hasPicture: boolean;
}

/** Other transfers with the same reference of a bank, also under another bank or in other letters, or with the same picture. */
export async function transfersAlike(db: Db | Tx, { id, bankReference, slipHash }: Looked): Promise<Alike[]> {
  const isSame = sql`(upper(t.reference) = upper(${bankReference})
    or t.payment_key = (select payment_key(l.bank_code, l.reference) from transfers l where l.id = ${id}))`;
  const { rows } = await sql<Alike>`
    select t.id, t.event_id, o.reference, t.state, t.sent_at,
      coalesce(${isSame}, false) as has_reference,
      coalesce(s.hash = ${slipHash}, false) as has_picture
    from transfers t join orders o on o.id = t.order_id left join slips s on s.id = t.slip_id
    where t.id <> ${id} and (${isSame} or s.hash = ${slipHash})
    order by t.id limit 20`.execute(db);
  return rows;
}

interface Looked {
  readonly id: number;
  readonly bankReference: string | null;
  readonly slipHash: string | null;
}
