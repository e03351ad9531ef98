import { randomUUID } from "node:crypto";
import { callPath } from "@time-event/contract/call";
import { orderCreate } from "@time-event/contract/desk-orders";
import type { BodyOf, InputOf } from "@time-event/contract/endpoint";
import { orderBulk, orderExport, orderIds } from "@time-event/contract/order-bulk";
import { orderList } from "@time-event/contract/staff-orders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toJson } from "../../../db/column-types.ts";
import { bearing, get, post } from "../../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../../testing/given-app.ts";
import { givenSignedIn } from "../../sign-in/testing/sign-in.ts";
import { givenPlayer } from "../testing/given-order.ts";
import { givenSale, givenShirt, wrongCounters } from "../testing/given-sale.ts";

let given: GivenApp;
let eventId: number;
let desk: string;
let viewer: string;
let elsewhere: number;
const ids: Record<"later" | "desk" | "silent", number> = { later: 0, desk: 0, silent: 0 };

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenSale(given.db, {}, "bulk-run");
  elsewhere = await givenSale(given.db, {}, "other-run");
  desk = await givenSignedIn(given, "desk", "registration_desk", eventId);
  viewer = await givenSignedIn(given, "viewer", "viewer", eventId);
  const contact = { name: "=สมศรี", phone: "0812345678", email: "somsri@example.org" };
  ids.later = await made({ contact });
  ids.desk = await made({ contact, payment: { kind: "desk", method: "cash" } });
  ids.silent = await made({ contact: { name: "ไม่มีอีเมล", phone: "0899999999", email: "" } });
});
afterAll(() => given.stop());

async function made(changes: Pick<BodyOf<typeof orderCreate>, "contact"> & Partial<BodyOf<typeof orderCreate>>) {
  const { reply } = await post(
    given.url,
    orderCreate,
    {
      eventId,
      formId: randomUUID(),
      language: "th",
      entries: [{ category: "10K", team: "", players: [givenPlayer()] }],
      hasConsented: true,
      payment: { kind: "later" },
      totalSatang: 80_000,
      ...changes,
    },
    bearing(desk),
  );
  return reply!.data.id;
}

const listed = async (filter: { money?: "owing" | "overpaid" }) =>
  (await get(given.url, orderList, desk, { eventId, ...filter })).reply!;

it("finds those that owe, and those that paid too much", async () => {
  const owing = await listed({ money: "owing" });
  expect(owing.data.map(({ id }) => id)).toEqual([ids.silent, ids.later]);
  expect(owing.meta).toMatchObject({ total: 2, states: { awaiting_payment: 2, confirmed: 0 } });
  expect((await listed({ money: "overpaid" })).data).toEqual([]);
  expect((await listed({})).data.find(({ id }) => id === ids.desk)).toMatchObject({ paidSatang: 80_000 });
  const all = (await get(given.url, orderIds, desk, { eventId, money: "owing" })).reply!;
  expect(all).toEqual({ data: [ids.silent, ids.later], meta: { total: 2 } });
});

it("keeps what was paid beside each order", async () => {
  const { rows } = await sql`select o.id from orders o where o.paid_satang <>
    (select coalesce(sum(l.amount_satang), 0) from payment_lines l where l.order_id = o.id)`.execute(given.db);
  expect(rows).toEqual([]);
});

it("does the same with each, and says what became of each", async () => {
  const other = Number((await given.db.selectFrom("events").select("id").where("id", "=", elsewhere).execute())[0]!.id);
  const unknown = 9_999_999 + other;
  const change = { kind: "remind" as const };
  const run = await post(
    given.url,
    orderBulk,
    { eventId, ids: [ids.later, ids.desk, ids.silent, unknown], change },
    bearing(desk),
  );
  expect(run.reply!.data.map(({ id, reasons }) => [id, reasons])).toEqual([
    [ids.later, []],
    [ids.desk, ["fixed"]],
    [ids.silent, ["required"]],
    [unknown, ["unknown"]],
  ]);
  const reminders = given.db.selectFrom("mails").select("orderId").where("template", "=", "order-payment-reminder");
  expect(await reminders.execute()).toEqual([{ orderId: ids.later }]);
  const cancel = { kind: "cancel" as const, reason: "งานเลื่อน" };
  const cancelled = await post(given.url, orderBulk, { eventId, ids: [ids.silent], change: cancel }, bearing(desk));
  expect(cancelled.reply!.data[0]!.reasons).toEqual([]);
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("touches no order of another event, and is not for those who only look", async () => {
  const stranger = await givenSignedIn(given, "stranger", "registration_desk", elsewhere);
  const change = { kind: "cancel" as const, reason: "x" };
  const body = { eventId: elsewhere, ids: [ids.later], change };
  const tried = await post(given.url, orderBulk, body, bearing(stranger));
  expect(tried.reply!.data).toEqual([{ id: ids.later, reference: "", reasons: ["unknown"] }]);
  const looked = await post(given.url, orderBulk, { ...body, eventId }, bearing(viewer));
  expect(looked.problem?.code).toBe("not_permitted");
});

it("exports a row for each person, with answers only for those who may see personal data", async () => {
  const people = await givenSale(given.db, {}, "people-run");
  const clerk = await givenSignedIn(given, "clerk", "registration_desk", people);
  const looker = await givenSignedIn(given, "looker", "viewer", people);
  const shirt = await givenShirt(given.db, people, { priceSatang: 0 });
  // the organiser gives another shirt to everybody
  const askedOfPerson = toJson({ shirtSize: "optional" });
  await given.db.updateTable("events").set({ askedOfPerson }).where("id", "=", people).execute();
  const asked = { eventId: people, position: 1, kind: "yes_no", labelTh: "โรคประจำตัว", labelEn: "Illness" } as const;
  const question = await given.db
    .insertInto("questions")
    .values({ ...asked, required: false })
    .returning("id")
    .executeTakeFirstOrThrow();
  const player = givenPlayer({
    firstName: "=มานะ",
    shirtSize: "XL",
    birthDate: "1990-05-01",
    addOns: [{ addOn: shirt, option: "M", quantity: 1 }],
    answers: { [question.id]: "yes" },
  });
  const form = {
    eventId: people,
    formId: randomUUID(),
    language: "th",
    hasConsented: true,
    totalSatang: 80_000,
  } as const;
  const entries = [{ category: "10K", team: "", players: [player] }];
  const contact = { name: "ผู้ติดต่อ", phone: "0812345678", email: "" };
  const payment = { kind: "desk", method: "cash" } as const;
  expect((await post(given.url, orderCreate, { ...form, contact, entries, payment }, bearing(clerk))).status).toBe(200);
  await given.db.updateTable("entries").set({ bib: "B77" }).where("eventId", "=", people).execute();
  const file = async (personal: "yes" | "no", bearer = clerk) => {
    const path = callPath(orderExport, { eventId: people, format: "csv", language: "en", rows: "people", personal });
    const reply = await fetch(`${given.url}/api/event/${path}`, { headers: bearing(bearer) });
    const [header = "", row = "", ...more] = (await reply.text()).replace("\uFEFF", "").trim().split(/\r?\n/);
    const titles = header.split(",");
    const cells = Object.fromEntries(row.split(",").map((cell, at) => [titles[at], cell]));
    return { status: reply.status, cells, more };
  };
  const open = await file("no");
  expect(open.more).toEqual([]);
  expect(open.cells).toMatchObject({ "First name": "'=มานะ", Bib: "B77", Category: "10K", Shirt: "M" });
  expect(Object.keys(open.cells)).not.toContain("Illness");
  expect(Object.values(open.cells)).not.toContain("1990-05-01");
  const { cells } = await file("yes");
  expect(cells).toMatchObject({ Illness: "Yes", "Birth date": "1990-05-01" });
  expect(Object.values(cells)).toContain("XL");
  expect((await file("yes", looker)).status).toBe(404);
});

it("exports the filtered list, with contacts only for those who may see them", async () => {
  const file = async (params: Partial<InputOf<typeof orderExport>>, bearer = desk) => {
    const path = callPath(orderExport, { eventId, format: "csv", ...params });
    return fetch(`${given.url}/api/event/${path}`, { headers: bearing(bearer) });
  };
  const open = await (await file({})).text();
  expect(open).toContain("'=สมศรี");
  expect(open).not.toContain("0812345678");
  const lines = open.trim().split(/\r?\n/);
  expect(lines.length).toBe(1 + 3);
  const personal = await (await file({ personal: "yes", money: "owing", language: "en" })).text();
  expect(personal.trim().split(/\r?\n/).length).toBe(1 + 1);
  expect(personal).toContain("0812345678");
  expect(personal).toContain("800.00");
  expect((await file({ personal: "yes" }, viewer)).status).toBe(404);
  const seen = given.db.selectFrom("auditEntries").select("action").where("eventId", "=", eventId);
  const actions = (await seen.execute()).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(["order-export", "personal-data-seen"]));
});
