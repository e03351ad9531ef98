import { randomUUID } from "node:crypto";
import { callPath } from "@time-event/contract/call";
import { orderCreate } from "@time-event/contract/desk-orders";
import type { BodyOf } from "@time-event/contract/endpoint";
import { registrationReport, revenueReport, revenueReportExport } from "@time-event/contract/reports";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenPlayer } from "../orders/testing/given-order.ts";
import { givenSale } from "../orders/testing/given-sale.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let eventId: number;
let admin: string;

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenSale(given.db, {}, "report-run");
  admin = await givenSignedIn(given, "admin");
  await made({ payment: { kind: "later" } });
  await made({ payment: { kind: "desk", method: "cash" } });
  await made({ payment: { kind: "desk", method: "card" } });
  await made({ payment: { kind: "free", as: "sponsor" }, note: "sponsor" });
});
afterAll(() => given.stop());

async function made(changes: Partial<BodyOf<typeof orderCreate>>): Promise<number> {
  const form = {
    eventId,
    formId: randomUUID(),
    contact: { name: "สมศรี", phone: "0812345678", email: "" },
    language: "th" as const,
    entries: [{ category: "10K", team: "", players: [givenPlayer()] }],
    hasConsented: true,
    payment: { kind: "later" as const },
    totalSatang: 80_000,
    ...changes,
  };
  return (await post(given.url, orderCreate, form, bearing(admin))).reply!.data.id;
}

const valuesOf = (tables: readonly { table: string; rows: readonly { key: string; values: readonly number[] }[] }[]) =>
  Object.fromEntries(
    tables.map(({ table, rows }) => [table, Object.fromEntries(rows.map(({ key, values }) => [key, values]))]),
  );

it("counts registrations by state, category and who they are, without names", async () => {
  const { data } = (await get(given.url, registrationReport, admin, { eventId })).reply!;
  const values = valuesOf(data.tables);
  expect(values["state"]).toEqual({ awaiting_payment: [1, 1, 1], confirmed: [3, 3, 3] });
  expect(values["category"]).toEqual({ "10K": [3, 1, 0, 0] });
  expect(values["gender"]).toEqual({ F: [3] });
  expect(values["age"]).toEqual({ "30–39": [3, 0, 0] });
  expect(Object.values(values["day"]!)).toEqual([[4, 3, 0]]);
  expect(JSON.stringify(data)).not.toContain("ใจดี");
});

it("adds up with the accounts to the satang, also after money went back", async () => {
  const before = (await get(given.url, revenueReport, admin, { eventId })).reply!.data;
  expect(before.check).toEqual({ ledgerSatang: 160_000, ordersSatang: 160_000, soldSatang: 160_000 });
  const values = valuesOf(before.tables);
  expect(values["method"]).toEqual({ cash: [80_000, 1], card: [80_000, 1] });
  expect(values["taker"]).toEqual({ admin: [80_000, 80_000, 0] });
  expect(values["state"]).toEqual({ awaiting_payment: [80_000, 0, 80_000, 0], confirmed: [160_000, 160_000, 0, 0] });
  expect(values["category"]).toEqual({ "10K": [240_000, 0, 0, 0, 0, 240_000], "": [0, 0, 0, -80_000, 0, -80_000] });

  // a decision is taken back: its order owes again; and an order is cancelled, whose money stays
  const [first, second] = await given.db
    .selectFrom("paymentLines")
    .select(["id", "orderId", "transferId"])
    .orderBy("id")
    .execute();
  const counter = { kind: "payment" as const, amountSatang: -80_000, counters: first!.id, at: new Date() as never };
  await given.db
    .insertInto("paymentLines")
    .values({ ...counter, orderId: first!.orderId, transferId: first!.transferId, byWhom: "admin" })
    .execute();
  await given.db.updateTable("orders").set({ state: "cancelled" }).where("id", "=", second!.orderId).execute();
  const after = (await get(given.url, revenueReport, admin, { eventId })).reply!.data;
  expect(after.check).toEqual({ ledgerSatang: 80_000, ordersSatang: 80_000, soldSatang: 80_000 });
  expect(valuesOf(after.tables)["state"]).toEqual({
    awaiting_payment: [80_000, 0, 80_000, 0],
    cancelled: [0, 80_000, 0, 80_000],
    confirmed: [80_000, 0, 80_000, 0],
  });
  // what was sold follows the orders and their entries
  const soldBy = async () => valuesOf((await get(given.url, revenueReport, admin, { eventId })).reply!.data.tables);
  expect((await soldBy())["category"]).toEqual({
    "10K": [160_000, 0, 0, 0, 0, 160_000],
    "": [0, 0, 0, -80_000, 0, -80_000],
  });
  await sql`
    with other as (
      insert into categories (event_id, position, code, name_th, name_en, gender, gun_at, rank_by, age_on, rounding, course,
        rank_gender_by, rank_age_groups_by)
      select event_id, 2, '5K', '5K', '5K', gender, gun_at, rank_by, age_on, rounding, course, rank_gender_by, rank_age_groups_by
      from categories where event_id = ${eventId} limit 1 returning id
    )
    update order_entries set category_id = (select id from other) where order_id = ${first!.orderId}`.execute(given.db);
  expect((await soldBy())["category"]).toMatchObject({
    "10K": [80_000, 0, 0, 0, 0, 80_000],
    "5K": [80_000, 0, 0, 0, 0, 80_000],
  });
});

it("saves a table as a file with its money in baht, and shows money to those who may see it", async () => {
  const path = callPath(revenueReportExport, { eventId, table: "method", format: "csv", language: "en" });
  const file = await fetch(`${given.url}/api/event/${path}`, { headers: bearing(admin) });
  expect(
    (await file.text())
      .replace(/^\uFEFF/, "")
      .trim()
      .split(/\r?\n/),
  ).toEqual(["Method,Net (baht),Payments", "Cards at the desk,800.00,1", "Cash at the desk,0.00,1"]);
  const viewer = await givenSignedIn(given, "viewer", "viewer", eventId);
  expect((await get(given.url, registrationReport, viewer, { eventId })).status).toBe(200);
  expect((await get(given.url, revenueReport, viewer, { eventId })).problem?.code).toBe("not_permitted");
});

it("counts a relay's entry as a team, which has neither gender nor age, and says where a province is not stated", async () => {
  await sql`
    with relay as (
      insert into categories (event_id, position, code, name_th, name_en, gender, gun_at, rank_by, age_on, rounding, course,
        rank_gender_by, rank_age_groups_by, entry_kind, team_smallest, team_largest)
      select event_id, 3, 'RELAY', 'ผลัด', 'Relay', gender, gun_at, rank_by, age_on, rounding, course, rank_gender_by,
        rank_age_groups_by, 'relay', 2, 3
      from categories where event_id = ${eventId} limit 1 returning id
    )
    update entries set category_id = (select id from relay), gender = 'X', birth_date = null
    where id = (select min(id) from entries where event_id = ${eventId})`.execute(given.db);
  const values = valuesOf((await get(given.url, registrationReport, admin, { eventId })).reply!.data.tables);
  expect(values["gender"]).toEqual({ F: [2], team: [1] });
  expect(values["age"]).toEqual({ "30–39": [2, 0, 0] });
  expect(values["province"]).toEqual({ "–": [3] });
});

it("names provinces in both languages, as they are stored once", async () => {
  await given.db
    .updateTable("entries")
    .set({ province: "เชียงใหม่" })
    .where("eventId", "=", eventId)
    .where("gender", "=", "F")
    .execute();
  const { tables } = (await get(given.url, registrationReport, admin, { eventId })).reply!.data;
  expect(tables.find(({ table }) => table === "province")?.rows.map(({ name }) => name)).toEqual([
    { th: "เชียงใหม่", en: "Chiang Mai" },
    { th: "ไม่ระบุ", en: "Not stated" },
  ]);
});
