import { toTimestamp } from "../../../db/column-types.ts";
import type { Db } from "../../../db/connection.ts";
import { givenOrder } from "../../orders/testing/given-order.ts";

/** A protest of whoever has this bib against their own result; returns its id. */
export async function givenProtest(db: Db, eventId: number, bib: string): Promise<number> {
  const entry = db.selectFrom("entries").select(["id", "categoryId"]).where("eventId", "=", eventId);
  const { id: entryId, categoryId } = await entry.where("bib", "=", bib).executeTakeFirstOrThrow();
  const orderId = Number(await givenOrder(db, eventId));
  const { id } = await db
    .insertInto("protests")
    .values({
      eventId,
      categoryId,
      orderId,
      entryId,
      publication: 1,
      kind: "own_result",
      against: "",
      text: "เวลาไม่ตรงกับนาฬิกาของฉัน",
      sentAt: toTimestamp(Date.now()),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
