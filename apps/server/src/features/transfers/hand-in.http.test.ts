import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isSomebodyWaiting } from "../../db/testing/is-somebody-waiting.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { givenContact, givenSale, submit, wrongCounters } from "../orders/testing/given-sale.ts";
import { transferDecide, transferGet } from "@time-event/contract/staff-transfers";
import { webImagesDelete } from "@time-event/contract/transfers";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { drawSlip, givenReference, slipText } from "../slips/testing/given-slip.ts";
import { givenPayer, handIn, type Payer, uploadSlip } from "./testing/given-payer.ts";

const hour = 3_600_000;
const { clock, pass } = givenClock();
let given: GivenApp;
let slug: string;

beforeAll(async () => {
  given = await givenApp({}, { clock });
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `pay-${randomUUID().slice(0, 8)}`;
  await givenSale(given.db, {}, slug);
});

const wordsOf = ({ problem }: { problem: { reasons?: unknown; errors?: readonly object[] | undefined } | undefined }) =>
  problem?.errors?.map((each) => Object.values(each).join(" ")) ?? problem?.reasons;
const payer = () => givenPayer(given, slug);

/** Sends the picture of a slip and hands it in. */
async function pay(who: Payer, file: Uint8Array, amountSatang = who.owedSatang) {
  const slip = (await who.upload(file)).reply!.data;
  return who.handIn({ slip: slip.id, amountSatang });
}

describe("a slip", () => {
  it("is read at once, handed in, and keeps the order from expiring until a person has looked", async () => {
    const [who, reference] = [await payer(), givenReference()];
    const { data } = (await who.upload(await drawSlip({ text: slipText(reference, "014") }))).reply!;
    expect(data.code).toEqual({ kind: "bank", bankCode: "014", reference, paidOn: null });
    const { mediaType: _mediaType, usedBefore, ...slip } = data;
    expect(usedBefore).toBe(false);
    const paidAt = clock() - 60_000;
    const order = (await who.handIn({ slip: data.id, amountSatang: 80_000, paidAt })).reply!.data;
    expect(order).toMatchObject({
      state: "awaiting_payment",
      deadlineAt: null,
      balance: { verifiedSatang: 0, owedSatang: 80_000, waitingSatang: 80_000, overpaidSatang: 0, refundedSatang: 0 },
      transfers: [{ state: "waiting", claimedSatang: 80_000, paidAt, countedSatang: null, slip, reason: null }],
    });
    pass(48 * hour);
    await given.work();
    expect((await who.order()).state).toBe("awaiting_payment");
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("is the same slip when its file comes again, also at the same time", async () => {
    const [who, file] = [await payer(), await drawSlip()];
    const sent = await Promise.all([who.upload(file), who.upload(file), who.upload(file)]);
    expect(new Set(sent.map(({ reply }) => reply!.data.id)).size).toBe(1);
  });

  it("is one of twenty at most, however many come at the same time", async () => {
    const who = await payer();
    for (let sent = 0; sent < 18; sent++) await who.slip(null);
    const files = await Promise.all(Array.from({ length: 6 }, () => drawSlip({ width: 300 })));
    const answers = await Promise.all(files.map((file) => who.upload(file)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.flatMap((answer) => wordsOf(answer) ?? [])).toEqual(Array(4).fill("too_many_pictures"));
  });

  it("without a code waits for a person", async () => {
    const who = await payer();
    const { transfers } = (await pay(who, await drawSlip({ text: null }))).reply!.data;
    expect(transfers).toMatchObject([{ state: "waiting", slip: { code: null } }]);
  });

  it("pays once, however it is changed, and whichever order it comes with", async () => {
    const [who, other] = [await payer(), await payer()];
    const original = await drawSlip();
    const changed = await sharp(original)
      .resize(600)
      .extract({ left: 200, top: 400, width: 400, height: 500 })
      .toBuffer();
    expect((await pay(who, original)).status).toBe(200);
    expect(wordsOf(await pay(who, changed))).toEqual(["slip slip_used"]);
    // told before anybody hands it in
    expect((await other.upload(changed)).reply!.data.usedBefore).toBe(true);
    expect(wordsOf(await pay(other, changed))).toEqual(["slip slip_used"]);
    expect((await other.order()).transfers).toEqual([]);
  });

  it("can be taken back, and its order has its deadline again", async () => {
    const who = await payer();
    const deadline = (await who.order()).deadlineAt!;
    const slip = await who.slip();
    const { transfers } = (await who.handIn({ slip, amountSatang: 100 })).reply!.data;
    const after = (await who.takeBack(transfers[0]!.id)).reply!.data;
    expect(after).toMatchObject({ transfers: [], deadlineAt: deadline, balance: { waitingSatang: 0 } });
    expect(wordsOf(await who.takeBack(transfers[0]!.id))).toEqual(["fixed"]);
    expect((await who.handIn({ slip, amountSatang: 80_000 })).status).toBe(200);
  });

  it("holds no place for longer by being handed in and taken back", async () => {
    const who = await payer();
    const deadline = (await who.order()).deadlineAt!;
    const slip = await who.slip(null);
    for (let round = 0; round < 2; round++) {
      pass(11 * hour);
      const { transfers } = (await who.handIn({ slip, amountSatang: 1 })).reply!.data;
      expect((await who.takeBack(transfers[0]!.id)).reply!.data.deadlineAt).toBe(deadline);
    }
    // the reminder first: a job that holds the order's row would make the expiry come one look later
    await given.work();
    pass(3 * hour);
    await given.work();
    expect((await who.order()).state).toBe("expired");
  });

  it("belongs to its order alone", async () => {
    const [who, other] = [await payer(), await payer()];
    const slip = await who.slip();
    expect(wordsOf(await other.handIn({ slip, amountSatang: 100 }))).toEqual(["slip unknown"]);
    const { transfers } = (await who.handIn({ slip, amountSatang: 100 })).reply!.data;
    expect(wordsOf(await other.takeBack(transfers[0]!.id))).toEqual(["id unknown"]);
    const removal = (key: string, id: number) => submit(given.url, webImagesDelete, { id }, { key });
    expect(wordsOf(await removal(other.key, slip))).toEqual(["id unknown"]);
    expect(wordsOf(await removal(who.key, slip))).toEqual(["fixed"]);
    expect((await removal(who.key, await who.slip())).status).toBe(200);
  });

  it("that is put away while it is handed in is one or the other", async () => {
    const who = await payer();
    const slip = await who.slip();
    let removing: ReturnType<typeof submit> | undefined;
    await given.db.transaction().execute(async (tx) => {
      await sql`select from orders where id = ${who.id} for update`.execute(tx);
      removing = submit(given.url, webImagesDelete, { id: slip }, { key: who.key });
      await expect.poll(() => isSomebodyWaiting(given.db), { timeout: 20_000 }).toBe(true);
      // what handing it in does under the lock
      await sql`insert into transfers (event_id, order_id, source, slip_id, state, claimed_satang, sent_at, changed_by)
        select event_id, id, 'slip', ${slip}, 'waiting', 80000, now(), 'test' from orders where id = ${who.id}`.execute(
        tx,
      );
    });
    expect((await removing)!.status).toBe(409);
  });

  it("can be for several orders, and none of them expires meanwhile", async () => {
    const [who, friend] = [await payer(), await payer()];
    const form = { slip: await who.slip(), amountSatang: 160_000 };
    expect(wordsOf(await who.handIn({ ...form, alsoFor: ["NOBODY22"] }))).toEqual(["alsoFor.0 unknown"]);
    const others = { alsoFor: [friend.reference.toLowerCase()], alsoKeys: [friend.key] };
    const order = (await who.handIn({ ...form, ...others })).reply!.data;
    expect(order.transfers).toMatchObject([{ alsoFor: [friend.reference] }]);
    expect(await friend.order()).toMatchObject({ deadlineAt: null, transfers: [{ alsoFor: [who.reference] }] });
  });

  it("for less than several orders owe keeps only its own from expiring", async () => {
    const [who, friend] = [await payer(), await payer()];
    const { deadlineAt } = await friend.order();
    const others = { alsoFor: [friend.reference], alsoKeys: [friend.key] };
    const form = { slip: await who.slip(), amountSatang: 159_999, ...others };
    expect((await who.handIn(form)).reply!.data.deadlineAt).toBeNull();
    const named = await friend.order();
    expect([named.deadlineAt, named.balance.toPaySatang, named.payment?.owedSatang]).toEqual([
      deadlineAt,
      80_000,
      80_000,
    ]);
  });

  it("is shown to a stranger whose order it names once it was verified, and not before", async () => {
    const [who, stranger, other] = [await payer(), await payer(), await payer()];
    const before = await stranger.order();
    const form = { slip: await who.slip(), amountSatang: 160_000, alsoFor: [stranger.reference] };
    const { transfers } = (await who.handIn({ ...form, alsoKeys: [other.key, who.key, "none"] })).reply!.data;
    expect(await stranger.order()).toEqual(before);
    const staff = await givenSignedIn(given, `finance-${randomUUID().slice(0, 8)}`, "finance");
    const { eventId } = await given.db
      .selectFrom("orders")
      .select("eventId")
      .where("id", "=", who.id)
      .executeTakeFirstOrThrow();
    // staff see for which orders it is said to be
    const shown = (await get(given.url, transferGet, staff, { eventId, id: transfers[0]!.id })).reply!.data;
    expect(shown.orders.map(({ reference }) => reference)).toEqual([who.reference, stranger.reference]);
    const decision = { kind: "verify", receivedSatang: 160_000 } as const;
    const decided = { eventId, id: shown.id, revision: shown.revision, decision };
    expect((await post(given.url, transferDecide, decided, bearing(staff))).status).toBe(200);
    expect(await stranger.order()).toMatchObject({
      state: "confirmed",
      transfers: [{ state: "verified", countedSatang: 80_000 }],
    });
  });

  it.each([
    ["in small letters", (reference: string) => reference.toLowerCase(), "004"],
    ["with a zero before it", (reference: string) => `0${reference}`, "004"],
    ["with a sign in it", (reference: string) => `${reference.slice(0, 4)}-${reference.slice(4)}`, "004"],
    ["of another bank", (reference: string) => reference, "014"],
    ["all of it", (reference: string) => `00${reference.toLowerCase()}`, "025"],
  ])("pays once, though a forged code writes it %s", async (_, written, bankCode) => {
    const [who, forger, reference] = [await payer(), await payer(), givenReference()];
    expect((await pay(who, await drawSlip({ text: slipText(reference, "004") }))).status).toBe(200);
    const forged = await drawSlip({ text: slipText(written(reference), bankCode) });
    expect((await forger.upload(forged)).reply!.data.usedBefore).toBe(true);
    expect(wordsOf(await pay(forger, forged))).toEqual(["slip slip_used"]);
  });

  it("tells short references of two banks apart", async () => {
    const [who, other] = [await payer(), await payer()];
    const short = String(Date.now()).slice(-8);
    expect((await pay(who, await drawSlip({ text: slipText(short, "004") }))).status).toBe(200);
    expect((await pay(other, await drawSlip({ text: slipText(short, "014") }))).status).toBe(200);
  });

  it("for a part leaves the rest to be paid, and for all of it nothing, before a person has looked", async () => {
    const who = await payer();
    const half = (await who.handIn({ slip: await who.slip(), amountSatang: 30_000 })).reply!.data;
    expect(half.balance).toMatchObject({ owedSatang: 80_000, waitingSatang: 30_000, toPaySatang: 50_000 });
    expect(half.payment?.owedSatang).toBe(50_000);
    const whole = (await who.handIn({ slip: await who.slip(), amountSatang: 50_000 })).reply!.data;
    expect([whole.balance.toPaySatang, whole.payment]).toEqual([0, null]);
    const back = (await who.takeBack(whole.transfers[1]!.id)).reply!.data;
    expect(back.payment?.owedSatang).toBe(50_000);
  });

  it("is refused by an order that was not confirmed: it has no price yet", async () => {
    const contact = await givenContact(given.url, slug);
    const slip = (await uploadSlip(given.url, contact.key, await drawSlip())).reply!.data.id;
    expect(wordsOf(await handIn(given.url, contact.key, { slip, amountSatang: 100 }))).toEqual(["fixed"]);
  });
});

describe("a picture", () => {
  it("is refused with its own word", async () => {
    const who = await payer();
    const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic"), Buffer.alloc(64)]);
    const half = (await drawSlip()).subarray(0, 5_000);
    expect(wordsOf(await who.upload(heic))).toEqual(["file picture_heic"]);
    expect(wordsOf(await who.upload(Buffer.from("<svg/>")))).toEqual(["file not_a_picture"]);
    const twoSlips = await drawSlip({ alsoCodes: [slipText()] });
    expect(wordsOf(await who.upload(twoSlips))).toEqual(["file several_codes"]);
    expect(wordsOf(await who.upload(half))).toEqual(["file picture_damaged"]);
  });
});

// The long form: SLIPS_AT_ONCE=1000
const atOnce = Number(process.env["SLIPS_AT_ONCE"] ?? 40);

it(`accepts one slip once that ${atOnce} orders hand in at the same instant`, { timeout: 600_000 }, async () => {
  const sale = `${slug}-slips`;
  await givenSale(given.db, { capacity: null }, sale);
  const payers: Payer[] = [];
  const urls = [given.url, (await given.another()).url];
  while (payers.length < atOnce) {
    payers.push(await givenPayer({ ...given, url: urls[payers.length % 2]! }, sale));
    // they come from one address
    if (payers.length % 50 === 0) await given.db.deleteFrom("attempts").execute();
  }
  const reference = givenReference();
  const slips = await Promise.all(payers.map((who) => who.slip(reference)));
  const answers = await Promise.all(
    payers.map((who, index) => who.handIn({ slip: slips[index]!, amountSatang: 80_000 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.flatMap((answer) => wordsOf(answer) ?? [])).toEqual(Array(atOnce - 1).fill("slip slip_used"));
});
