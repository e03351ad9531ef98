import type { PaymentAccount } from "@time-event/contract/payment-channels";
import type { ImportedStatement } from "@time-event/contract/statements";
import type { StatementMapping } from "@time-event/domain/statements/statement-columns";
import type { KnownReferences, OpenTransfer, UnpaidOrder } from "@time-event/domain/statements/match-statement";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { bilingual } from "../../db/edited-rows.ts";
import { numberOf } from "../payment-channels/payment-channels.queries.ts";

/** The number of an account; empty: it has none. */
const accountIn = (column: string) => sql<string>`coalesce(${numberOf(sql.ref(column))}, '')`;

/** The number of a channel's account, which several channels may have; undefined: there is no such channel. */
export async function accountOf(db: Db | Tx, channelId: number): Promise<string | undefined> {
  const { rows } = await sql<{ account: string }>`
    select coalesce(nullif(${accountIn("account")}, ''), 'channel ' || id) as account
    from payment_channels where id = ${channelId}`.execute(db);
  return rows[0]?.account;
}

/** Every account, also those that take no payments any more: their last statement comes later. */
export async function listAccounts(db: Db) {
  return db
    .selectFrom("paymentChannels")
    .select(["id as channelId", "isDefault", bilingual("name").as("name")])
    .select(sql<PaymentAccount>`account`.as("account"))
    .orderBy("active", "desc")
    .orderBy("isDefault", "desc")
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export async function listStatements(db: Db): Promise<ImportedStatement[]> {
  const { rows } = await sql<ImportedStatement>`
    select s.id, s.file_name, s.imported_at, s.imported_by,
      case when c.id is not null then jsonb_build_object('th', c.name_th, 'en', c.name_en) end as channel,
      count(l.id) as lines, count(l.id) filter (where l.amount_satang > 0) as incoming,
      count(l.id) filter (where l.amount_satang > 0 and ${isUnexplained}) as unmatched
    from (select * from statements order by id desc limit 50) s
    left join payment_channels c on c.id = s.channel_id
    left join statement_lines l on l.statement_id = s.id
    group by s.id, s.file_name, s.imported_at, s.imported_by, c.id, c.name_th, c.name_en order by s.id desc`.execute(
    db,
  );
  return rows;
}

export async function findMapping(db: Db | Tx, headerHash: string): Promise<StatementMapping | undefined> {
  const found = await db
    .selectFrom("statementMappings")
    .select("columns")
    .where("headerHash", "=", headerHash)
    .executeTakeFirst();
  return found?.columns as StatementMapping | undefined;
}

/** Of these identities, those of lines that are stored. */
export async function storedIdentities(db: Db | Tx, identities: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ identity: string }>`
    select identity from statement_lines where identity = any(${identities}::text[])`.execute(db);
  return new Set(rows.map(({ identity }) => identity));
}

export interface StoredLine {
  readonly id: number;
  readonly bookedOn: string;
  readonly bookedAt: InstantMs | null;
  readonly amountSatang: number;
  readonly text: string;
  /** The number of the account. */
  readonly account: string;
}

/**
 * Nothing that we know of explains the line: it has no transfer, or somebody has taken the
 * decision about it back, or verified another amount.
 */
const isUnexplained = sql<boolean>`not exists (
  select from transfers t where t.id = l.transfer_id and t.state = 'verified' and t.received_satang = l.amount_satang)`;

/** Lines that bring money and that nothing explains. */
export async function unmatchedLines(db: Db | Tx): Promise<StoredLine[]> {
  return db
    .selectFrom("statementLines as l")
    .innerJoin("statements as s", "s.id", "l.statementId")
    .leftJoin("paymentChannels as c", "c.id", "s.channelId")
    .select(["l.id", "l.bookedOn", "l.bookedAt", "l.amountSatang", "l.text", accountIn("c.account").as("account")])
    .where("l.amountSatang", ">", 0)
    .where(isUnexplained)
    .orderBy("l.id")
    .execute();
}

export async function listUnmatched(db: Db, offset: number, limit: number) {
  return db
    .selectFrom("statementLines as l")
    .innerJoin("statements as s", "s.id", "l.statementId")
    .select(["l.id", "l.bookedOn", "l.bookedAt", "l.amountSatang", "l.text", "s.fileName", "l.transferId"])
    .where("l.amountSatang", ">", 0)
    .where(isUnexplained)
    .orderBy("l.bookedOn")
    .orderBy("l.id")
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countUnmatched(db: Db): Promise<{ readonly total: number; readonly totalSatang: number }> {
  const { rows } = await sql<{ total: number; totalSatang: number }>`
    select count(*) as total, coalesce(sum(l.amount_satang), 0)::bigint as total_satang from statement_lines l
    where l.amount_satang > 0 and ${isUnexplained}`.execute(db);
  return rows[0]!;
}

/** A line, locked. Whether it is explained is read afterwards: a query that waited still sees other rows as they were. */
export async function lockLine(tx: Tx, id: number) {
  await tx.selectFrom("statementLines").select("id").where("id", "=", id).forUpdate().execute();
  return tx
    .selectFrom("statementLines as l")
    .select(["l.id", "l.bookedAt", "l.amountSatang", sql<boolean>`not ${isUnexplained}`.as("isExplained")])
    .where("l.id", "=", id)
    .executeTakeFirst();
}

/** What all orders of a transfer still owe. */
const owedBeside = sql`coalesce((
  select sum(greatest(0, o.total_satang - coalesce((
    select sum(l.amount_satang) from payment_lines l where l.order_id = o.id), 0)))
  from transfer_orders b join orders o on o.id = b.order_id where b.transfer_id = t.id), 0)::bigint`;

/** References that several transfers claim, under other banks or in other letters: all but one of them are not true. */
const claimedTwice = sql`(
  select upper(reference) as word from transfers
  where reference is not null and state in ('waiting', 'verified', 'refused') group by 1 having count(*) > 1)`;

/** Every transfer that waits, and every verified one that no line of a statement shows. */
export async function openTransfers(db: Db | Tx): Promise<OpenTransfer[]> {
  const { rows } = await sql<OpenTransfer>`
    select t.id, t.state, coalesce(t.received_satang, t.claimed_satang) as amount_satang,
      coalesce(t.received_at, t.paid_at) as paid_at, t.decided_at,
      case when d.word is null or t.state = 'verified' then t.reference end as bank_reference,
      array(select o.reference from transfer_orders b join orders o on o.id = b.order_id
        where b.transfer_id = t.id order by b.position, o.id) as order_references,
      ${owedBeside} as owed_satang
    from transfers t left join ${claimedTwice} d on d.word = upper(t.reference)
    where t.state = 'waiting' or (t.state = 'verified' and not exists (
      select from statement_lines l where l.transfer_id = t.id))
    order by t.sent_at, t.id`.execute(db);
  return rows;
}

/** Which of these words are references of orders or of banks. */
export async function knownReferences(db: Db | Tx, words: readonly string[]): Promise<KnownReferences> {
  const { rows } = await sql<{ reference: string; isOrder: boolean }>`
    select reference, true as is_order from orders where reference = any(${words}::text[])
    union all select upper(reference), false from transfers where upper(reference) = any(${words}::text[])`.execute(db);
  const of = (wanted: boolean) =>
    new Set(rows.filter(({ isOrder }) => isOrder === wanted).map(({ reference }) => reference));
  return { orders: of(true), banks: of(false) };
}

/** Of orders with these references, those that owe something and for which nothing was handed in that waits. */
export async function unpaidOrders(db: Db | Tx, references: readonly string[]): Promise<UnpaidOrder[]> {
  const { rows } = await sql<UnpaidOrder>`
    select * from (
      select o.id, o.reference, (o.total_satang - coalesce((
        select sum(l.amount_satang) from payment_lines l where l.order_id = o.id), 0))::bigint as owed_satang
      from orders o
      where o.reference = any(${references}::text[]) and o.state in ('awaiting_payment', 'expired', 'confirmed')
        and not exists (select from transfers t where t.order_id = o.id and t.state = 'waiting')
    ) u where owed_satang > 0`.execute(db);
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
    where b.order_id = ${orderId} and t.state = 'verified' and t.received_satang = ${amountSatang}
      and not exists (select from statement_lines l where l.transfer_id = t.id)
    order by t.id limit 1`.execute(tx);
  return rows[0]?.id;
}

/** Was money of this amount verified by a person after it was booked, which no line shows? Then it may be the same. */
export async function mayBeVerified(tx: Tx, amountSatang: number, bookedAt: InstantMs): Promise<boolean> {
  const { rows } = await sql`
    select from transfers t where t.state = 'verified' and t.received_satang = ${amountSatang}
      and t.decided_at >= ${instant(bookedAt)}
      and not exists (select from statement_lines l where l.transfer_id = t.id) limit 1`.execute(tx);
  return rows.length > 0;
}

export async function findByReference(tx: Tx, reference: string) {
  return tx
    .selectFrom("orders")
    .select(["id", "eventId"])
    .where("reference", "=", reference.toUpperCase())
    .executeTakeFirst();
}
