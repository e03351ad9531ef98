import { randomUUID } from "node:crypto";
import {
  latePaymentList,
  latePaymentPlace,
  type Refund,
  refundDecide,
  refundList,
  refundPay,
  refundReverse,
  refundSave,
} from "@time-event/contract/refunds";
import { transferDecide, transferReverse } from "@time-event/contract/staff-transfers";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bearing, get, post } from "../../../testing/call-service.ts";
import { expectGuarded } from "../../../testing/expect-guarded.ts";
import { isSomebodyWaiting } from "../../../db/testing/is-somebody-waiting.ts";
import { transact } from "../../../db/transact.ts";
import { givenApp, type GivenApp } from "../../../testing/given-app.ts";
import { givenClock } from "../../../testing/given-clock.ts";
import { openOrders } from "../../orders/opened-orders.service.ts";
import { givenPlayer } from "../../orders/testing/given-order.ts";
import { givenSale, wrongCounters } from "../../orders/testing/given-sale.ts";
import { givenSignedIn } from "../../sign-in/testing/sign-in.ts";
import { insertRefund } from "./refunds.repository.ts";
import { givenPayer, type Payer } from "../testing/given-payer.ts";

const day = 24 * 3_600_000;
const { clock, pass } = givenClock();
let given: GivenApp;
let slug: string;
let eventId: number;
let [first, second]: [string, string] = ["", ""];

beforeAll(async () => {
  given = await givenApp({}, { clock });
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `refund-${randomUUID().slice(0, 8)}`;
  eventId = await givenSale(given.db, { capacity: 3 }, slug);
});

/** Two people of finance, signed in now. */
async function signIn(): Promise<void> {
  const name = randomUUID().slice(0, 8);
  first = await givenSignedIn(given, `a-${name}`, "finance", eventId);
  second = await givenSignedIn(given, `b-${name}`, "finance", eventId);
}

async function expire(who: Payer): Promise<void> {
  pass(2 * day);
  await transact(given.db, (tx) => openOrders(tx, [who.id], clock()));
  await signIn();
}

/** Pays an order and has it verified. */
async function pay(who: Payer, amountSatang = who.owedSatang): Promise<void> {
  const { reply } = await who.handIn({ slip: await who.slip(), amountSatang });
  const { id } = reply!.data.transfers.at(-1)!;
  const decision = { kind: "verify", receivedSatang: amountSatang } as const;
  const form = { eventId, id, revision: 1, decision };
  expect((await post(given.url, transferDecide, form, bearing(first))).status).toBe(200);
}

const payer = (count = 1) =>
  givenPayer(
    given,
    slug,
    Array.from({ length: count }, () => givenPlayer()),
  );
const late = async () => (await get(given.url, latePaymentList, first, { eventId })).reply!.data;
const place = ({ id }: Payer) => post(given.url, latePaymentPlace, { eventId, orderId: id }, bearing(first));
const ask = ({ id }: Payer, amountSatang: number, extra: object = {}) => {
  const form = { eventId, orderId: id, formId: randomUUID(), amountSatang, reason: "เต็มแล้ว", ...extra };
  return post(given.url, refundSave, form, bearing(first));
};
const takeBack = ({ id, revision }: Refund) =>
  post(given.url, refundReverse, { eventId, id, revision, reason: "ไม่ได้โอนจริง" }, bearing(second));
const letters = async (who: Payer) => {
  const found = given.db.selectFrom("mails").select("template").where("orderId", "=", who.id).orderBy("id");
  return (await found.execute()).map(({ template }) => template);
};
const approve = ({ id, revision }: Refund, by: string) =>
  post(given.url, refundDecide, { eventId, id, revision, approve: true }, bearing(by));
const transferred = ({ id, revision }: Refund, by: string) =>
  post(given.url, refundPay, { eventId, id, revision }, bearing(by));

it("keeps late money in a list, and offers places again where there are any, else a refund", async () => {
  const who = await payer(2);
  await expire(who);
  const others = [await payer(), await payer()];
  await pay(who);
  expect(await late()).toMatchObject([
    { reference: who.reference, paidSatang: 160_000, proposal: "refund", state: "expired", places: 2 },
  ]);
  expect((await place(who)).problem!.reasons).toEqual(["category_full"]);
  await sql`update category_places set capacity = 9 where event_id = ${eventId}`.execute(given.db);
  await sql`update events set state = 'closed' where id = ${eventId}`.execute(given.db);
  expect(await late()).toMatchObject([{ proposal: "place_again" }]);
  // whatever else it needs counts, too: places of the whole event, and those of its wave
  await sql`insert into place_pools (event_id, name_th, name_en, capacity, taken, changed_by)
    select event_id, 'ทั้งงาน', 'Whole event', 3, sum(taken), 'test' from category_places where event_id = ${eventId}
    group by event_id`.execute(given.db);
  expect(await late()).toMatchObject([{ proposal: "refund" }]);
  await sql`update place_pools set capacity = 4 where event_id = ${eventId}`.execute(given.db);
  expect(await late()).toMatchObject([{ proposal: "place_again" }]);
  await sql`
    with w as (
      insert into waves (event_id, category_id, name_th, name_en, starts_at, capacity, taken, changed_by)
      select ${eventId}, category_id, 'ก', 'A', now(), 1, 0, 'test' from category_places where event_id = ${eventId}
      returning id
    ) update order_entries set wave_id = (select id from w) where order_id = ${who.id}`.execute(given.db);
  expect(await late()).toMatchObject([{ proposal: "refund" }]);
  await sql`update waves set capacity = 2 where event_id = ${eventId}`.execute(given.db);
  expect((await place(who)).reply!.data).toEqual({ state: "confirmed" });
  expect([await late(), others.length]).toEqual([[], 2]);
  expect((await place(who)).problem!.reasons).toEqual(["fixed"]);
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("gives places again to who has answered by a file", async () => {
  const who = await payer();
  const { rows } = await sql<{ id: number; question: number }>`
    with f as (
      insert into answer_files (event_id, order_id, sent_by, sent_hash, media_type, bytes, sent_at)
      values (${eventId}, ${who.id}, 'contact', 'h', 'application/pdf', '', now()) returning id
    ), q as (
      insert into questions (event_id, position, kind, label_th, label_en, required)
      values (${eventId}, 1, 'file', 'ใบรับรองแพทย์', 'Certificate', true) returning id
    ) select f.id, q.id as question from f, q`.execute(given.db);
  const answers = JSON.stringify({ [rows[0]!.question]: `file-${rows[0]!.id}` });
  await sql`update order_entries set players = jsonb_set(players, '{0,answers}', ${answers}::jsonb)
    where order_id = ${who.id}`.execute(given.db);
  await expire(who);
  await sql`update events set state = 'closed' where id = ${eventId}`.execute(given.db);
  await pay(who);
  expect(await late()).toMatchObject([{ proposal: "place_again" }]);
  expect((await place(who)).reply!.data).toEqual({ state: "confirmed" });
});

it("names the true cause where there is no place again, and does not propose it then", async () => {
  const player = givenPlayer();
  const who = await givenPayer(given, slug, [player]);
  await expire(who);
  await sql`update events set state = 'closed' where id = ${eventId}`.execute(given.db);
  await pay(who);
  expect(await late()).toMatchObject([{ proposal: "place_again" }]);
  await sql`update events set state = 'open' where id = ${eventId}`.execute(given.db);
  // they do not wait, and enter anew; there is one more place
  const again = await givenPayer(given, slug, [player]);
  expect(await late()).toMatchObject([{ proposal: "refund" }]);
  expect((await place(who)).problem!.reasons).toEqual(["held_by_order"]);
  await pay(again);
  expect((await place(who)).problem!.reasons).toEqual(["already_entered"]);
  // and now the category is full, too
  await sql`update category_places set capacity = 1 where event_id = ${eventId}`.execute(given.db);
  expect((await place(who)).problem!.reasons).toEqual(["already_entered", "category_full"]);
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("gives back what was paid, never more, and above 2,000 baht only with a second person", async () => {
  const who = await payer(3);
  await expire(who);
  await payer(3);
  await pay(who);
  expect((await ask(who, 240_001)).problem!.errors).toMatchObject([{ path: "amountSatang", code: "more_than_paid" }]);
  const large = (await ask(who, 230_000)).reply!.data;
  expect(large).toMatchObject({ state: "proposed", decidedBy: null });
  expect((await ask(who, 10_001)).status).toBe(409);
  expect(await late()).toMatchObject([{ paidSatang: 240_000, pendingSatang: 230_000 }]);
  expect((await approve(large, first)).problem!.reasons).toEqual(["same_person"]);
  expect((await who.order()).balance.refundedSatang).toBe(0);
  const approved = await Promise.all([approve(large, second), approve(large, second)]);
  expect(new Set(approved.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const { data: waiting } = approved.find(({ status }) => status === 200)!.reply!;
  // the money is not transferred yet, and nobody else can have it
  expect(waiting).toMatchObject({ state: "approved", decidedBy: expect.stringMatching(/^b-/) as string });
  expect((await who.order()).balance.refundedSatang).toBe(0);
  expect(await late()).toMatchObject([{ paidSatang: 240_000, pendingSatang: 230_000 }]);
  expect((await ask(who, 10_001)).status).toBe(409);
  expect((await approve(waiting, second)).problem!.reasons).toEqual(["fixed"]);
  const paid = await Promise.all([transferred(waiting, first), transferred(waiting, first)]);
  expect(new Set(paid.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(paid.find(({ status }) => status === 200)!.reply!.data).toMatchObject({
    state: "paid",
    decidedBy: waiting.decidedBy,
  });
  expect((await ask(who, 10_000)).reply!.data.state).toBe("paid");
  expect((await who.order()).balance).toMatchObject({ verifiedSatang: 240_000, refundedSatang: 240_000 });
  expect(await late()).toEqual([]);
  const { data } = (await get(given.url, refundList, first, { eventId, state: "paid" })).reply!;
  expect(data.map(({ amountSatang }) => amountSatang)).toEqual([10_000, 230_000]);
  // a page at a time: how many there are is told
  const { reply } = await get(given.url, refundList, first, { eventId, limit: 1, offset: 1 });
  expect([reply!.data, reply!.meta]).toMatchObject([[{ amountSatang: 230_000 }], { total: 2 }]);
});

it("pays nothing back that nobody has approved, and frees the money of what is refused after its approval", async () => {
  const who = await payer(3);
  await expire(who);
  await payer(3);
  await pay(who);
  const asked = (await ask(who, 230_000)).reply!.data;
  expect((await transferred(asked, first)).problem!.reasons).toEqual(["fixed"]);
  const approved = (await approve(asked, second)).reply!.data;
  const { id, revision } = approved;
  const refuse = { eventId, id, revision, approve: false };
  expect((await post(given.url, refundDecide, refuse, bearing(first))).reply!.data.state).toBe("refused");
  expect((await transferred({ ...approved, revision: revision + 1 }, first)).problem!.reasons).toEqual(["fixed"]);
  expect(await late()).toMatchObject([{ paidSatang: 240_000, pendingSatang: 0, refundedAloneSatang: 0 }]);
  await ask(who, 50_000);
  expect(await late()).toMatchObject([{ paidSatang: 190_000, refundedAloneSatang: 50_000 }]);
});

it("lists late money a page at a time, the oldest first, and says how much there is", async () => {
  const payers = [await payer(1), await payer(1), await payer(1)];
  for (const who of payers) await expire(who);
  await sql`update category_places set capacity = taken where event_id = ${eventId}`.execute(given.db);
  for (const who of payers.toReversed()) {
    pass(1_000);
    await pay(who);
  }
  const { reply } = await get(given.url, latePaymentList, first, { eventId, limit: 2, offset: 1 });
  const references = reply!.data.map(({ reference }) => reference);
  expect([references, reply!.meta]).toEqual([[payers[1]!.reference, payers[0]!.reference], { total: 3 }]);
  const one = await get(given.url, latePaymentList, first, { eventId, orderId: payers[2]!.id });
  expect([one.reply!.data, one.reply!.meta]).toMatchObject([[{ reference: payers[2]!.reference }], { total: 1 }]);
});

it("says of a cancelled order that the rest is to go back, and not that it owes", async () => {
  await signIn();
  const who = await payer();
  await pay(who);
  await sql`update orders set state = 'cancelled' where id = ${who.id}`.execute(given.db);
  expect((await ask(who, 50_000)).reply!.data.state).toBe("paid");
  expect(await who.order()).toMatchObject({ state: "cancelled", balance: { owedSatang: 0, overpaidSatang: 30_000 } });
  // and once all of it went back, that is its end
  expect((await ask(who, 30_000)).reply!.data.state).toBe("paid");
  expect(await who.order()).toMatchObject({ state: "refunded", balance: { owedSatang: 0, overpaidSatang: 0 } });
  expect((await who.order()).timeline.at(-1)).toMatchObject({ step: "refund", state: "refunded" });
  expect((await ask(who, 1)).status).toBe(409);
});

it("keeps a cancelled order open while a slip of it waits", async () => {
  await signIn();
  const who = await payer();
  await pay(who, 50_000);
  await who.handIn({ slip: await who.slip(), amountSatang: 30_000 });
  await sql`update orders set state = 'cancelled' where id = ${who.id}`.execute(given.db);
  expect((await ask(who, 50_000)).reply!.data.state).toBe("paid");
  expect((await who.order()).state).toBe("cancelled");
});

it("asks for a second person, too, where one refunds more than 2,000 baht in pieces", async () => {
  const who = await payer(3);
  await expire(who);
  await payer(3);
  await pay(who);
  const states = [await ask(who, 150_000), await ask(who, 50_000), await ask(who, 1)];
  expect(states.map(({ reply }) => reply!.data.state)).toEqual(["paid", "paid", "proposed"]);
});

it("takes no money from an order that keeps its places, except what was too much", async () => {
  await signIn();
  const who = await payer();
  await pay(who, 81_000);
  expect(await late()).toMatchObject([{ reference: who.reference, state: "confirmed", proposal: "refund" }]);
  expect((await ask(who, 1_001)).status).toBe(409);
  expect((await ask(who, 1_000)).reply!.data.state).toBe("paid");
  expect((await who.order()).balance).toMatchObject({ owedSatang: 0, overpaidSatang: 0 });
});

it("lists an order that keeps its places and owes again, once its payment was taken back and the slip refused", async () => {
  await signIn();
  const who = await payer();
  await pay(who);
  const { id } = (await who.order()).transfers[0]!;
  const reverse = { eventId, id, revision: 2, reason: "ผิดรายการ" };
  expect((await post(given.url, transferReverse, reverse, bearing(first))).status).toBe(200);
  const decision = { kind: "refuse", reason: "not_received", note: "" } as const;
  const refuse = { eventId, id, revision: 3, decision };
  expect((await post(given.url, transferDecide, refuse, bearing(first))).status).toBe(200);
  expect(await late()).toMatchObject([
    { reference: who.reference, state: "confirmed", paidSatang: 0, totalSatang: 80_000, proposal: "collect" },
  ]);
  await pay(who);
  expect(await late()).toEqual([]);
});

it("reminds of what is still owed, not of the whole price", async () => {
  await signIn();
  const who = await payer();
  await pay(who, 30_000);
  pass(20 * 3_600_000);
  await given.work();
  const { body } = await given.db
    .selectFrom("mails")
    .select("body")
    .where("orderId", "=", who.id)
    .where("template", "=", "order-payment-reminder")
    .executeTakeFirstOrThrow();
  expect(body).toContain("500.00");
  expect(body).not.toContain("800.00");
});

it("keeps a decision whose money was refunded since: more would have gone back than came", async () => {
  await signIn();
  const who = await payer();
  await pay(who, 81_000);
  await ask(who, 1_000);
  const { id } = (await who.order()).transfers[0]!;
  const form = { eventId, id, revision: 2, reason: "ผิด" };
  expect((await post(given.url, transferReverse, form, bearing(first))).problem!.reasons).toEqual(["refunded_since"]);
  expect((await who.order()).balance).toMatchObject({ verifiedSatang: 81_000, refundedSatang: 1_000 });
});

it("records a refund once, however often and from however many places its form is sent", async () => {
  await signIn();
  const who = await payer();
  await pay(who);
  await sql`update orders set state = 'cancelled' where id = ${who.id}`.execute(given.db);
  const formId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => ask(who, 40_000, { formId })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ reply }) => reply!.data.id)).size).toBe(1);
  expect((await who.order()).balance.refundedSatang).toBe(40_000);
  expect((await letters(who)).filter((letter) => letter === "order-refunded")).toHaveLength(1);
  // a form means one refund: another sum, or another order, is another one
  expect((await ask(who, 30_000, { formId })).problem!.reasons).toEqual(["fixed"]);
  // another tab still shows what could go back before
  expect((await ask(who, 40_000, { leftSatang: 80_000 })).problem!.reasons).toEqual(["changed_since"]);
  expect((await ask(who, 40_000, { leftSatang: 40_000 })).status).toBe(200);
  expect(await who.order()).toMatchObject({ state: "refunded", balance: { refundedSatang: 80_000 } });
});

it("takes a refund back by a counter-entry, once, and tells the contact", async () => {
  await signIn();
  const who = await payer();
  await pay(who);
  await sql`update orders set state = 'cancelled' where id = ${who.id}`.execute(given.db);
  const paid = (await ask(who, 80_000)).reply!.data;
  expect((await who.order()).state).toBe("refunded");
  const [one, other] = await Promise.all([takeBack(paid), takeBack(paid)]);
  expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
  expect((one.reply ?? other.reply)!.data).toMatchObject({
    state: "taken_back",
    takenBack: { reason: "ไม่ได้โอนจริง", at: clock() },
  });
  expect(await who.order()).toMatchObject({
    state: "cancelled",
    balance: { refundedSatang: 0, overpaidSatang: 80_000 },
  });
  expect((await letters(who)).at(-1)).toBe("order-refund-undone");
  expect(await late()).toMatchObject([{ reference: who.reference, paidSatang: 80_000, proposal: "refund" }]);
  const { rows } = await sql<{ action: string }>`
    select action from audit_entries where subject_kind = 'refund' order by seq desc limit 1`.execute(given.db);
  expect(rows).toEqual([{ action: "refund-reverse" }]);
  expect((await ask(who, 80_000)).reply!.data.state).toBe("paid");
  expect((await who.order()).state).toBe("refunded");
});

it("counts what was taken back for what one person refunds alone: else they could go on for ever", async () => {
  await signIn();
  const who = await payer(3);
  await pay(who);
  await sql`update orders set state = 'cancelled' where id = ${who.id}`.execute(given.db);
  const paid = (await ask(who, 200_000)).reply!.data;
  expect(paid.state).toBe("paid");
  expect((await takeBack(paid)).status).toBe(200);
  expect((await ask(who, 1_000)).reply!.data.state).toBe("proposed");
});

it("confirms an order that waits for its payment, where the money of a refund did not go", async () => {
  await signIn();
  const who = await payer();
  await expire(who);
  const others = [await payer(), await payer(), await payer()];
  await pay(who);
  const paid = (await ask(who, 80_000)).reply!.data;
  await sql`update category_places set capacity = 9 where event_id = ${eventId}`.execute(given.db);
  const [entry] = (await who.order()).entries;
  await who.choose({ id: entry!.id, category: "10K", players: [...entry!.players] });
  expect((await who.confirm()).reply!.data.state).toBe("awaiting_payment");
  expect((await takeBack(paid)).status).toBe(200);
  expect([(await who.order()).state, others.length]).toEqual(["confirmed", 3]);
});

it("is for those who may verify payments at the event", async () => {
  await signIn();
  const who = await payer();
  const outsider = await givenSignedIn(given, `${slug}-d`, "registration_desk", eventId);
  const good = { eventId, orderId: who.id, formId: randomUUID(), amountSatang: 100, reason: "x" };
  const callers = { url: given.url, outsider, insider: first };
  await expectGuarded(callers, refundSave, { good, bad: { ...good, reason: " " }, badPath: "reason" });
  await pay(who, 81_000);
  const { id, revision } = (await ask(who, 1_000)).reply!.data;
  const back = { eventId, id, revision, reason: "x" };
  await expectGuarded(callers, refundReverse, { good: back, bad: { ...back, reason: " " }, badPath: "reason" });
});

it("refuses a form that is sent for two orders at the same time, except for the first", async () => {
  await signIn();
  const [one, other] = [await payer(), await payer()];
  await pay(one, 81_000);
  const formId = randomUUID();
  const sent = await given.db.transaction().execute(async (tx) => {
    const written = { by: "first", at: clock() };
    const refund = { eventId, orderId: other.id, amountSatang: 1_000, reason: "x", account: "", askedWith: formId };
    await insertRefund(tx, refund, written.by, written.at);
    const asked = ask(one, 1_000, { formId });
    await expect.poll(() => isSomebodyWaiting(given.db)).toBe(true);
    return { asked };
  });
  const { status, problem } = await sent.asked;
  expect([status, problem?.reasons]).toEqual([409, ["fixed"]]);
});
