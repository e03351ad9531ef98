import { toJson, toTimestamp } from "../../db/column-types.ts";
import { answerFileSave } from "@time-event/contract/answer-files";
import { entryExtrasSave } from "@time-event/contract/entry-extras";
import { mailResend } from "@time-event/contract/mails";
import { orderCancel, orderFree, orderLinkSend, orderNoteSave } from "@time-event/contract/staff-orders";
import { orderBulk, orderRemind } from "@time-event/contract/order-bulk";
import { orderEdit } from "@time-event/contract/order-edit";
import { orderMove, orderMovePreview } from "@time-event/contract/order-moves";
import { orderCreate, orderPricePreview } from "@time-event/contract/desk-orders";
import { personErase } from "@time-event/contract/persons";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { givenMember, givenOrder, givenPlayer } from "../../features/orders/testing/given-order.ts";
import { example, fileExample, type Example, type Scene } from "./scene.ts";
import { givenPdf } from "../given-pdf.ts";

const anOrder = async ({ given, eventId }: Scene) => ({ eventId, id: Number(await givenOrder(given.db, eventId)) });

/** An entry of the race that came of an order. */
async function anOrderedEntry({ given, eventId, fresh }: Scene) {
  const [orderId, orderEntryId] = (await givenMember(given.db, eventId)).split("/").map(Number) as [number, number];
  const { db } = given;
  const player = { ...givenPlayer({ firstName: fresh(), birthDate: "1990-05-05" }) };
  const { categoryId } = await db
    .updateTable("orderEntries")
    .set({ players: toJson([player]) })
    .where("id", "=", orderEntryId)
    .returning("categoryId")
    .executeTakeFirstOrThrow();
  const { firstName, lastName, birthDate } = player;
  const { id } = await db
    .insertInto("entries")
    .values({ eventId, categoryId, orderId, orderEntryId, bib: "", firstName, lastName, gender: "F", birthDate })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { eventId, id };
}

export const orderExamples: readonly Example[] = [
  example(entryExtrasSave, async (scene) => ({ ...(await anOrderedEntry(scene)), answers: {} })),
  fileExample(answerFileSave, async (scene) => {
    const { id, eventId } = await anOrder(scene);
    const asked = { eventId, position: 1, kind: "file", labelTh: scene.fresh(), labelEn: "", required: false } as const;
    await scene.given.db.insertInto("questions").values(asked).execute();
    return { params: { eventId, order: id }, file: givenPdf(`% ${scene.fresh()}`) };
  }),
  example(orderNoteSave, async (scene) => ({ ...(await anOrder(scene)), note: scene.fresh() })),
  example(orderFree, async (scene) => {
    const { id, eventId } = await anOrder(scene);
    const quote = toJson({ lines: [], totalSatang: 100, unpriced: [] });
    const awaiting = { state: "awaiting_payment" as const, quote };
    await scene.given.db.updateTable("orders").set(awaiting).where("id", "=", id).execute();
    return { id, eventId, kind: "sponsor" as const, reason: scene.fresh() };
  }),
  example(personErase, async (scene) => {
    const id = Number(await givenOrder(scene.given.db, await scene.event("published")));
    const contact = { contactName: scene.fresh(), state: "expired" as const, deadlineAt: null };
    await scene.given.db.updateTable("orders").set(contact).where("id", "=", id).execute();
    return { of: `contact-${id}`, traces: 1, reason: "asked" };
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
  example(orderEdit, async (scene) => ({
    ...(await anOrder(scene)),
    contact: { name: scene.fresh(), phone: "0812345678", email: "", language: "th" as const },
  })),
  example(orderMovePreview, aMove),
  example(orderMove, async (scene) => ({
    ...(await aMove(scene)),
    difference: "waive" as const,
    differenceSatang: null,
    reason: scene.fresh(),
  })),
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

/** An order with an entry, and another category for it. */
async function aMove({ given: { db }, eventId, fresh }: Scene) {
  const id = Number(await givenOrder(db, eventId));
  const code = fresh();
  const own = await db.selectFrom("categories").select("id").where("eventId", "=", eventId).executeTakeFirstOrThrow();
  await sql`
    insert into categories overriding system value
    select (jsonb_populate_record(c, jsonb_build_object('code', ${code}::text, 'bib_from', null, 'bib_to', null,
      'id', (select max(id) + 1000 from categories), 'position', (select max(position) + 1 from categories)))).*
    from categories c where c.id = ${own.id}`.execute(db);
  const entry = { orderId: id, categoryId: own.id, places: 1, soldBefore: 0, players: toJson([givenPlayer()]) };
  const entryId = (await db.insertInto("orderEntries").values(entry).returning("id").executeTakeFirstOrThrow()).id;
  await db.updateTable("categoryPlaces").set({ taken: 50 }).where("categoryId", "=", own.id).execute();
  return { eventId, id, entryId, category: code };
}
