import { randomUUID } from "node:crypto";
import {
  type StaffTransfer,
  transferClaim,
  transferDecide,
  transferGet,
  transferList,
  transferReverse,
} from "@time-event/contract/staff-transfers";
import type { BodyOf } from "@time-event/contract/endpoint";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { expectGuarded } from "../../testing/expect-guarded.ts";
import { transact } from "../../db/transact.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { openOrders } from "../orders/opened-orders.service.ts";
import { givenSale, wrongCounters } from "../orders/testing/given-sale.ts";
import { givenPlayer } from "../orders/testing/given-order.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { drawSlip, givenReference } from "../slips/testing/given-slip.ts";
import { givenPayer, type Payer } from "./testing/given-payer.ts";

const hour = 3_600_000;
const { clock, pass } = givenClock();
let given: GivenApp;
let slug: string;
let eventId: number;
let finance: string;

beforeAll(async () => {
  given = await givenApp({}, { clock });
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `verify-${randomUUID().slice(0, 8)}`;
  eventId = await givenSale(given.db, {}, slug);
  finance = await givenSignedIn(given, slug, "finance", eventId);
});

const payer = (count = 1) =>
  givenPayer(
    given,
    slug,
    Array.from({ length: count }, () => givenPlayer()),
  );

/** Hands a slip in for so much; returns the transfer's id. */
async function handIn(who: Payer, amountSatang = who.owedSatang, reference: string | null = givenReference()) {
  const { reply, body } = await who.handIn({ slip: await who.slip(reference), amountSatang });
  if (!reply) throw new Error(body);
  return reply.data.transfers.at(-1)!.id;
}

type Decision = BodyOf<typeof transferDecide>["decision"];
const seen = async (id: number) => (await get(given.url, transferGet, finance, { eventId, id })).reply!.data;
async function decide(id: number, decision: Decision, by = finance) {
  const { revision } = await seen(id);
  return post(given.url, transferDecide, { eventId, id, revision, decision }, bearing(by));
}
const verify = (id: number, receivedSatang: number, parts?: Extract<Decision, { kind: "verify" }>["parts"]) =>
  decide(id, { kind: "verify", receivedSatang, ...(parts && { parts }) });
const reverse = async ({ id, revision }: StaffTransfer) =>
  post(given.url, transferReverse, { eventId, id, revision, reason: "ผิดรายการ" }, bearing(finance));
const claim = (by: string, form: Partial<BodyOf<typeof transferClaim>> = {}) =>
  post(given.url, transferClaim, { id: null, eventId, ...form }, bearing(by));
const linesOf = async ({ id }: Payer) => {
  const rows = given.db.selectFrom("paymentLines").select("amountSatang").where("orderId", "=", id).orderBy("id");
  return (await rows.execute()).map(({ amountSatang }) => amountSatang);
};

let signIns = 0;
/** So much later, signed in again. */
async function later(ms: number): Promise<void> {
  pass(ms);
  finance = await givenSignedIn(given, `${slug}-again-${++signIns}`, "finance", eventId);
}

describe("a verified transfer", () => {
  it("that pays all of an order confirms it, and stands in its timeline and accounts", async () => {
    const who = await payer();
    const id = await handIn(who);
    expect(await seen(id)).toMatchObject({ state: "waiting", warnings: [], owedSatang: 80_000 });
    expect((await verify(id, 80_000)).reply!.data).toMatchObject({
      state: "verified",
      receivedSatang: 80_000,
      decidedBy: slug,
      orders: [{ reference: who.reference, state: "confirmed", owedSatang: 0, countedSatang: 80_000 }],
    });
    expect(await who.order()).toMatchObject({
      state: "confirmed",
      payment: null,
      balance: { verifiedSatang: 80_000, owedSatang: 0 },
      transfers: [{ state: "verified", countedSatang: 80_000 }],
    });
    expect(await wrongCounters(given.db)).toEqual([]);
    expect((await verify(id, 80_000)).problem!.reasons).toEqual(["fixed"]);
  });

  it("that pays a part leaves the rest owed, and the next one pays it; too much is shown", async () => {
    const who = await payer();
    await verify(await handIn(who, 50_000), 50_000);
    const partly = await who.order();
    expect(partly).toMatchObject({ state: "awaiting_payment", payment: { owedSatang: 30_000 } });
    expect(partly.payment!.owedSatang).toBe(partly.balance.owedSatang);
    expect(partly.deadlineAt).toBeGreaterThan(clock());
    await verify(await handIn(who, 30_000), 31_000);
    const balance = { verifiedSatang: 81_000, owedSatang: 0, overpaidSatang: 1_000 };
    expect(await who.order()).toMatchObject({ state: "confirmed", balance });
  });

  it("is not verified by who saw other sums: another slip of its order was verified meanwhile", async () => {
    const who = await payer();
    const [first, second] = [await handIn(who), await handIn(who)];
    const { owedSatang } = await seen(second);
    await verify(first, 80_000);
    const decision = { kind: "verify", receivedSatang: 80_000, owedSatang } as const;
    expect((await decide(second, decision)).problem!.reasons).toEqual(["changed_since"]);
    const { data } = (await claim(finance, { id: second })).reply!;
    expect(data.transfer).toMatchObject({ owedSatang: 0, warnings: ["nothing_owed"] });
    expect((await decide(second, { ...decision, owedSatang: 0 })).status).toBe(200);
  });

  it("for several orders is divided by what they owe, or as staff say, and no satang is lost", async () => {
    const [who, friend, other] = [await payer(), await payer(2), await payer()];
    const form = { slip: await who.slip(), amountSatang: 240_000, alsoFor: [friend.reference] };
    const { id } = (await who.handIn(form)).reply!.data.transfers[0]!;
    const toOther = [who, other].map((each) => ({ orderId: each.id, amountSatang: 120_000 }));
    const { problem } = await verify(id, 240_001, toOther);
    expect(problem!.errors).toMatchObject([{ path: "decision.parts", code: "parts_differ" }]);
    const { data } = (await verify(id, 240_000)).reply!;
    expect(data.orders.map(({ state, countedSatang }) => [state, countedSatang])).toEqual([
      ["confirmed", 80_000],
      ["confirmed", 160_000],
    ]);
    const waiting = (await reverse(data)).reply!.data;
    expect(waiting.orders.map(({ owedSatang }) => owedSatang)).toEqual([80_000, 160_000]);
    const again = (await verify(id, 240_000, toOther)).reply!.data;
    expect(again.orders.map(({ countedSatang }) => countedSatang)).toEqual([120_000, 0, 120_000]);
    expect((await other.order()).transfers).toMatchObject([{ countedSatang: 120_000 }]);
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("that comes too late takes places again where there are any, else the order keeps its money", async () => {
    await sql`update category_places set capacity = 1 where event_id = ${eventId}`.execute(given.db);
    const who = await payer();
    await later(25 * hour);
    const id = await handIn(who);
    expect(await seen(id)).toMatchObject({ warnings: ["order_expired"], orders: [{ state: "expired" }] });
    const taker = await payer();
    const late = (await verify(id, 80_000)).reply!.data;
    expect(late.orders).toMatchObject([{ state: "expired", owedSatang: 0, countedSatang: 80_000 }]);
    expect((await reverse(late)).status).toBe(200);
    await later(25 * hour);
    await transact(given.db, (tx) => openOrders(tx, [taker.id], clock()));
    expect((await verify(id, 80_000)).reply!.data.orders).toMatchObject([{ state: "confirmed" }]);
    expect(await wrongCounters(given.db)).toEqual([]);
  });
});

describe("a decision", () => {
  it("can be taken back by counter-entries; lines of accounts are never changed", async () => {
    const who = await payer();
    const verified = (await verify(await handIn(who), 80_000)).reply!.data;
    expect((await reverse(verified)).reply!.data).toMatchObject({ state: "waiting", receivedSatang: null });
    expect(await linesOf(who)).toEqual([80_000, -80_000]);
    expect((await who.order()).balance).toMatchObject({ verifiedSatang: 0, owedSatang: 80_000 });
    await verify(verified.id, 80_000);
    expect(await linesOf(who)).toEqual([80_000, -80_000, 80_000]);
    await expect(sql`update payment_lines set amount_satang = 1`.execute(given.db)).rejects.toThrow("never changed");
    await expect(sql`delete from payment_lines`.execute(given.db)).rejects.toThrow("never changed");
    const twice = sql`insert into payment_lines (order_id, kind, amount_satang, transfer_id, counters, at, by_whom)
      select order_id, kind, -amount_satang + 1, transfer_id, id, now(), 'x' from payment_lines
      where order_id = ${who.id} order by id desc limit 1`;
    await expect(twice.execute(given.db)).rejects.toThrow("takes back all of one line");
    await expect(sql`delete from orders where id = ${who.id}`.execute(given.db)).rejects.toThrow("payment_lines");
  });

  it("to refuse keeps the reference; to ask again gives it free, and time to send another", async () => {
    const [who, other, reference] = [await payer(), await payer(), givenReference()];
    const id = await handIn(who, 80_000, reference);
    await later(23 * hour);
    await decide(id, { kind: "refuse", reason: "not_received" });
    expect(await who.order()).toMatchObject({
      deadlineAt: clock() + 12 * hour,
      transfers: [{ state: "refused", reason: "not_received" }],
    });
    const again = await other.handIn({ slip: await other.slip(reference), amountSatang: 80_000 });
    expect(again.problem!.errors).toMatchObject([{ path: "slip", code: "slip_used" }]);
    expect((await reverse(await seen(id))).reply!.data.state).toBe("waiting");
    expect((await who.order()).deadlineAt).toBeNull();
    await decide(id, { kind: "askAgain", reason: "unreadable", note: "ภาพไม่ชัด" });
    expect((await who.order()).transfers).toMatchObject([{ state: "asked_again", note: "ภาพไม่ชัด" }]);
    const next = await handIn(who, 80_000, reference);
    expect((await reverse(await seen(id))).problem!.reasons).toEqual(["slip_used"]);
    expect((await seen(next)).warnings).toEqual(["reference_refused_before"]);
  });

  it("warns of what does not fit", async () => {
    const who = await payer();
    const slip = await who.slip(null);
    await sql`update slips set hash = 'same' where id in (${slip}, ${await (await payer()).slip()})`.execute(given.db);
    const form = { slip, amountSatang: 79_900, paidAt: clock() - 48 * hour };
    const { id } = (await who.handIn(form)).reply!.data.transfers[0]!;
    expect((await seen(id)).warnings).toEqual(["amount_differs", "paid_before_order", "no_code"]);
  });

  it("is for those who may verify payments, at the events where they may", async () => {
    const id = await handIn(await payer());
    const outsider = await givenSignedIn(given, `${slug}-desk`, "registration_desk", eventId);
    const good = { eventId, id, revision: 1, decision: { kind: "verify", receivedSatang: 80_000 } } as const;
    const bad = { ...good, decision: { kind: "verify", receivedSatang: 0 } };
    const callers = { url: given.url, outsider, insider: finance };
    await expectGuarded(callers, transferDecide, { good, bad, badPath: "decision.receivedSatang" });
    const elsewhere = await givenSale(given.db, {}, `${slug}-b`);
    const stranger = await givenSignedIn(given, `${slug}-b`, "finance", elsewhere);
    expect((await post(given.url, transferDecide, good, bearing(stranger))).status).toBe(404);
    const moved = { ...good, eventId: elsewhere };
    expect((await post(given.url, transferDecide, moved, bearing(stranger))).status).toBe(404);
    expect((await claim(stranger, { id, eventId: undefined })).problem!.errors).toMatchObject([{ code: "unknown" }]);
    expect((await get(given.url, transferList, stranger)).reply!.data).toEqual([]);
    // nor does money of one's own event go to an order of another one
    const theirs = await givenPayer(given, `${slug}-b`);
    const parts = [{ orderId: theirs.id, amountSatang: 80_000 }];
    const other = { ...good, decision: { ...good.decision, parts } };
    expect((await post(given.url, transferDecide, other, bearing(finance))).problem!.code).toBe("not_permitted");
    expect((await theirs.order()).balance.verifiedSatang).toBe(0);
  });
});

describe("the queue", () => {
  it("gives each transfer to one person at a time, however many ask at once", async () => {
    const ids: number[] = [];
    while (ids.length < 8) ids.push(await handIn(await payer()));
    const people = [finance];
    while (people.length < 4) people.push(await givenSignedIn(given, `${slug}-${people.length}`, "finance", eventId));
    const taken: number[] = [];
    for (let round = 0; round < 2; round++) {
      const answers = await Promise.all(people.map((by) => claim(by, { except: taken })));
      taken.push(...answers.map(({ reply }) => reply!.data.transfer!.id));
    }
    expect(taken.toSorted((a, b) => a - b)).toEqual(ids);
    const [first, second] = people as [string, string];
    expect((await claim(first, { except: taken })).reply!.data).toEqual({ transfer: null, waiting: 8 });

    const mine = taken[0]!;
    expect((await claim(second, { id: mine })).problem!.reasons).toEqual(["looked_at"]);
    const blocked = await decide(mine, { kind: "refuse", reason: "other" }, second);
    expect(blocked.problem!.reasons).toEqual(["looked_at"]);
    await claim(first, { id: taken[4]!, letGo: mine });
    expect((await claim(second, { id: mine })).reply!.data.transfer).toMatchObject({ id: mine });
    pass(4 * 60_000);
    expect((await claim(first, { id: mine })).status).toBe(200);
  });

  it("lets nobody take a decision back that somebody else looks at", async () => {
    const id = await handIn(await payer());
    const verified = (await verify(id, 80_000)).reply!.data;
    const other = await givenSignedIn(given, `${slug}-other`, "finance", eventId);
    expect((await claim(other, { id })).status).toBe(200);
    expect((await reverse(verified)).problem!.reasons).toEqual(["looked_at"]);
    expect((await seen(id)).state).toBe("verified");
  });

  it("lists what waits, the oldest first, and finds by reference and name", async () => {
    const [first, second] = [await payer(), await payer()];
    const ids = [await handIn(first), await handIn(second)];
    await decide(await handIn(await payer()), { kind: "refuse", reason: "other" });
    const listed = async (query: object) => (await get(given.url, transferList, finance, query)).reply!;
    const { data, meta } = await listed({ state: "waiting" });
    expect([data.map(({ id }) => id), meta]).toEqual([ids, { total: 2, waiting: 2 }]);
    expect((await listed({ eventId, text: second.reference.toLowerCase() })).data.map(({ id }) => id)).toEqual([
      ids[1],
    ]);
    expect((await listed({ text: "มานี" })).meta).toEqual({ total: 3, waiting: 2 });
  });

  it("shows the picture of a slip to staff who may see payments, and to nobody else", async () => {
    const who = await payer();
    const slip = (await who.upload(await drawSlip())).reply!.data.id;
    const { id } = (await who.handIn({ slip, amountSatang: 100 })).reply!.data.transfers[0]!;
    const picture = (by: string) =>
      given.app.inject({ url: `/api/event/transfer-picture?eventId=${eventId}&id=${id}`, headers: bearing(by) });
    const shown = await picture(finance);
    expect([shown.statusCode, shown.headers["content-type"], shown.headers["cache-control"]]).toEqual([
      200,
      "image/webp",
      "no-store",
    ]);
    expect((await picture(await givenSignedIn(given, `${slug}-d`, "registration_desk", eventId))).statusCode).toBe(404);
  });
});
