import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { toTimestamp } from "../../db/column-types.ts";
import { transact } from "../../db/transact.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { openOrders } from "../orders/opened-orders.service.ts";
import { settleIfPaid } from "../orders/settle-order.service.ts";
import { givenPlayer } from "../orders/testing/given-order.ts";
import { givenSale, wrongCounters } from "../orders/testing/given-sale.ts";
import { givenPayer, type Payer } from "./testing/given-payer.ts";

const day = 24 * 3_600_000;
const { clock, pass } = givenClock();
let given: GivenApp;
let slug: string;
let eventId: number;

beforeAll(async () => {
  given = await givenApp({}, { clock });
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `settle-${randomUUID().slice(0, 8)}`;
  eventId = await givenSale(given.db, { capacity: 2 }, slug);
});

/** Money that has come for an order, without a decision about it. */
async function pay({ id }: Payer, amountSatang: number): Promise<void> {
  const at = toTimestamp(clock());
  const { id: transferId } = await given.db
    .insertInto("transfers")
    .values({
      eventId,
      orderId: id,
      source: "staff",
      state: "verified",
      claimedSatang: amountSatang,
      receivedSatang: amountSatang,
      sentAt: at,
      changedBy: "test",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const line = { orderId: id, kind: "payment", amountSatang, transferId, at, byWhom: "test" } as const;
  await given.db.insertInto("paymentLines").values(line).execute();
}

async function settleAll(...orders: readonly Payer[]) {
  const settling = { now: clock(), tellContact: async () => {} };
  const ids = orders.map(({ id }) => ({ id, eventId }));
  const outcome = await given.db.transaction().execute((tx) => settleIfPaid(tx, ids, settling));
  return orders.map(({ id }) => outcome.get(id));
}
const settle = async (order: Payer) => (await settleAll(order))[0];

it("enters nobody twice, though two orders with the same person are paid at once", async () => {
  const same = givenPlayer();
  const expired = async () => {
    const who = await givenPayer(given, slug, [same]);
    pass(2 * day);
    await transact(given.db, (tx) => openOrders(tx, [who.id], clock()));
    return who;
  };
  const [one, other] = [await expired(), await expired()];
  for (const who of [one, other]) await pay(who, who.owedSatang);
  expect(await settleAll(one, other)).toEqual(["settled", "late"]);
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("confirms an order once all of it is paid, and not a satang before", async () => {
  const who = await givenPayer(given, slug);
  await pay(who, who.owedSatang - 1);
  expect([await settle(who), (await who.order()).state]).toEqual(["owing", "awaiting_payment"]);
  await pay(who, 1);
  expect([await settle(who), (await who.order()).state]).toEqual(["settled", "confirmed"]);
  expect(await settle(who)).toBe("unchanged");
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("keeps the price of an expired order for three days, and then only while it costs no more", async () => {
  const who = await givenPayer(given, slug);
  const priceIs = (satang: number) =>
    sql`update fee_tiers set price_satang = ${satang} where event_id = ${eventId}`.execute(given.db);
  pass(2 * day);
  await transact(given.db, (tx) => openOrders(tx, [who.id], clock()));
  await pay(who, who.owedSatang);
  await priceIs(who.owedSatang + 1);
  pass(3 * day + 1);
  expect(await settle(who)).toBe("late");
  await priceIs(who.owedSatang);
  expect(await settle(who)).toBe("settled");
  const soon = await givenPayer(given, slug);
  pass(2 * day);
  await transact(given.db, (tx) => openOrders(tx, [soon.id], clock()));
  await pay(soon, soon.owedSatang);
  await priceIs(soon.owedSatang + 1);
  pass(3 * day);
  expect(await settle(soon)).toBe("settled");
});

it("takes the places of an expired order again where there are any, else leaves it to a person", async () => {
  const [first, second] = [await givenPayer(given, slug), await givenPayer(given, slug)];
  pass(2 * day);
  await transact(given.db, (tx) => openOrders(tx, [first.id, second.id], clock()));
  expect(await settle(first)).toBe("owing");
  // somebody else has one of the two places now
  await givenPayer(given, slug);
  for (const who of [first, second]) await pay(who, who.owedSatang);
  expect([await settle(first), await settle(second)]).toEqual(["settled", "late"]);
  expect((await second.order()).state).toBe("expired");
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("leaves an expired order to a person whose price was for more than is left of it", async () => {
  const who = await givenPayer(given, slug, [givenPlayer(), givenPlayer()]);
  pass(2 * day);
  await transact(given.db, (tx) => openOrders(tx, [who.id], clock()));
  await who.drop((await who.order()).entries[0]!.id);
  await pay(who, who.owedSatang);
  await settle(who);
  expect((await who.order()).state).toBe("expired");
});

it("leaves late money to a person once entries are closed, who may still place it", async () => {
  const who = await givenPayer(given, slug);
  pass(2 * day);
  await transact(given.db, (tx) => openOrders(tx, [who.id], clock()));
  await pay(who, who.owedSatang);
  await sql`update events set state = 'closed' where id = ${eventId}`.execute(given.db);
  expect(await settle(who)).toBe("late");
  const byStaff = { now: clock(), tellContact: async () => {}, byStaff: true };
  const placed = await given.db.transaction().execute((tx) => settleIfPaid(tx, [{ id: who.id, eventId }], byStaff));
  expect(placed.get(who.id)).toBe("settled");
});
