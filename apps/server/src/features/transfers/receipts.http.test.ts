import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { webRegisterGet, webRegisterSave } from "@time-event/contract/order-keeping";
import { orderReceiptGet, organiserList, organiserSave } from "@time-event/contract/receipts";
import { toJson, toTimestamp } from "../../db/column-types.ts";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { withKey } from "../../testing/given-key.ts";
import { createOrderLetters } from "../orders/order-letters.ts";
import { settleIfPaid } from "../orders/settle-order.service.ts";
import { givenSale, submit } from "../orders/testing/given-sale.ts";
import { listReceipts } from "../receipts/receipts.queries.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPayer, type Payer } from "./testing/given-payer.ts";

const { clock } = givenClock();
const organiser = "ชมรมวิ่งดอยสุเทพ";
let given: GivenApp;
let slug: string;
let eventId: number;

beforeAll(async () => {
  given = await givenApp({}, { clock });
  slug = `receipts-${randomUUID().slice(0, 8)}`;
  eventId = await givenSale(given.db, { capacity: 50 }, slug);
  await sql`update events set organiser = ${organiser} where id = ${eventId}`.execute(given.db);
});
afterAll(() => given.stop());

/** The order is paid in full; `before` runs just before the commit. */
async function settle({ id, owedSatang }: Payer, before = () => {}): Promise<void> {
  const { eventId } = await given.db
    .selectFrom("orders")
    .select("eventId")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const at = toTimestamp(clock());
  const transfer = { eventId, orderId: id, source: "staff", state: "verified", sentAt: at, changedBy: "test" } as const;
  const tellContact = createOrderLetters({ add: async () => {} });
  await given.db.transaction().execute(async (tx) => {
    const { id: transferId } = await tx
      .insertInto("transfers")
      .values({ ...transfer, claimedSatang: owedSatang, receivedSatang: owedSatang })
      .returning("id")
      .executeTakeFirstOrThrow();
    const line = { orderId: id, kind: "payment", amountSatang: owedSatang, transferId, at, byWhom: "test" } as const;
    await tx.insertInto("paymentLines").values(line).execute();
    await settleIfPaid(tx, [{ id, eventId }], { now: clock(), tellContact });
    before();
  });
}

async function shown(key: string, language: "th" | "en") {
  const response = await fetch(`${given.url}/api/web/web-register-get?receipt=${language}`, { headers: withKey(key) });
  return webRegisterGetReply((await response.json()) as { data: unknown; meta: unknown });
}
const webRegisterGetReply = ({ data, meta }: { data: unknown; meta: unknown }) => ({
  order: webRegisterGet.data.parse(data),
  pdf: Buffer.from(webRegisterGet.meta.parse(meta).receiptPdf ?? "", "base64"),
});

it("numbers receipts without a gap, whoever settles at the same time and whatever is undone", async () => {
  // settlements of one event wait for each other anyway: the six are of six events of one organiser
  const payers = [];
  for (let n = 0; n < 6; n++) {
    const other = `receipts-${randomUUID().slice(0, 8)}`;
    const id = await givenSale(given.db, {}, other);
    await sql`update events set organiser = ${organiser} where id = ${id}`.execute(given.db);
    payers.push(await givenPayer(given, other));
  }
  const undone = () => {
    throw new Error("undone");
  };
  const outcomes = await Promise.allSettled(payers.map((payer, n) => settle(payer, n % 3 === 0 ? undone : undefined)));
  expect(outcomes.filter(({ status }) => status === "rejected").length).toBe(2);
  const numbers = async () =>
    (await given.db.selectFrom("receipts").select("number").orderBy("number").execute()).map(({ number }) => number);
  expect(await numbers()).toEqual([1, 2, 3, 4]);
  for (const payer of [payers[0]!, payers[3]!]) await settle(payer);
  expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6]);
});

it("is a PDF in both languages for the holder of the order and for finance, made out as they asked", async () => {
  const admin = await givenSignedIn(given, "admin");
  const listed = (await get(given.url, organiserList, admin)).reply!.data.find(({ name }) => name === organiser);
  expect(listed).toMatchObject({ revision: 0, taxId: "" });
  const address = { th: "เชียงใหม่", en: "Chiang Mai" };
  const nameEn = "Doi Suthep Running Club";
  const said = { nameEn, taxId: "0105561000123", branch: "สำนักงานใหญ่", address };
  await post(given.url, organiserSave, { name: organiser, ...said, revision: 0 }, bearing(admin));
  const stale = await post(given.url, organiserSave, { name: organiser, ...said, revision: 0 }, bearing(admin));
  expect(stale.problem!.code).toBe("edit_conflict");

  const payer = await givenPayer(given, slug);
  const receiptTo = { name: "หจก. ปู่ย่าพาเพลิน", taxId: "0993000123456", branch: "", address: "กรุงเทพฯ" };
  const ask = (to: typeof receiptTo) =>
    submit(given.url, webRegisterSave, { event: slug, language: "th", receiptTo: to }, { key: payer.key });
  expect((await ask({ ...receiptTo, taxId: "12" })).status).toBe(400);
  expect((await ask(receiptTo)).reply!.data.order).toMatchObject({ receiptTo, receipt: null });
  expect((await shown(payer.key, "th")).pdf.length).toBe(0);
  await settle(payer);
  const [th, en] = [await shown(payer.key, "th"), await shown(payer.key, "en")];
  expect(th.order.receipt).toEqual({ number: "2569-000007", issuedAt: clock() });
  for (const { pdf } of [th, en]) expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  // the author of a PDF is written as it is
  expect([th, en].map(({ pdf }) => pdf.includes(nameEn))).toEqual([false, true]);
  expect((await ask({ ...receiptTo, name: "x" })).problem!.reasons).toEqual(["fixed"]);
  const { content } = await given.db
    .selectFrom("receipts")
    .select("content")
    .where("orderId", "=", payer.id)
    .executeTakeFirstOrThrow();
  expect(content).toMatchObject({ buyer: receiptTo, seller: { name: organiser, ...said }, totalSatang: 80_000 });

  const download = async (bearer: string, of = payer.id) => {
    const url = `${given.url}/api/event/${orderReceiptGet.name}?eventId=${eventId}&id=${of}&language=en`;
    const { status, headers } = await fetch(url, { headers: bearing(bearer) });
    return [status, headers.get("content-type")?.split(";")[0]];
  };
  expect(await download(admin)).toEqual([200, "application/pdf"]);
  expect((await download(admin, 99_999))[0]).toBe(404);
  expect((await download(await givenSignedIn(given, "marshal", "timing_official", eventId)))[0]).toBe(404);
});

it("is followed by a document of its own where the price changes later; together they say what the order costs", async () => {
  const payer = await givenPayer(given, slug);
  await settle(payer);
  const { quote } = await payer.order();
  const changeBy = async (satang: number) => {
    const name = { th: "ส่วนต่าง", en: "Difference" };
    const line = { ...quote.lines[0]!, name, unitSatang: satang, amountSatang: satang };
    const changed = { ...quote, lines: [...quote.lines, line], totalSatang: quote.totalSatang + satang };
    await given.db
      .updateTable("orders")
      .set({ quote: toJson(changed) })
      .where("id", "=", payer.id)
      .execute();
  };
  await changeBy(40_000);
  expect((await payer.order()).receipts?.length).toBe(1);
  // paid in two parts: nothing is said before all of it came
  await settle({ ...payer, owedSatang: 15_000 });
  expect((await payer.order()).receipts?.length).toBe(1);
  await settle({ ...payer, owedSatang: 25_000 });
  await changeBy(-5_000);
  await given.db.transaction().execute(async (tx) => {
    const tellContact = createOrderLetters({ add: async () => {} });
    for (let again = 0; again < 2; again++)
      await settleIfPaid(tx, [{ id: payer.id, eventId }], { now: clock(), tellContact });
  });
  const { receipts } = await payer.order();
  expect(receipts?.map(({ kind, totalSatang }) => [kind, totalSatang])).toEqual([
    ["receipt", 80_000],
    ["receipt", 40_000],
    ["credit", 45_000],
  ]);
  const contents = await listReceipts(given.db, payer.id);
  expect(contents.map(({ changes }) => changes)).toEqual([undefined, contents[0]!.number, contents[0]!.number]);
  for (const { lines, totalSatang } of contents) {
    expect(lines.reduce((sum, { amountSatang }) => sum + amountSatang, 0)).toBe(totalSatang);
  }
  const pdfs = await Promise.all(
    receipts!.map(async ({ number }) => {
      const url = `${given.url}/api/web/web-register-get?receipt=th&receiptNumber=${number}`;
      const { meta } = (await (await fetch(url, { headers: withKey(payer.key) })).json()) as { meta: unknown };
      return webRegisterGet.meta.parse(meta).receiptPdf;
    }),
  );
  expect(new Set(pdfs).size).toBe(3);
});
