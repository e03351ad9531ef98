import { randomUUID } from "node:crypto";
import { refundSave } from "@time-event/contract/refunds";
import { orderCancel } from "@time-event/contract/staff-orders";
import { transferDecide } from "@time-event/contract/staff-transfers";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bearing, post } from "../../testing/call-service.ts";
import { transact } from "../../db/transact.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { openOrders } from "../orders/opened-orders.service.ts";
import { instantText } from "../orders/letter-texts.ts";
import { givenSale } from "../orders/testing/given-sale.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPayer, type Payer } from "./testing/given-payer.ts";

const hour = 3_600_000;
const day = 24 * hour;
const { clock, pass } = givenClock();
let given: GivenApp;
let slug: string;
let eventId: number;
let first = "";
let desk = "";

beforeAll(async () => {
  given = await givenApp({}, { clock });
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `refund-${randomUUID().slice(0, 8)}`;
  eventId = await givenSale(given.db, { capacity: 5 }, slug);
  await signIn();
  await sql`delete from mails`.execute(given.db);
});

async function signIn(): Promise<void> {
  const name = randomUUID().slice(0, 8);
  first = await givenSignedIn(given, `a-${name}`, "finance", eventId);
  desk = await givenSignedIn(given, `d-${name}`, "registration_desk", eventId);
}
async function expire(who: Payer): Promise<void> {
  pass(2 * day);
  await transact(given.db, (tx) => openOrders(tx, [who.id], clock()));
  await signIn();
}
async function handIn(who: Payer, amountSatang = who.owedSatang) {
  const { reply, body } = await who.handIn({ slip: await who.slip(), amountSatang });
  if (!reply) throw new Error(body);
  return reply.data.transfers.at(-1)!.id;
}
const decide = (id: number, decision: object) =>
  post(given.url, transferDecide, { eventId, id, revision: 1, decision } as never, bearing(first));
const verify = (id: number, receivedSatang: number) => decide(id, { kind: "verify", receivedSatang });
const refuse = (id: number) => decide(id, { kind: "refuse", reason: "not_received" });
const back = ({ id }: Payer, amountSatang: number) =>
  post(
    given.url,
    refundSave,
    { eventId, orderId: id, formId: randomUUID(), amountSatang, reason: "เต็มแล้ว" },
    bearing(first),
  );
const cancel = ({ id }: Payer) => post(given.url, orderCancel, { eventId, id, reason: "ขอยกเลิก" }, bearing(desk));
const letters = (who: Payer) =>
  given.db.selectFrom("mails").select(["template", "body"]).where("orderId", "=", who.id).orderBy("id").execute();
const forgetLetters = () => sql`delete from mails`.execute(given.db);
const givenPaid = async (who: Payer, amountSatang = who.owedSatang) => {
  expect((await verify(await handIn(who, amountSatang), amountSatang)).status).toBe(200);
};

describe("the contact of an order whose money confirms nothing hears that it came, and what follows", () => {
  it("when it comes too late and there is no place", async () => {
    const who = await givenPayer(given, slug);
    await expire(who);
    for (let n = 0; n < 5; n++) await givenPayer(given, slug);
    await forgetLetters();
    await givenPaid(who);
    expect((await who.order()).state).toBe("expired");
    const told = await letters(who);
    expect(told.map(({ template }) => template)).toEqual(["order-received"]);
    expect(told[0]!.body).toContain("หมดเวลาชำระแล้ว");
  });

  it("when it comes too late and is not all: nobody asks for the rest of an order without places", async () => {
    const who = await givenPayer(given, slug);
    await expire(who);
    await forgetLetters();
    await givenPaid(who, 50_000);
    expect((await letters(who)).map(({ template }) => template)).toEqual(["order-received"]);
  });

  it("when the order was cancelled: it owes nothing, and the money goes back", async () => {
    const who = await givenPayer(given, slug);
    const id = await handIn(who, 50_000);
    expect((await cancel(who)).status).toBe(200);
    expect((await who.order()).balance.owedSatang).toBe(0);
    await forgetLetters();
    expect((await verify(id, 50_000)).status).toBe(200);
    const [letter, ...others] = await letters(who);
    expect([letter!.template, others]).toEqual(["order-received", []]);
    expect(letter!.body).toContain("ถูกยกเลิกแล้ว");
    expect((await who.order()).balance).toMatchObject({ owedSatang: 0, overpaidSatang: 50_000 });
  });

  it("when they have paid twice, or too much at once", async () => {
    const [twice, tooMuch] = [await givenPayer(given, slug), await givenPayer(given, slug)];
    const [one, other] = [await handIn(twice), await handIn(twice)];
    expect((await verify(one, 80_000)).status).toBe(200);
    await forgetLetters();
    expect((await verify(other, 80_000)).status).toBe(200);
    expect((await letters(twice)).map(({ body }) => body)).toEqual([
      expect.stringContaining("เกินยอดที่ต้องชำระ 800.00 บาท"),
    ]);
    await givenPaid(tooMuch, 81_000);
    const told = await letters(tooMuch);
    expect(told.map(({ template }) => template)).toEqual(["order-confirmed", "order-receipt", "order-received"]);
    expect(told[2]!.body).toContain("เกินยอดที่ต้องชำระ 10.00 บาท");
  });

  it("but of money that pays a part they hear what remains, and of the last of it that all is paid", async () => {
    const who = await givenPayer(given, slug);
    await forgetLetters();
    await givenPaid(who, 50_000);
    await givenPaid(who, 30_000);
    const told = (await letters(who)).map(({ template }) => template);
    expect(told).toEqual(["order-paid", "order-confirmed", "order-receipt"]);
  });
});

it("takes a slip for an order that was cancelled: what was paid for it goes back, and is not forgotten", async () => {
  const who = await givenPayer(given, slug);
  expect((await cancel(who)).status).toBe(200);
  await givenPaid(who);
  expect(await who.order()).toMatchObject({ state: "cancelled", balance: { overpaidSatang: 80_000 } });
});

it("leaves an order that was cancelled as it is: its contact changes nothing of it", async () => {
  const who = await givenPayer(given, slug);
  expect((await cancel(who)).status).toBe(200);
  const { contact } = await who.order();
  expect((await who.change({ ...contact, name: "คนอื่น" })).problem?.reasons).toEqual(["fixed"]);
  expect((await who.order()).contact).toEqual(contact);
});

describe("a cancelled order whose money went back is refunded", () => {
  it("once its last slip is refused, or taken back by whoever sent it", async () => {
    for (const end of ["refused", "withdrawn"] as const) {
      const who = await givenPayer(given, slug);
      await givenPaid(who, 50_000);
      const waiting = await handIn(who, 30_000);
      expect((await cancel(who)).status).toBe(200);
      expect((await back(who, 50_000)).status).toBe(200);
      expect((await who.order()).state).toBe("cancelled");
      const { status } = end === "refused" ? await refuse(waiting) : await who.takeBack(waiting);
      expect([status, (await who.order()).state]).toEqual([200, "refunded"]);
    }
  });

  it("whatever slip of somebody else names it", async () => {
    const [who, friend] = [await givenPayer(given, slug), await givenPayer(given, slug)];
    await givenPaid(who, 50_000);
    await friend.handIn({ slip: await friend.slip(), amountSatang: 80_000, alsoFor: [who.reference] });
    expect((await cancel(who)).status).toBe(200);
    expect((await back(who, 50_000)).status).toBe(200);
    expect((await who.order()).state).toBe("refunded");
  });

  it("also where it went back before somebody cancelled it", async () => {
    const who = await givenPayer(given, slug);
    await expire(who);
    for (let n = 0; n < 5; n++) await givenPayer(given, slug);
    await givenPaid(who);
    expect((await back(who, 80_000)).status).toBe(200);
    expect((await cancel(who)).status).toBe(200);
    expect((await who.order()).state).toBe("refunded");
    // of an order that nobody has paid, nothing went back
    const unpaid = await givenPayer(given, slug).catch(() => undefined);
    if (unpaid) await cancel(unpaid);
    expect((await unpaid?.order())?.state ?? "cancelled").toBe("cancelled");
  });
});

it("tells the new time to pay after a refused slip, and reminds of it again", async () => {
  const who = await givenPayer(given, slug);
  // a reminder leaves out an order that is locked because another letter is on its way; it finds it the next time
  await given.work();
  pass(18 * hour + 60_000);
  await given.work();
  expect((await letters(who)).map(({ template }) => template)).toContain("order-payment-reminder");
  const id = await handIn(who);
  pass(4 * hour);
  await signIn();
  await forgetLetters();
  expect((await refuse(id)).status).toBe(200);
  const until = instantText((await who.order()).deadlineAt!, "Asia/Bangkok", "th");
  expect((await letters(who)).map(({ body }) => body)).toEqual([expect.stringContaining(until)]);
  // 12 hours from the refusal, of which a quarter is left
  await given.work();
  pass(7 * hour);
  await given.work();
  expect((await who.order()).state).toBe("awaiting_payment");
  expect((await letters(who)).map(({ template }) => template)).toEqual([
    "order-slip-refused",
    "order-payment-reminder",
  ]);
  // handing something in and taking it back gives no time, so there is nothing new to tell
  expect((await who.takeBack(await handIn(who))).status).toBe(200);
  await given.work();
  expect(await letters(who)).toHaveLength(2);
});

it("asks for no money when a slip of a cancelled event is refused", async () => {
  const who = await givenPayer(given, slug);
  const id = await handIn(who);
  await sql`update events set state = 'cancelled' where id = ${eventId}`.execute(given.db);
  await forgetLetters();
  expect((await refuse(id)).status).toBe(200);
  const [letter] = await letters(who);
  expect(letter!.body).toContain("งานนี้ถูกยกเลิกแล้ว จึงไม่มียอดที่ต้องชำระอีก");
  expect(letter!.body).not.toContain("ชำระเงินและส่งสลิปได้ถึง");
});
