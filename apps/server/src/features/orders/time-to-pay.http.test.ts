import { randomUUID } from "node:crypto";
import type { BodyOf } from "@time-event/contract/endpoint";
import { eventPaymentGet, eventPaymentSave } from "@time-event/contract/event-payments";
import { transferDecide } from "@time-event/contract/staff-transfers";
import { addDays } from "@time-event/domain/time/calendar";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPayer, type Payer } from "../transfers/testing/given-payer.ts";
import { givenSale, offersOf } from "./testing/given-sale.ts";

const minute = 60_000;
const hour = 60 * minute;
const { clock, pass } = givenClock();
let given: GivenApp;
let slug: string;
let eventId: number;
let admin: string;

beforeAll(async () => {
  given = await givenApp({}, { clock });
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `pay-${randomUUID().slice(0, 8)}`;
  eventId = await givenSale(given.db, { capacity: 50 }, slug);
  await signIn();
});
const signIn = async () => {
  admin = await givenSignedIn(given, `admin-${randomUUID().slice(0, 8)}`, "administrator");
};
const today = () => new Date(clock() + 7 * hour).toISOString().slice(0, 10);
const startsIn = (days: number) =>
  sql`update events set starts_on = ${addDays(today(), days)}, ends_on = ${addDays(today(), days)} where id = ${eventId}`.execute(
    given.db,
  );
const say = async (payHours: number, body: Partial<BodyOf<typeof eventPaymentSave>> = {}) => {
  const { revision } = (await get(given.url, eventPaymentGet, admin, { eventId })).reply!.data;
  return post(given.url, eventPaymentSave, { eventId, channelIds: [], payHours, revision, ...body }, bearing(admin));
};
const left = async (who: Payer) => (await who.order()).deadlineAt! - clock();
const templates = async (who: Payer) =>
  (await given.db.selectFrom("mails").select("template").where("orderId", "=", who.id).orderBy("id").execute()).map(
    ({ template }) => template,
  );

it("gives a day where nobody has said anything, and what was said when the order was confirmed", async () => {
  const first = await givenPayer(given, slug);
  expect(await left(first)).toBe(24 * hour);
  expect((await say(2)).reply!.data).toMatchObject({ payHours: 2, revision: 1 });
  expect((await offersOf(given.url, slug)).payHours).toBe(2);
  const second = await givenPayer(given, slug);
  expect(await left(second)).toBe(2 * hour);
  expect((await say(5)).status).toBe(200);
  // a choice of channels leaves it as it is
  const { revision } = (await get(given.url, eventPaymentGet, admin, { eventId })).reply!.data;
  await post(given.url, eventPaymentSave, { eventId, channelIds: [], revision }, bearing(admin));
  expect((await get(given.url, eventPaymentGet, admin, { eventId })).reply!.data.payHours).toBe(5);
  // who confirmed before keeps the time they have, also after a refused slip
  for (const [who, hours] of [[first, 24] as const, [second, 2] as const]) {
    const { reply } = await who.handIn({ slip: await who.slip(), amountSatang: who.owedSatang });
    const id = reply!.data.transfers.at(-1)!.id;
    expect((await who.order()).deadlineAt).toBeNull();
    const decision = { kind: "refuse", reason: "not_received" } as const;
    expect((await post(given.url, transferDecide, { eventId, id, revision: 1, decision }, bearing(admin))).status).toBe(
      200,
    );
    expect(await left(who)).toBe(hours * hour);
  }
});

it.each([0, 169, 1.5])("refuses %d hours", async (payHours) => {
  const { status, problem } = await say(payHours);
  expect(status).toBe(400);
  expect(problem!.errors).toMatchObject([{ path: "payHours" }]);
});

it("ends where the day of the race begins, after a day at least", async () => {
  await say(168);
  await startsIn(3);
  const raceDayAt = Date.parse(`${addDays(today(), 3)}T00:00:00+07:00`);
  const said = await offersOf(given.url, slug);
  expect(said).toMatchObject({ payUntil: raceDayAt, payHours: Math.floor((raceDayAt - clock()) / hour) });
  const long = await left(await givenPayer(given, slug));
  expect(clock() + long).toBe(said.payUntil);
  await startsIn(0);
  expect(await offersOf(given.url, slug)).toMatchObject({ payUntil: null, payHours: 24 });
  expect(await left(await givenPayer(given, slug))).toBe(24 * hour);
});

it("reminds once a quarter of the time is left, of a week a day before", async () => {
  await say(2);
  const short = await givenPayer(given, slug);
  await say(168);
  await startsIn(30);
  const long = await givenPayer(given, slug);
  pass(2 * hour - 31 * minute);
  await given.work();
  expect(await templates(short)).toEqual(["order-registered"]);
  pass(2 * minute);
  await given.work();
  expect(await templates(short)).toEqual(["order-registered", "order-payment-reminder"]);
  pass(6 * 24 * hour - 2 * hour);
  await given.work();
  expect(await templates(long)).toEqual(["order-registered"]);
  pass(hour);
  await given.work();
  expect(await templates(long)).toEqual(["order-registered", "order-payment-reminder"]);
  expect((await short.order()).state).toBe("expired");
});

it.each([150, 167])(
  "reminds nobody on top of the letter that refuses a slip in hour %d of a week",
  async (refusedIn) => {
    await say(168);
    await startsIn(30);
    const who = await givenPayer(given, slug);
    pass(140 * hour);
    const { reply } = await who.handIn({ slip: await who.slip(), amountSatang: who.owedSatang });
    const id = reply!.data.transfers.at(-1)!.id;
    pass((refusedIn - 140) * hour);
    await signIn();
    await given.work();
    const decision = { kind: "refuse", reason: "not_received" } as const;
    await post(given.url, transferDecide, { eventId, id, revision: 1, decision }, bearing(admin));
    await given.work();
    pass(hour);
    await given.work();
    expect((await templates(who)).slice(-1)).toEqual(["order-slip-refused"]);
  },
);
