import { randomUUID } from "node:crypto";
import { statementImport } from "@time-event/contract/statements";
import { statementLineList } from "@time-event/contract/statement-lines";
import { transferReverse } from "@time-event/contract/staff-transfers";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { isSomebodyWaiting } from "../../db/testing/is-somebody-waiting.ts";
import { bearing, get, post, upload } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenSale } from "../orders/testing/given-sale.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenReference } from "../slips/testing/given-slip.ts";
import { givenPayer, type Payer } from "../transfers/testing/given-payer.ts";
import { givenBankChannel } from "./testing/given-bank-channel.ts";

// What a line was matched by is asked again under locks: others work while a statement is matched.

const begin = Date.parse("2026-11-22T09:30:00+07:00");
let now = begin;
let given: GivenApp;
let slug: string;
let eventId: number;
let channelId: number;
let finance: string;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  finance = await givenSignedIn(given, "finance", "finance");
  channelId = await givenBankChannel(given.db);
});
afterAll(() => given.stop());
beforeEach(async () => {
  now = begin;
  slug = `race-${randomUUID().slice(0, 8)}`;
  eventId = await givenSale(given.db, {}, slug);
  await sql`delete from statement_lines`.execute(given.db);
  // what the test before left is long ago
  await sql`update transfers set paid_at = paid_at - interval '30 days', received_at = received_at - interval '30 days',
    decided_at = decided_at - interval '30 days'`.execute(given.db);
});

const row = (time: string, text: string, baht = "800.00") => `22/11/2569,${time},${text},,${baht}`;
const importRows = (...rows: string[]) => {
  const file = Buffer.from(["วันที่,เวลา,รายการ,ถอน,ฝาก", ...rows].join("\n"));
  return upload(given.url, statementImport, file, finance, { channelId, fileName: "november.csv", expectNew: 1 });
};
const unrelated = () => importRows(row("06:00", "อื่น", "12.00"));
const handIn = async (who: Payer, form: { reference?: string | null; amountSatang?: number } = {}) => {
  const { reference = null, amountSatang = 80_000 } = form;
  const slip = await who.slip(reference);
  const { reply } = await who.handIn({ slip, amountSatang, paidAt: now - 120_000 });
  return reply!.data.transfers.at(-1)!.id;
};
const unmatched = async () => (await get(given.url, statementLineList, finance)).reply!.data;
const stateOf = async (who: Payer) => (await who.order()).state;

/** Runs statements while an import waits for what they have locked; then the import goes on. */
async function meanwhile(
  locks: RawBuilder<unknown>,
  act: () => ReturnType<typeof importRows>,
  change: RawBuilder<unknown>,
) {
  let importing: ReturnType<typeof importRows> | undefined;
  await given.db.transaction().execute(async (tx) => {
    await locks.execute(tx);
    importing = act();
    await expect.poll(() => isSomebodyWaiting(given.db), { timeout: 20_000 }).toBe(true);
    await change.execute(tx);
  });
  return (await importing)!;
}
const lockOrder = ({ id }: Payer) => sql`select from orders where id = ${id} for update`;
const lockLines = sql`select from statement_lines for update`;
/** Money that a person has verified for an order. */
const verified = ({ id }: Payer, line: RawBuilder<unknown> = sql`select 1`) => sql`
  with t as (
    insert into transfers (event_id, order_id, source, method, state, claimed_satang, received_satang, received_at, decided_at,
      decided_by, sent_at, changed_by)
    select event_id, id, 'staff', 'transfer', 'verified', 80000, 80000, to_timestamp(${now} / 1000.0),
      to_timestamp(${now} / 1000.0), 'x', to_timestamp(${now} / 1000.0), 'x' from orders where id = ${id}
    returning id
  ), changed as (${line})
  select id from t`;

it("leaves an order to a person for which something was handed in since", async () => {
  const who = await givenPayer(given, slug);
  const handedIn = sql`
    insert into transfers (event_id, order_id, source, state, claimed_satang, sent_at, changed_by)
    select event_id, id, 'slip', 'waiting', 80000, now(), 'x' from orders where id = ${who.id}`;
  const { status } = await meanwhile(lockOrder(who), () => importRows(row("09:00", who.reference)), handedIn);
  expect([status, await stateOf(who)]).toEqual([200, "awaiting_payment"]);
  expect(await unmatched()).toHaveLength(1);
});

it("verifies no transfer that claims another sum by then", async () => {
  const [who, reference] = [await givenPayer(given, slug), givenReference()];
  const id = await handIn(who, { reference });
  const other = sql`update transfers set claimed_satang = 79999 where id = ${id}`;
  const { status } = await meanwhile(lockOrder(who), () => importRows(row("09:00", reference)), other);
  expect([status, await stateOf(who)]).toEqual([200, "awaiting_payment"]);
  expect(await unmatched()).toHaveLength(1);
});

it("counts a line once that somebody has assigned since", async () => {
  const [who, other] = [await givenPayer(given, slug), await givenPayer(given, slug)];
  // while something else waits for the order, its line is for a person
  const id = await handIn(who, { amountSatang: 50_000 });
  await importRows(row("09:00", who.reference));
  expect((await who.takeBack(id)).status).toBe(200);
  const assign = verified(
    other,
    sql`update statement_lines set transfer_id = (select id from t) where amount_satang = 80000`,
  );
  const { status } = await meanwhile(lockLines, unrelated, assign);
  expect([status, await stateOf(who)]).toEqual([200, "awaiting_payment"]);
});

it("takes nobody for the payer by the time alone, once a person has verified the same sum since", async () => {
  const [who, other] = [await givenPayer(given, slug), await givenPayer(given, slug)];
  await importRows(row("09:28", "รับโอน X1234"));
  await handIn(who);
  const { status } = await meanwhile(lockLines, unrelated, verified(other));
  expect([status, await stateOf(who)]).toEqual([200, "awaiting_payment"]);
});

it("shows a transfer by one line, though another was taken off it and a new one names it", async () => {
  const who = await givenPayer(given, slug);
  await importRows(row("09:00", who.reference));
  const [transfer] = (await who.order()).transfers;
  const form = { eventId, id: transfer!.id, revision: 2, reason: "ไม่ใช่" };
  expect((await post(given.url, transferReverse, form, bearing(finance))).status).toBe(200);
  now += 60_000;
  expect((await importRows(row("09:10", who.reference, "800.00"), row("09:00", who.reference))).status).toBe(200);
  expect([await stateOf(who), (await unmatched()).length]).toEqual(["confirmed", 2]);
  expect((await who.order()).balance).toMatchObject({ verifiedSatang: 0, owedSatang: 80_000 });
});
