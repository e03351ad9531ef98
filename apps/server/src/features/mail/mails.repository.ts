import type { InstantMs } from "@time-event/domain/time/instant";
import { instant, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";

interface NewMail {
  readonly messageId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly createdAt: InstantMs;
  readonly uselessAt: InstantMs | null;
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

export async function findMail(db: Db, id: number) {
  return db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The text is not kept: links in it open something. */
export async function markSent(db: Db, id: number, at: InstantMs): Promise<void> {
  await db
    .updateTable("mails")
    .set({ sentAt: toTimestamp(at), body: null })
    .where("id", "=", id)
    .execute();
}

export async function deleteMails(db: Db, before: InstantMs): Promise<void> {
  await db.deleteFrom("mails").where("createdAt", "<", instant(before)).execute();
}
