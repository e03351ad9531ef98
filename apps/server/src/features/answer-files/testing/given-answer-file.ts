import { randomUUID } from "node:crypto";
import { toTimestamp } from "../../../db/column-types.ts";
import type { Db } from "../../../db/connection.ts";

/** A PDF in the database, as if the contact of an order had sent it; returns its id. */
export async function givenAnswerFile(db: Db, orderId: number): Promise<number> {
  const order = db.selectFrom("orders").select("eventId").where("id", "=", orderId);
  const { eventId } = await order.executeTakeFirstOrThrow();
  const file = { mediaType: "application/pdf", bytes: Buffer.from("%PDF-1.7 canary") } as const;
  const { id } = await db
    .insertInto("answerFiles")
    .values({ ...file, eventId, orderId, sentBy: "order", sentHash: randomUUID(), sentAt: toTimestamp(Date.now()) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
