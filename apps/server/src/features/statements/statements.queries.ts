import type { StatementMapping } from "@time-event/domain/statements/statement-columns";
import type { UnpaidOrder, WaitingTransfer } from "@time-event/domain/statements/match-statement";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";

export async function hasChannel(db: Db | Tx, id: number): Promise<boolean> {
  const found = await db.selectFrom("paymentChannels").select("id").where("id", "=", id).executeTakeFirst();
  return found !== undefined;
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
    .select(["l.id", "l.bookedOn", "l.bookedAt", "l.amountSatang", "l.text"])
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

/** Every transfer that waits. */
export async function waitingTransfers(db: Db | Tx): Promise<WaitingTransfer[]> {
  const { rows } = await sql<WaitingTransfer>`
    select t.id, t.claimed_satang, t.paid_at, t.reference as bank_reference,
      array(select o.reference from transfer_orders b join orders o on o.id = b.order_id where b.transfer_id = t.id)
        as order_references
    from transfers t where t.state = 'waiting' order by t.sent_at, t.id`.execute(db);
  return rows;
}

/** Of orders with these references, those that owe something and for which no transfer waits. */
export async function unpaidOrders(db: Db | Tx, references: readonly string[]): Promise<UnpaidOrder[]> {
  const { rows } = await sql<UnpaidOrder>`
    select * from (
      select o.id, o.reference, (o.total_satang - coalesce((
        select sum(l.amount_satang) from payment_lines l where l.order_id = o.id), 0))::bigint as owed_satang
      from orders o
      where o.reference = any(${references}::text[]) and o.state in ('awaiting_payment', 'expired', 'confirmed')
        and not exists (select from transfer_orders b join transfers t on t.id = b.transfer_id
          where b.order_id = o.id and t.state = 'waiting')
    ) u where owed_satang > 0`.execute(db);
  return rows;
}

export async function findByReference(tx: Tx, reference: string) {
  return tx
    .selectFrom("orders")
    .select(["id", "eventId"])
    .where("reference", "=", reference.toUpperCase())
    .executeTakeFirst();
}
