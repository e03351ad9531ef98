import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant, timestampOrNull, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import type { WrittenMail } from "../../lib/mail.ts";

/** `steps`: what an order tells of itself; `link`: somebody asked for its private link. */
export type LetterBudget = "steps" | "link";

interface NewMail {
  readonly messageId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly createdAt: InstantMs;
  readonly uselessAt: InstantMs | null;
  readonly orderId: number | null;
  readonly keyGeneration: number | null;
  readonly template: string;
  readonly budget: LetterBudget | null;
  readonly keptBack: "too_many" | null;
}

export async function insertMail(tx: Tx, { createdAt, uselessAt, ...mail }: NewMail): Promise<number> {
  const { id } = await tx
    .insertInto("mails")
    .values({
      ...mail,
      createdAt: toTimestamp(createdAt),
      uselessAt: timestampOrNull(uselessAt),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

interface Reader {
  readonly recipient: string;
  readonly orderId: number;
  readonly budget: LetterBudget;
  readonly since: InstantMs;
}

/** Letters about orders that went to a reader since then, or wait; of the budget about one order, and about it ever. */
export async function countLetters(tx: Tx, { recipient, orderId, budget, since }: Reader) {
  const recent = sql`m.created_at > ${instant(since)}`;
  const ofOrder = sql`m.order_id = ${orderId}`;
  const { rows } = await sql<{ ofOrder: number; ofOrderEver: number; ofAll: number }>`
    select count(*) filter (where ${ofOrder} and ${recent} and m.budget = ${budget}) as of_order, count(*) filter (where ${ofOrder}) as of_order_ever,
      count(*) filter (where ${recent}) as of_all
    from mails m
    where m.order_id is not null and lower(m.recipient) = ${recipient.toLowerCase()} and (${recent} or ${ofOrder})
      -- those that were kept back count for nothing: else one flood would silence an address for as long as it lasts
      and m.kept_back is null
      and (m.sent_at is not null or exists (
        select from job_tasks t where t.job = 'send-mails' and (t.input ->> 'mailId')::bigint = m.id))`.execute(tx);
  return rows[0]!;
}

export async function findMail(db: Db, id: number) {
  return db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A text with a link in it that opens something is not kept; that of an order's letter contains none. */
export async function markSent(db: Db, id: number, at: InstantMs, inFile: boolean): Promise<void> {
  await db
    .updateTable("mails")
    .set((eb) => ({
      sentAt: toTimestamp(at),
      inFile,
      body: eb.case().when("orderId", "is", null).then(null).else(eb.ref("body")).end(),
    }))
    .where("id", "=", id)
    .execute();
}

/** @returns those that were removed, which may be files as well */
export async function deleteMails(db: Db, before: InstantMs): Promise<WrittenMail[]> {
  return db
    .deleteFrom("mails")
    .where("createdAt", "<", instant(before))
    .returning(["messageId", "createdAt as writtenAt"])
    .execute();
}

interface ErasedMail {
  readonly id: number;
  readonly messageId: string;
  readonly writtenAt: InstantMs;
}

/** @param recipients in lower case */
export async function deleteLetters(
  tx: Tx,
  orderIds: readonly number[],
  recipients: readonly string[],
): Promise<ErasedMail[]> {
  const { rows } = await sql<ErasedMail>`
    delete from mails where order_id is not null
      and (order_id = any(${orderIds}::bigint[]) or lower(recipient) = any(${recipients}::text[]))
    returning id, message_id, created_at as written_at`.execute(tx);
  return rows;
}
