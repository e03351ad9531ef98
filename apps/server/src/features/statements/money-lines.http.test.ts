import { moneyLineExport, moneyLineList } from "@time-event/contract/money-lines";
import { reconciliationGet } from "@time-event/contract/reconciliation";
import { callPath } from "@time-event/contract/call";
import { transferDecide, transferGet, transferReverse } from "@time-event/contract/staff-transfers";
import { dayInZone } from "@time-event/domain/time/day-in-zone";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { givenSale } from "../orders/testing/given-sale.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPayer } from "../transfers/testing/given-payer.ts";

let given: GivenApp;
let finance: string;
let eventId: number;
let day: string;
const { clock } = givenClock();

beforeAll(async () => {
  given = await givenApp({}, { clock });
  eventId = await givenSale(given.db, { capacity: 9 }, "day-of-money");
  finance = await givenSignedIn(given, "finance", "finance");
  day = dayInZone("Asia/Bangkok", clock());
});
afterAll(() => given.stop());

async function givenVerified() {
  const who = await givenPayer(given, "day-of-money");
  const { reply } = await who.handIn({ slip: await who.slip(), amountSatang: who.owedSatang });
  const { id } = reply!.data.transfers[0]!;
  const { revision } = (await get(given.url, transferGet, finance, { eventId, id })).reply!.data;
  const decision = { kind: "verify", receivedSatang: who.owedSatang } as const;
  return (await post(given.url, transferDecide, { eventId, id, revision, decision }, bearing(finance))).reply!.data;
}
const lines = async (filter: object) => (await get(given.url, moneyLineList, finance, { day, ...filter })).reply!;

it("lists the lines behind each sum of a day, and they add up to it", async () => {
  await givenVerified();
  const { id, revision } = await givenVerified();
  await post(given.url, transferReverse, { eventId, id, revision, reason: "ผิดรายการ" }, bearing(finance));
  const { accounts, events } = (await get(given.url, reconciliationGet, finance, { day })).reply!.data;
  expect(accounts.netSatang).toBe(80_000);
  for (const { way, paymentsSatang, takenBackSatang } of accounts.ways) {
    const { data, meta } = await lines({ kind: "payment", way });
    expect(meta.sumSatang).toBe(paymentsSatang + takenBackSatang);
    expect(data.reduce((sum, { amountSatang }) => sum + amountSatang, 0)).toBe(meta.sumSatang);
  }
  expect((await lines({ kind: "refund" })).meta.sumSatang).toBe(accounts.refundsSatang);
  for (const event of events) expect((await lines({ eventId: event.eventId })).meta.sumSatang).toBe(event.netSatang);
  const { data, meta } = await lines({});
  expect(meta).toEqual({ total: 3, sumSatang: accounts.netSatang });
  expect(data.map(({ amountSatang, isCounter, way }) => [amountSatang, isCounter, way])).toEqual([
    [80_000, false, "bank"],
    [80_000, false, "bank"],
    [-80_000, true, "bank"],
  ]);
  expect(data.at(-1)).toMatchObject({ transferId: id, by: "finance" });
  expect((await lines({ day: "2020-01-01" })).meta).toEqual({ total: 0, sumSatang: 0 });
});

it("saves a day's lines as a file with its money in baht, which is recorded", async () => {
  const path = callPath(moneyLineExport, { day, format: "csv", language: "en" });
  const reply = await fetch(`${given.url}/api/event/${path}`, { headers: bearing(finance) });
  const rows = (await reply.text()).trim().split(/\r?\n/);
  expect(rows.length).toBe(4);
  expect(rows.at(-1)).toContain("Taken back,-800.00,finance");
  const logged = given.db.selectFrom("auditEntries").select("username").where("action", "=", moneyLineExport.name);
  expect(await logged.execute()).toEqual([{ username: "finance" }]);
});

it("is for those who may see payments everywhere", async () => {
  const other = await givenSignedIn(given, "timing", "timing_official", eventId);
  expect((await get(given.url, moneyLineList, other, { day })).status).toBe(404);
});
