import { randomUUID } from "node:crypto";
import type { BodyOf } from "@time-event/contract/endpoint";
import { statementImport } from "@time-event/contract/statements";
import { statementLineAssign, statementLineList } from "@time-event/contract/statement-lines";
import { transferGet, transferOrderList, transferReverse } from "@time-event/contract/staff-transfers";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bearing, get, post, upload } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenSale } from "../orders/testing/given-sale.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPayer, type Payer } from "../transfers/testing/given-payer.ts";
import { givenBankChannel } from "./testing/given-bank-channel.ts";

const now = Date.parse("2026-11-22T09:30:00+07:00");
let given: GivenApp;
let slug: string;
let eventId: number;
let channelId: number;
let finance: string;
let second: string;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  finance = await givenSignedIn(given, "finance", "finance");
  second = await givenSignedIn(given, "second", "finance");
  channelId = await givenBankChannel(given.db);
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `parts-${randomUUID().slice(0, 8)}`;
  eventId = await givenSale(given.db, {}, slug);
  await sql`delete from statement_lines`.execute(given.db);
});

async function givenLine(baht: string): Promise<number> {
  const file = Buffer.from(`วันที่,เวลา,รายการ,ถอน,ฝาก\n22/11/2569,08:01,ทีมวิ่ง,,${baht}`);
  const said = { channelId, fileName: "november.csv", expectNew: 1 };
  expect((await upload(given.url, statementImport, file, finance, said)).status).toBe(200);
  return (await get(given.url, statementLineList, finance)).reply!.data[0]!.id;
}
type Parts = NonNullable<BodyOf<typeof statementLineAssign>["parts"]>;
const divide = (id: number, parts: Parts, who = finance) =>
  post(given.url, statementLineAssign, { id, parts }, bearing(who));
const part = ({ id }: Payer, amountSatang: number) => ({ orderId: id, amountSatang });
const unmatched = async () => (await get(given.url, statementLineList, finance)).reply!.meta.total;
const verified = async (who: Payer) => (await who.order()).balance.verifiedSatang;

it("is divided in one step, says so in the history, and goes back by counter-entries", async () => {
  const [captain, friend] = [await givenPayer(given, slug), await givenPayer(given, slug)];
  const id = await givenLine("1500.00");
  const { transferId } = (await divide(id, [part(captain, 80_000), part(friend, 70_000)])).reply!.data;
  expect([(await captain.order()).state, (await friend.order()).state]).toEqual(["confirmed", "awaiting_payment"]);
  expect((await friend.order()).balance).toMatchObject({ verifiedSatang: 70_000, owedSatang: 10_000 });
  expect(await unmatched()).toBe(0);
  const entry = await given.db
    .selectFrom("auditEntries")
    .select("entry")
    .where("action", "=", "statement-line-assign")
    .orderBy("seq", "desc")
    .executeTakeFirstOrThrow();
  expect(entry.entry).toContain(friend.reference);

  const { revision } = (await get(given.url, transferGet, finance, { eventId, id: transferId })).reply!.data;
  const form = { eventId, id: transferId, revision, reason: "แบ่งผิด" };
  expect((await post(given.url, transferReverse, form, bearing(finance))).status).toBe(200);
  expect([await verified(captain), await verified(friend), await unmatched()]).toEqual([0, 0, 1]);
});

it("adds up to the line, names each order once, and asks for one of both", async () => {
  const [captain, friend] = [await givenPayer(given, slug), await givenPayer(given, slug)];
  const id = await givenLine("1500.00");
  const short = await divide(id, [part(captain, 80_000), part(friend, 69_999)]);
  expect(short.problem!.errors).toMatchObject([{ path: "parts", code: "parts_differ" }]);
  const twice = await divide(id, [part(captain, 80_000), part(captain, 70_000)]);
  expect(twice.problem!.errors).toMatchObject([{ path: "parts.1.orderId", code: "unknown" }]);
  const nobody = await divide(id, [part(captain, 80_000), { orderId: 999_999_999, amountSatang: 70_000 }]);
  expect(nobody.problem!.errors).toMatchObject([{ path: "parts.1.orderId", code: "unknown" }]);
  const { problem } = await post(given.url, statementLineAssign, { id }, bearing(finance));
  expect(problem!.errors).toMatchObject([{ path: "reference", code: "required" }]);
  expect([await verified(captain), await unmatched()]).toEqual([0, 1]);
});

it("counts once when two people divide it at the same instant, each in another order", async () => {
  const [captain, friend] = [await givenPayer(given, slug), await givenPayer(given, slug)];
  const id = await givenLine("1600.00");
  const answers = await Promise.all([
    divide(id, [part(captain, 80_000), part(friend, 80_000)]),
    divide(id, [part(friend, 100_000), part(captain, 60_000)], second),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await verified(captain)) + (await verified(friend))).toBe(160_000);
});

it("proposes the other orders of a slip's contact that owe, and finds others of its event by words", async () => {
  const [captain, friend] = [await givenPayer(given, slug), await givenPayer(given, slug)];
  await sql`update orders set contact_email = 'captain@example.org' where id in (${captain.id}, ${friend.id})`.execute(
    given.db,
  );
  const stranger = await givenPayer(given, slug);
  await sql`update orders set contact_email = 'x@example.org', contact_phone = '' where id = ${stranger.id}`.execute(
    given.db,
  );
  const { reply } = await captain.handIn({ slip: await captain.slip(), amountSatang: 160_000 });
  const id = reply!.data.transfers[0]!.id;
  const found = async (text?: string) =>
    (await get(given.url, transferOrderList, finance, { eventId, id, ...(text && { text }) })).reply!.data.map(
      (order) => order.id,
    );
  expect(await found()).toEqual([friend.id]);
  expect(await found(stranger.reference)).toEqual([stranger.id]);
  expect(await found(captain.reference)).toEqual([]);
  const desk = await givenSignedIn(given, `${slug}-d`, "registration_desk", eventId);
  expect((await get(given.url, transferOrderList, desk, { eventId, id })).status).toBe(404);
});
