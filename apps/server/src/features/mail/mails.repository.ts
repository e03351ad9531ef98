import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";

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
}

export async function insertMail(tx: Tx, { createdAt, uselessAt, ...mail }: NewMail): Promise<number> {
  const { id } = await tx
    .insertInto("mails")
    .values({
      ...mail,
      createdAt: toTimestamp(createdAt),
      uselessAt: uselessAt === null ? null : toTimestamp(uselessAt),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Letters about orders that went to a reader since then. */
export async function countLetters(tx: Tx, recipient: string, since: InstantMs): Promise<number> {
  const { count } = await tx
    .selectFrom("mails")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("orderId", "is not", null)
    .where(sql`lower(recipient)`, "=", recipient.toLowerCase())
    .where("createdAt", ">", instant(since))
    .executeTakeFirstOrThrow();
  return Number(count);
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

export async function deleteMails(db: Db, before: InstantMs): Promise<void> {
  await db.deleteFrom("mails").where("createdAt", "<", instant(before)).execute();
}

/** @param recipients in lower case */
export async function deleteLetters(
  tx: Tx,
  orderIds: readonly number[],
  recipients: readonly string[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from mails where order_id is not null
      and (order_id = any(${orderIds}::bigint[]) or lower(recipient) = any(${recipients}::text[]))
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
