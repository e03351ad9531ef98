import { eventPaymentSave } from "@time-event/contract/event-payments";
import { orderCancel } from "@time-event/contract/staff-orders";
import { statementImport, statementPreview } from "@time-event/contract/statements";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearing, post, upload } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenSale, wrongCounters } from "../orders/testing/given-sale.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPayer } from "../transfers/testing/given-payer.ts";

let given: GivenApp;
let admin: string;
let channelId: number;
const slug = "tailed-statement";
const now = Date.parse("2026-11-22T09:30:00+07:00");

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  admin = await givenSignedIn(given, "admin");
  const { rows } = await sql<{ id: number }>`
    insert into payment_channels (position, name_th, name_en, account, active, is_default) values (1, 'ธนาคาร', 'Bank',
      '{"kind":"bank","bankCode":"004","accountNumber":"0123456789","holder":"ชมรมวิ่ง"}', true, true)
    returning id`.execute(given.db);
  channelId = rows[0]!.id;
  const eventId = await givenSale(given.db, {}, slug);
  const form = { eventId, channelIds: [channelId], satangTail: "added" as const, revision: 1 };
  const { status } = await post(given.url, eventPaymentSave, form, bearing(admin));
  if (status !== 200) throw new Error(`the tail is not switched on: ${status}`);
});
afterAll(() => given.stop());

const payer = () => givenPayer(given, slug);
const file = (...rows: string[]) => Buffer.from(["วันที่,เวลา,รายการ,ถอน,ฝาก", ...rows].join("\n"));
const row = (time: string, baht: string) => `22/11/2569,${time},รับโอน X1234,,${baht}`;

it("verifies a payment without a reference by the satang that only its order owes", async () => {
  const [first, second, third, gone] = [await payer(), await payer(), await payer(), await payer()];
  expect([first, second, third, gone].map(({ owedSatang }) => owedSatang)).toEqual([80_001, 80_002, 80_003, 80_004]);
  // a slip without a code, paid at a time that nobody wrote down
  await second.handIn({ slip: await second.slip(null), amountSatang: 80_002, paidAt: null });
  const { id, eventId } = await given.db
    .selectFrom("orders")
    .select(["id", "eventId"])
    .where("reference", "=", gone.reference)
    .executeTakeFirstOrThrow();
  await post(given.url, orderCancel, { eventId, id, reason: "ยกเลิก" }, bearing(admin));

  const statement = file(
    row("09:31", "800.01"),
    row("09:32", "800.02"),
    row("09:20", "800.03"),
    row("09:33", "800.04"),
  );
  const params = { channelId, fileName: "november.csv" };
  const seen = (await upload(given.url, statementPreview, statement, admin, params)).reply!.data;
  expect(seen.lines.map(({ match }) => match)).toEqual([
    { by: "sum", references: [first.reference] },
    { by: "sum", references: [second.reference] },
    // it came before the order was confirmed; and one that is cancelled waits for nothing
    null,
    null,
  ]);
  const { data } = (await upload(given.url, statementImport, statement, admin, { ...params, expectNew: 4 })).reply!;
  expect(data).toEqual({ stored: 4, verified: 2, verifiedSatang: 160_003 });
  const states = await Promise.all([first, second, third, gone].map(async (who) => (await who.order()).state));
  expect(states).toEqual(["confirmed", "confirmed", "awaiting_payment", "cancelled"]);
  expect(await wrongCounters(given.db)).toEqual([]);
});
