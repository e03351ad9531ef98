import { toJson, toTimestamp } from "../../db/column-types.ts";
import { mailResend } from "@time-event/contract/mails";
import { orderCancel, orderFree, orderLinkSend, orderNoteSave } from "@time-event/contract/staff-orders";
import { orderBulk, orderRemind } from "@time-event/contract/order-bulk";
import { orderCreate, orderPricePreview } from "@time-event/contract/desk-orders";
import { randomUUID } from "node:crypto";
import { givenOrder, givenPlayer } from "../../features/orders/testing/given-order.ts";
import { example, type Example, type Scene } from "./scene.ts";

const anOrder = async ({ given, eventId }: Scene) => ({ eventId, id: Number(await givenOrder(given.db, eventId)) });

export const orderExamples: readonly Example[] = [
  example(orderNoteSave, async (scene) => ({ ...(await anOrder(scene)), note: scene.fresh() })),
  example(orderFree, async (scene) => {
    const { id, eventId } = await anOrder(scene);
    const quote = toJson({ lines: [], totalSatang: 100, unpriced: [] });
    const awaiting = { state: "awaiting_payment" as const, quote };
    await scene.given.db.updateTable("orders").set(awaiting).where("id", "=", id).execute();
    return { id, eventId, kind: "sponsor" as const, reason: scene.fresh() };
  }),
  example(orderCancel, async (scene) => ({ ...(await anOrder(scene)), reason: scene.fresh() })),
  example(orderLinkSend, async (scene) => {
    const { id, eventId } = await anOrder(scene);
    await scene.given.db.updateTable("orders").set({ contactEmail: "a@example.org" }).where("id", "=", id).execute();
    return { id, eventId, endEarlier: true };
  }),
  example(mailResend, async (scene) => {
    const { id: orderId } = await anOrder(scene);
    const { db } = scene.given;
    await db.updateTable("orders").set({ contactEmail: "a@example.org" }).where("id", "=", orderId).execute();
    const at = toTimestamp(Date.now());
    const letter = { recipient: "a@example.org", subject: "x", body: "x", template: "order-link", keyGeneration: 0 };
    const { id } = await db
      .insertInto("mails")
      .values({ ...letter, orderId, messageId: scene.fresh(), createdAt: at, sentAt: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id };
  }),
  example(orderRemind, async (scene) => {
    const { id, eventId } = await anOrder(scene);
    const quote = toJson({ lines: [], totalSatang: 100, unpriced: [] });
    const awaiting = { state: "awaiting_payment" as const, quote, contactEmail: "a@example.org" };
    await scene.given.db.updateTable("orders").set(awaiting).where("id", "=", id).execute();
    return { id, eventId };
  }),
  example(orderBulk, async (scene) => {
    const { id, eventId } = await anOrder(scene);
    return { eventId, ids: [id], change: { kind: "note" as const, note: scene.fresh() } };
  }),
  example(orderPricePreview, async ({ eventId }) => ({ eventId, entries: anEntry() })),
  example(orderCreate, async ({ eventId, fresh }) => ({
    eventId,
    formId: randomUUID(),
    contact: { name: fresh(), phone: "0812345678" },
    language: "th" as const,
    entries: anEntry(),
    hasConsented: true,
    payment: { kind: "free" as const, as: "sponsor" as const },
    totalSatang: 80_000,
    note: "sponsor",
  })),
];

const anEntry = () => [{ category: "10K", team: "", players: [givenPlayer()] }];
