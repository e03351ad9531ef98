import type { PaymentAccount } from "@time-event/contract/payment-channels";
import type { ImportedStatement } from "@time-event/contract/statements";
import type { StatementMapping } from "@time-event/domain/statements/statement-columns";
import type { KnownReferences, UnpaidOrder } from "@time-event/domain/statements/match-statement";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import { bilingual } from "../../db/edited-rows.ts";
import { owedOf } from "../orders/order-payments.queries.ts";
import { accountNumber, accountNumbersOf } from "../payment-channels/payment-channels.queries.ts";

/**
 * Every account once, also those that take no payments any more: their last statement comes later. Of channels that pay into
 * the same account, such as those of an event and its copy, the one whose statement came last stands for it.
 */
export async function listAccounts(db: Db) {
  const lastStatement = sql`(select max(s.id) from statements s where s.channel_id = n.id)`;
  const each = db
    .selectFrom("paymentChannels as n")
    .distinctOn(accountNumber)
    .select(["n.id as channelId", "n.isDefault", "n.active", "n.position", bilingual("n.name").as("name")])
    .select(sql<PaymentAccount>`n.account`.as("account"))
    .orderBy(accountNumber)
    .orderBy(lastStatement, sql`desc nulls last`)
    .orderBy("n.active", "desc")
    .orderBy("n.isDefault", "desc")
    .orderBy("n.id");
  return db
    .selectFrom(each.as("a"))
    .select(["a.channelId", "a.isDefault", "a.name", "a.account"])
    .orderBy("a.active", "desc")
    .orderBy("a.isDefault", "desc")
    .orderBy("a.position")
    .orderBy("a.channelId")
    .execute();
}

export async function listStatements(db: Db): Promise<ImportedStatement[]> {
  const { rows } = await sql<ImportedStatement>`
    select s.id, s.file_name, s.imported_at, s.imported_by, c.id as channel_id,
      case when c.id is not null then jsonb_build_object('th', c.name_th, 'en', c.name_en) end as channel,
      count(l.id) as lines, count(l.id) filter (where l.amount_satang > 0) as incoming,
      count(l.id) filter (where ${isUnmatched}) as unmatched
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

/** Lines of any account with the day and the amount of one of these. */
export async function storedLines(
  db: Db | Tx,
  lines: readonly { readonly bookedOn: string; readonly amountSatang: number }[],
): Promise<(Omit<StoredLine, "id" | "account"> & { readonly identity: string })[]> {
  const groups = JSON.stringify(lines.map(({ bookedOn, amountSatang }) => ({ bookedOn, amountSatang })));
  const { rows } = await sql<Omit<StoredLine, "id" | "account"> & { readonly identity: string }>`
    select l.identity, l.booked_on, l.booked_at, l.amount_satang, l.text
    from (
      select distinct "bookedOn" as booked_on, "amountSatang" as amount_satang
      from jsonb_to_recordset(${groups}::jsonb) as g ("bookedOn" date, "amountSatang" bigint)
    ) g join statement_lines l using (booked_on, amount_satang)`.execute(db);
  return rows;
}

export interface StoredLine {
  readonly id: number;
  readonly bookedOn: string;
  readonly bookedAt: InstantMs | null;
  readonly amountSatang: number;
  readonly text: string;
  /** The number of the account; null: its channel was removed before it was kept. */
  readonly account: string | null;
  /** When its statement was imported. */
  readonly storedAt: InstantMs;
}

// Nothing that we know of explains a line that has no transfer, or of which somebody has taken the decision back or verified
// another amount: the database keeps this with the line.

/** A person said that it belongs to no registration. */
const isNotOurs = sql<boolean>`(l.not_ours_reason is not null and not l.explained)`;
/** It waits for a person. */
export const isUnmatched = sql<boolean>`(l.amount_satang > 0 and l.not_ours_reason is null and not l.explained)`;

/**
 * Lines that bring money, that nothing explains, and that no person has looked at: what somebody took off a transfer stays
 * with them.
 */
export async function untouchedLines(db: Db | Tx): Promise<StoredLine[]> {
  return db
    .selectFrom("statementLines as l")
    .innerJoin("statements as s", "s.id", "l.statementId")
    .select(["l.id", "l.bookedOn", "l.bookedAt", "l.amountSatang", "l.text", "s.account", "s.importedAt as storedAt"])
    .where("l.amountSatang", ">", 0)
    .where("l.transferId", "is", null)
    .where("l.notOursReason", "is", null)
    .orderBy("l.id")
    .execute();
}

/** Which lines without an explanation. */
interface Unexplained {
  readonly is: "unmatched" | "not_ours";
  /** Left out: of every day. */
  readonly day?: string | undefined;
}

function among({ is, day }: Unexplained) {
  const onDay = day === undefined ? sql<boolean>`true` : sql<boolean>`l.booked_on = ${day}::date`;
  return sql<boolean>`(${is === "unmatched" ? isUnmatched : isNotOurs} and ${onDay})`;
}

export async function listUnexplained(
  db: Db,
  { offset, limit, ...which }: Unexplained & { readonly offset: number; readonly limit: number },
) {
  const rows = await db
    .selectFrom("statementLines as l")
    .innerJoin("statements as s", "s.id", "l.statementId")
    .select([
      "l.id",
      "l.bookedOn",
      "l.bookedAt",
      "l.amountSatang",
      "l.text",
      "s.fileName",
      "l.transferId",
      "l.revision",
    ])
    .select(["l.notOursReason", "l.notOursBy", "l.notOursAt"])
    .where(among(which))
    .orderBy("l.bookedOn")
    .orderBy("l.id")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ notOursReason, notOursBy, notOursAt, ...line }) => ({
    ...line,
    notOurs: notOursReason === null ? null : { reason: notOursReason, by: notOursBy!, at: notOursAt! },
  }));
}

export async function countUnexplained(
  db: Db,
  which: Unexplained,
): Promise<{ readonly total: number; readonly totalSatang: number }> {
  const { rows } = await sql<{ total: number; totalSatang: number }>`
    select count(*) as total, coalesce(sum(l.amount_satang), 0)::bigint as total_satang from statement_lines l
    where ${among(which)}`.execute(db);
  return rows[0]!;
}

/** A line, locked. */
export async function lockLine(tx: Tx, id: number) {
  return tx
    .selectFrom("statementLines")
    .select(["id", "bookedOn", "bookedAt", "amountSatang", "transferId", "notOursReason", "revision"])
    .select("explained as isExplained")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Does this transfer explain a line of that amount? Until the end no one decides about it: who does so afterwards sees what is
 * stored of the line now.
 */
export async function lockExplained(tx: Tx, transferId: number, amountSatang: number): Promise<boolean> {
  const transfer = await tx
    .selectFrom("transfers")
    .select(["state", "receivedSatang"])
    .where("id", "=", transferId)
    .forShare()
    .executeTakeFirst();
  return transfer?.state === "verified" && transfer.receivedSatang === amountSatang;
}

const wordsAtOnce = 20_000;

/** Which of these words are references of orders or of banks. */
export async function knownReferences(db: Db | Tx, words: readonly string[]): Promise<KnownReferences> {
  const [orders, banks] = [new Set<string>(), new Set<string>()];
  // a long statement has more words than one question should bring
  for (let from = 0; from < words.length; from += wordsAtOnce) {
    const some = words.slice(from, from + wordsAtOnce);
    const { rows } = await sql<{ reference: string; isOrder: boolean }>`
      select reference, true as is_order from orders where reference = any(${some}::text[])
      union all select upper(reference), false from transfers where upper(reference) = any(${some}::text[])`.execute(
      db,
    );
    for (const { reference, isOrder } of rows) (isOrder ? orders : banks).add(reference);
  }
  return { orders, banks };
}

/** Of orders with these references, those that owe something and for which nothing was handed in that waits. */
export async function unpaidOrders(db: Db | Tx, references: readonly string[]): Promise<UnpaidOrder[]> {
  const { rows } = await sql<UnpaidOrder>`
    select o.id, o.reference, ${accountNumbersOf(sql.ref("o.eventId"))} as accounts, ${owedOf("o")}::bigint as owed_satang
    from orders o
    where o.reference = any(${references}::text[]) and o.state in ('awaiting_payment', 'expired', 'confirmed')
      and ${owedOf("o")} > 0
      and not exists (select from transfers t where t.order_id = o.id and t.state = 'waiting')`.execute(db);
  return rows;
}

export async function findByReference(tx: Tx, reference: string) {
  return tx
    .selectFrom("orders")
    .select(["id", "eventId"])
    .where("reference", "=", reference.toUpperCase())
    .executeTakeFirst();
}
