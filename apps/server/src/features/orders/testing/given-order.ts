import { randomBytes } from "node:crypto";
import type { OrderPlayer } from "@time-event/contract/order-player";
import { orderPlayer } from "@time-event/contract/order-player";
import { toJson, toTimestamp } from "../../../db/column-types.ts";
import type { Db } from "../../../db/connection.ts";

/** An order in which nothing is chosen yet; returns the subject of its keys. */
export async function givenOrder(db: Db, eventId: number): Promise<string> {
  const { id } = await db
    .insertInto("orders")
    .values({
      eventId,
      reference: randomBytes(6).toString("hex").toUpperCase(),
      state: "held",
      language: "th",
      heldAt: toTimestamp(Date.now()),
      deadlineAt: toTimestamp(Date.now() + 3_600_000),
      createdAt: toTimestamp(Date.now()),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return String(id);
}

/** An order with a member who has a link of their own; returns the subject of the member's keys. */
export async function givenMember(db: Db, eventId: number): Promise<string> {
  const orderId = Number(await givenOrder(db, eventId));
  const category = db.selectFrom("categories").select("id").where("eventId", "=", eventId).limit(1);
  const { id: categoryId } = await category.executeTakeFirstOrThrow();
  const { id: orderEntryId } = await db
    .insertInto("orderEntries")
    .values({ orderId, categoryId, team: "", places: 1, soldBefore: 0, players: toJson([]) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("orderMembers")
    .values({ orderEntryId, position: 0, person: "", madeAt: toTimestamp(Date.now()) })
    .execute();
  return `${orderId}/${orderEntryId}/0`;
}

/** A whole person, whom no other has the name of. */
export function givenPlayer(changes: Partial<OrderPlayer> = {}): OrderPlayer {
  return orderPlayer.parse({
    firstName: "มานี",
    lastName: `ใจดี ${randomBytes(4).toString("hex")}`,
    gender: "F",
    birthDate: "5/5/2533",
    phone: "0812345678",
    ...changes,
  });
}
