import { randomUUID } from "node:crypto";
import { orderCreate } from "@time-event/contract/desk-orders";
import { transferDecide, transferReverse } from "@time-event/contract/staff-transfers";
import { statementImport } from "@time-event/contract/statements";
import { statementLineList, statementLineOrderList } from "@time-event/contract/statement-lines";
import { reconciliationGet } from "@time-event/contract/reconciliation";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bearing, get, post, upload } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenPlayer } from "../orders/testing/given-order.ts";
import { givenSale } from "../orders/testing/given-sale.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPayer, type Payer } from "../transfers/testing/given-payer.ts";

let given: GivenApp;
let slug: string;
let eventId: number;
let channelId: number;
let otherChannel: number;
let finance: string;
let desk: string;
const begin = Date.parse("2026-11-22T09:30:00+07:00");
let now = begin;
const clock = () => now;

const channel = async (number: string, position: number) =>
  (
    await sql<{ id: number }>`
    insert into payment_channels (position, name_th, name_en, account, active, is_default) values (${position}, 'ธนาคาร', 'Bank',
      ${JSON.stringify({ kind: "bank", bankCode: "004", accountNumber: number, holder: "ชมรมวิ่ง" })}::jsonb, true, false)
    returning id`.execute(given.db)
  ).rows[0]!.id;

beforeAll(async () => {
  given = await givenApp({}, { clock });
  finance = await givenSignedIn(given, "finance", "finance");
  channelId = await channel("0123456789", 9);
  otherChannel = await channel("9999999999", 10);
});
afterAll(() => given.stop());
beforeEach(async () => {
  now = begin;
  slug = `statement-${randomUUID().slice(0, 8)}`;
  eventId = await givenSale(given.db, {}, slug);
  desk = await givenSignedIn(given, `desk-${slug}`, "registration_desk", eventId);
  await sql`delete from statement_lines`.execute(given.db);
  // what the test before left is long ago
  await sql`update transfers set paid_at = paid_at - interval '30 days', received_at = received_at - interval '30 days',
    decided_at = decided_at - interval '30 days'`.execute(given.db);
});

const header = "วันที่,เวลา,รายการ,ถอน,ฝาก,ยอดคงเหลือ";
const csv = (...rows: string[]) => Buffer.from(["บัญชี 012-3-45678-9", header, ...rows].join("\n"));
const row = (time: string, text: string, baht: string) => `22/11/2569,${time},${text},,"${baht}",`;
const importFile = (file: Buffer, expectNew: number, channel = channelId) =>
  upload(given.url, statementImport, file, finance, { channelId: channel, fileName: "november.csv", expectNew });
const unmatched = async () => (await get(given.url, statementLineList, finance)).reply!;

/** From now on the event is paid into this account alone. */
async function paidInto(only: number) {
  await sql`delete from event_payment_channels where event_id = ${eventId}`.execute(given.db);
  await sql`insert into event_payment_channels (event_id, channel_id) values (${eventId}, ${only})`.execute(given.db);
}

async function deskOrder(method: "cash" | "card" | "transfer" = "cash") {
  const body = {
    eventId,
    formId: randomUUID(),
    contact: { name: "สมศรี ใจงาม", phone: "0812345678", email: "somsri@example.org" },
    language: "th" as const,
    entries: [{ category: "10K", team: "", players: [givenPlayer()] }],
    hasConsented: true,
    payment: { kind: "desk" as const, method },
    totalSatang: 80_000,
    note: "",
  };
  const { reply, problem } = await post(given.url, orderCreate, body, bearing(desk));
  if (!reply) throw new Error(JSON.stringify(problem));
  return reply.data;
}

it("leaves money to a person that names an order paid in cash: it came twice", async () => {
  const { reference } = await deskOrder();
  await importFile(csv(row("08:02", `พร้อมเพย์ ${reference}`, "800.00")), 1);
  // 800 in notes and 800 in the bank for an order of 800
  expect((await unmatched()).meta).toEqual({ total: 1, totalSatang: 80_000 });
});

it("leaves a stranger's transfer within minutes of a cash payment to a person", async () => {
  await deskOrder(); // 09:30
  await importFile(csv(row("09:28", "รับโอน X1234", "800.00")), 1);
  expect((await unmatched()).meta).toEqual({ total: 1, totalSatang: 80_000 });
});

it("matches a slip by its time though somebody paid in cash in the same minutes", async () => {
  const who = await givenPayer(given, slug);
  await who.handIn({ slip: await who.slip(null), amountSatang: 80_000, paidAt: now - 120_000 });
  await deskOrder();
  await importFile(csv(row("09:28", "รับโอน X1234", "800.00")), 1);
  expect((await who.order()).state).toBe("confirmed");
});

it("expects no statement to show cash or cards, and a transfer that staff saw", async () => {
  const before = (await get(given.url, reconciliationGet, finance, { day: "2026-11-22" })).reply!.data;
  await deskOrder("cash");
  await deskOrder("card");
  await deskOrder("transfer");
  const after = (await get(given.url, reconciliationGet, finance, { day: "2026-11-22" })).reply!.data;
  expect(after.withoutStatementSatang - before.withoutStatementSatang).toBe(80_000);
  const sums = ({ accounts }: typeof after) => accounts.ways.map(({ paymentsSatang }) => paymentsSatang);
  expect(after.accounts.ways.map(({ way }) => way)).toEqual(["bank", "cash", "card"]);
  expect(sums(after).map((sum, index) => sum - sums(before)[index]!)).toEqual([80_000, 80_000, 80_000]);
  expect(sums(after).reduce((sum, each) => sum + each, 0)).toBe(after.accounts.paymentsSatang);
});

it("finds the orders that a line may pay: what owes as much, or by name, telephone, amount and reference", async () => {
  const [who, other] = [await givenPayer(given, slug), await givenPayer(given, slug, [givenPlayer(), givenPlayer()])];
  await sql`update orders set contact_name = 'มานี มีนา', contact_phone = '0899998888' where id = ${other.id}`.execute(
    given.db,
  );
  await importFile(csv(row("08:02", "รับโอน X1234", "800.00")), 1);
  const { id } = (await unmatched()).data[0]!;
  const meant = async (text?: string) => {
    const { reply } = await get(given.url, statementLineOrderList, finance, { id, ...(text && { text }) });
    return reply!.data.filter(({ reference }) => [who, other].some((payer) => payer.reference === reference));
  };
  const of = (payer: Payer) => expect.objectContaining({ reference: payer.reference, owedSatang: payer.owedSatang });
  expect(await meant()).toEqual([of(who)]);
  for (const text of ["มีนา", "089-999-8888", "1,600", other.reference]) expect(await meant(text)).toEqual([of(other)]);
  expect(await meant("ไม่มีใคร")).toEqual([]);
  // an event that is paid elsewhere is found by words alone, and said to be
  await paidInto(otherChannel);
  expect(await meant()).toEqual([]);
  expect(await meant(who.reference)).toMatchObject([{ isPaidInto: false }]);
});

it("pays no slip and no order out of an account that its event is not paid into", async () => {
  await paidInto(otherChannel);
  const [slip, named] = [await givenPayer(given, slug), await givenPayer(given, slug)];
  await slip.handIn({ slip: await slip.slip(null), amountSatang: 80_000, paidAt: now - 120_000 });
  const lines = csv(row("09:28", "รับโอน X1234", "800.00"), row("09:20", named.reference, "800.00"));
  const states = async () => [(await slip.order()).state, (await named.order()).state];
  await importFile(lines, 2, channelId);
  expect(await states()).toEqual(["awaiting_payment", "awaiting_payment"]);
  // whoever edits the channel of an old statement changes nothing of what it showed
  await sql`update payment_channels set account = jsonb_set(account, '{accountNumber}', '"8888888888"')
    where id = ${channelId}`.execute(given.db);
  await importFile(lines, 2, otherChannel);
  expect(await states()).toEqual(["confirmed", "confirmed"]);
  expect((await unmatched()).meta).toEqual({ total: 2, totalSatang: 160_000 });
});

describe("what a person took back", () => {
  const takenBack = async (who: Payer) => {
    const [transfer] = (await who.order()).transfers;
    const { revision } = await given.db
      .selectFrom("transfers")
      .select("revision")
      .where("id", "=", transfer!.id)
      .executeTakeFirstOrThrow();
    const form = { eventId, id: transfer!.id, revision, reason: "ไม่ใช่ของคนนี้" };
    const { reply } = await post(given.url, transferReverse, form, bearing(finance));
    return reply!.data;
  };
  const owed = async (who: Payer) => (await who.order()).balance.owedSatang;

  it("is not verified again by its old line with the next file, and the queue says so", async () => {
    const who = await givenPayer(given, slug);
    await importFile(csv(row("08:02", `พร้อมเพย์ ${who.reference}`, "800.00")), 1);
    expect(await owed(who)).toBe(0);
    const transfer = await takenBack(who);
    expect(transfer).toMatchObject({
      warnings: expect.arrayContaining(["taken_back"]) as string[],
      takenBack: { by: "finance", reason: "ไม่ใช่ของคนนี้" },
    });
    now += 60_000;
    await importFile(csv(row("08:03", "อื่น", "12.00")), 1);
    expect(await owed(who)).toBe(80_000);
    expect((await unmatched()).data).toMatchObject([{ transferId: transfer.id }, { transferId: null }]);
  });

  it("is not verified by another line that they knew, but by one that comes later", async () => {
    const who = await givenPayer(given, slug);
    // it came before anybody handed it in, so it is nobody's
    await importFile(csv(row("09:28", "รับโอน X1234", "800.00")), 1);
    const { reply } = await who.handIn({ slip: await who.slip(null), amountSatang: 80_000, paidAt: now - 120_000 });
    const { id } = reply!.data.transfers[0]!;
    const decision = { kind: "verify", receivedSatang: 80_000 } as const;
    expect(
      (await post(given.url, transferDecide, { eventId, id, revision: 1, decision }, bearing(finance))).status,
    ).toBe(200);
    await takenBack(who);
    now += 60_000;
    await importFile(csv(row("08:03", "อื่น", "12.00")), 1);
    expect(await owed(who)).toBe(80_000);
    await importFile(csv(row("09:29", `${who.reference} X1234`, "800.00"), row("09:28", "รับโอน X1234", "800.00")), 1);
    expect(await owed(who)).toBe(0);
  });
});
