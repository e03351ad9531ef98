import { randomUUID } from "node:crypto";
import type { BodyOf } from "@time-event/contract/endpoint";
import { eventPaymentGet, eventPaymentSave } from "@time-event/contract/event-payments";
import { orderMove } from "@time-event/contract/order-moves";
import { orderCancel, orderFree, orderGet } from "@time-event/contract/staff-orders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPayer } from "../transfers/testing/given-payer.ts";
import { givenPlayer } from "./testing/given-order.ts";
import { givenContact } from "./testing/given-sale.ts";

type Mode = NonNullable<BodyOf<typeof eventPaymentSave>["satangTail"]>;

let given: GivenApp;
let admin: string;
let channelIds: number[];

beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "admin");
  const { rows } = await sql<{ id: number }>`
    insert into payment_channels (position, name_th, name_en, account, active, is_default) values (1, 'พร้อมเพย์', 'PromptPay',
      '{"kind":"promptpay","promptPayId":"0812345678"}', true, true) returning id`.execute(given.db);
  channelIds = rows.map(({ id }) => id);
});
afterAll(() => given.stop());

/** An event whose places cost so much, with a tail or without; its second category costs 100 baht more, its third nothing. */
async function givenTailed(priceSatang: number, satangTail: Mode) {
  const slug = `tail-${randomUUID().slice(0, 8)}`;
  const race = givenRaceDefinition({ slug, state: "open" });
  const fee = (satang: number) => [{ name: { th: "ปกติ", en: "Regular" }, priceSatang: satang, endsAt: null }];
  const [tenK] = race.categories;
  const categories = [
    { ...tenK!, feeTiers: fee(priceSatang) },
    { ...tenK!, code: "21K", feeTiers: fee(priceSatang + 10_000) },
    { ...tenK!, code: "FREE", feeTiers: fee(0) },
  ];
  const eventId = await givenRace(given.db, { ...race, categories }, { entries: [] });
  const saved = await post(
    given.url,
    eventPaymentSave,
    { eventId, channelIds, satangTail, revision: 0 },
    bearing(admin),
  );
  expect(saved.reply!.data.satangTail).toBe(satangTail);
  return { slug, eventId, payer: () => givenPayer(given, slug) };
}

const desk = () => bearing(admin);
const priceOf = async (eventId: number, id: number) =>
  (await get(given.url, orderGet, admin, { eventId, id })).reply!.data;

it("tells apart what open orders owe, whichever event they are of, and says so in a line", async () => {
  const [one, other] = [await givenTailed(31_000, "added"), await givenTailed(31_000, "added")];
  const payers = [await one.payer(), await one.payer(), await other.payer()];
  expect(payers.map(({ owedSatang }) => owedSatang)).toEqual([31_001, 31_002, 31_003]);
  const { quote, payment } = await payers[1]!.order();
  expect(quote.lines.at(-1)).toMatchObject({ kind: "tail", quantity: 1, unitSatang: 2, amountSatang: 2 });
  expect(payment?.owedSatang).toBe(31_002);
  expect(payment?.promptPay).toContain("310.02");
  const taken = await givenTailed(31_000, "taken");
  expect((await taken.payer()).owedSatang).toBe(30_999);
  expect((await (await givenTailed(31_000, "off")).payer()).owedSatang).toBe(31_000);
});

it("gives no two orders the same sum that are confirmed at the same instant", async () => {
  const { slug } = await givenTailed(32_000, "added");
  const contacts = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const contact = await givenContact(given.url, slug);
      await contact.choose({ category: "10K", players: [givenPlayer()] });
      return contact;
    }),
  );
  const answers = await Promise.all(contacts.map(({ confirm }) => confirm({ totalSatang: 32_000 })));
  const sums = answers.map(({ reply }) => reply!.data.balance.owedSatang);
  expect(sums.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 12 }, (_, index) => 32_001 + index));
});

it("takes a sum that nobody was to pay lately before one that a closed order had", async () => {
  const { eventId, payer } = await givenTailed(33_000, "added");
  const first = await payer();
  const form = { eventId, id: first.id, reason: "ขอยกเลิก" };
  expect((await post(given.url, orderCancel, form, desk())).status).toBe(200);
  expect((await payer()).owedSatang).toBe(33_002);
});

it("chooses again where an entry moves before it is paid, and leaves nothing to pay of a gift", async () => {
  const { eventId, payer } = await givenTailed(34_000, "added");
  const [, moving] = [await payer(), await payer()];
  const { entries } = await priceOf(eventId, moving.id);
  const form = { eventId, id: moving.id, entryId: entries[0]!.id, category: "21K", reason: "ขอย้ายรุ่น" };
  const body = { ...form, difference: "apply", differenceSatang: 10_000 } as const;
  expect((await post(given.url, orderMove, body, desk())).status).toBe(200);
  expect((await moving.order()).balance.owedSatang).toBe(44_001);
  const gift = { eventId, id: moving.id, kind: "sponsor", reason: "ผู้สนับสนุน" } as const;
  expect((await post(given.url, orderFree, gift, desk())).reply!.data.state).toBe("confirmed");
  const { quote, balance } = await priceOf(eventId, moving.id);
  expect([quote.totalSatang, balance.owedSatang]).toEqual([0, 0]);
  expect(quote.lines.some(({ kind }) => kind === "tail")).toBe(false);
});

it("tells apart also those that were free in between", async () => {
  const { eventId, payer } = await givenTailed(36_000, "added");
  const sums = [];
  for (const { id } of [await payer(), await payer()]) {
    const move = async (category: string, differenceSatang: number) => {
      const [entry] = (await priceOf(eventId, id)).entries;
      const form = { eventId, id, entryId: entry!.id, category, reason: "ขอย้ายรุ่น", difference: "apply" } as const;
      expect((await post(given.url, orderMove, { ...form, differenceSatang }, desk())).status).toBe(200);
    };
    await move("FREE", -36_000);
    await move("10K", 36_000);
    sums.push((await priceOf(eventId, id)).balance.owedSatang);
  }
  expect(new Set(sums).size).toBe(2);
  expect(sums).not.toContain(36_000);
});

it("stays as it is where a choice of channels leaves it out", async () => {
  const { eventId } = await givenTailed(35_000, "taken");
  await post(given.url, eventPaymentSave, { eventId, channelIds: [], revision: 1 }, desk());
  expect((await get(given.url, eventPaymentGet, admin, { eventId })).reply!.data.satangTail).toBe("taken");
});
