import { randomUUID } from "node:crypto";
import { orderCreate, orderPricePreview } from "@time-event/contract/desk-orders";
import type { BodyOf } from "@time-event/contract/endpoint";
import { webRegisterModelDelete } from "@time-event/contract/order-entries";
import { orderGet } from "@time-event/contract/staff-orders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toTimestamp } from "../../../db/column-types.ts";
import { bearing, get, post } from "../../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../../testing/given-app.ts";
import { givenSignedIn } from "../../sign-in/testing/sign-in.ts";
import { givenPlayer } from "../testing/given-order.ts";
import { givenContact, givenSale, givenShirt, submit, wrongCounters } from "../testing/given-sale.ts";

let given: GivenApp;
let eventId: number;
let desk: string;

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenSale(given.db, { capacity: 4 }, "desk-run");
  desk = await givenSignedIn(given, "desk", "registration_desk", eventId);
});
afterAll(() => given.stop());

type Form = BodyOf<typeof orderCreate>;

const fee = 80_000;
function formOf(changes: Partial<Form> = {}): Form {
  return {
    eventId,
    formId: randomUUID(),
    contact: { name: "สมศรี ใจงาม", phone: "0812345678", email: "somsri@example.org" },
    language: "th",
    entries: [{ category: "10K", team: "", players: [givenPlayer()] }],
    hasConsented: true,
    payment: { kind: "later" },
    totalSatang: fee,
    note: "",
    ...changes,
  };
}
const create = (changes: Partial<Form> = {}) => post(given.url, orderCreate, formOf(changes), bearing(desk));
const recordOf = async (id: number) => (await get(given.url, orderGet, desk, { eventId, id })).reply!.data;
const taken = async () =>
  (await given.db.selectFrom("categoryPlaces").select("taken").where("eventId", "=", eventId).executeTakeFirstOrThrow())
    .taken;

it("says what it would cost, and everything that is wrong, and stores nothing", async () => {
  const { entries } = formOf();
  const before = await taken();
  const quoted = await post(given.url, orderPricePreview, { eventId, entries }, bearing(desk));
  expect(quoted.reply!.data.totalSatang).toBe(fee);
  const player = givenPlayer();
  const bad = [
    { category: "10K", team: "", players: [{ ...player, birthDate: "31/2/2533", gender: null }] },
    { category: "99K", team: "", players: [player] },
  ];
  const refused = await post(given.url, orderPricePreview, { eventId, entries: bad }, bearing(desk));
  expect(refused.problem?.errors).toEqual(
    expect.arrayContaining([
      { path: "entries.0.players.0.birthDate", code: "bad_date" },
      { path: "entries.0.players.0.gender", code: "required" },
      { path: "entries.1.category", code: "unknown" },
    ]),
  );
  expect(await taken()).toBe(before);
});

it("makes an order that is paid later, and the same form sent twice makes one", async () => {
  const form = formOf();
  const [made, again] = await Promise.all([1, 2].map(() => post(given.url, orderCreate, form, bearing(desk))));
  expect(made!.reply!.data).toMatchObject({ state: "awaiting_payment" });
  expect(again!.reply).toEqual(made!.reply);
  const record = await recordOf(made!.reply!.data.id);
  expect(record).toMatchObject({ totalSatang: fee, places: 1, contact: { email: "somsri@example.org" } });
  expect(record.deadlineAt).not.toBeNull();
  const mails = given.db.selectFrom("mails").select("id").where("orderId", "=", record.id);
  expect((await mails.execute()).length).toBe(1);
});

it("confirms what is paid at the desk, with its money in the accounts and its place in the race", async () => {
  const made = await create({ payment: { kind: "desk", method: "cash" } });
  expect(made.reply!.data.state).toBe("confirmed");
  const record = await recordOf(made.reply!.data.id);
  expect(record.balance).toMatchObject({ verifiedSatang: fee, owedSatang: 0 });
  expect(record.raceEntries.length).toBe(1);
  expect(record.transfers).toMatchObject([{ state: "verified", countedSatang: fee }]);
  const [transfer] = await given.db
    .selectFrom("transfers")
    .select(["source", "method", "decidedBy"])
    .where("orderId", "=", record.id)
    .execute();
  expect(transfer).toEqual({ source: "staff", method: "cash", decidedBy: "desk" });
  const linked = await given.db.selectFrom("entries").select("orderEntryId").where("orderId", "=", record.id).execute();
  expect(linked).toEqual([{ orderEntryId: record.entries[0]!.id }]);
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("gives places free of charge with a reason, which is kept", async () => {
  const free = { kind: "free", as: "sponsor" } as const;
  expect((await create({ payment: free })).problem?.errors).toEqual([{ path: "note", code: "required" }]);
  const made = await create({ payment: free, note: "สัญญาผู้สนับสนุน" });
  const record = await recordOf(made.reply!.data.id);
  expect(record).toMatchObject({ state: "confirmed", totalSatang: 0, notes: [{ note: "สัญญาผู้สนับสนุน" }] });
  expect(record.quote.lines.map(({ amountSatang }) => amountSatang)).toEqual([fee, -fee]);
});

it("refuses another price than the one that was seen, a person who is in already, and what is missing", async () => {
  const before = await taken();
  expect((await create({ totalSatang: 1 })).problem?.errors).toEqual([{ path: "totalSatang", code: "changed_since" }]);
  const player = givenPlayer();
  const twice = [1, 2].map(() => ({ category: "10K", team: "", players: [player] }));
  expect((await create({ entries: twice, totalSatang: 2 * fee })).problem?.errors).toEqual([
    { path: "entries.1.players.0.firstName", code: "already_entered" },
  ]);
  const nobody = { name: "", phone: "", email: "no address" };
  expect((await create({ contact: nobody })).problem?.errors).toEqual([
    { path: "contact.email", code: "bad_email" },
    { path: "contact.name", code: "required" },
  ]);
  expect(await taken()).toBe(before);
});

it("enters people after entries have closed, but never more than there are places for", async () => {
  await given.db.updateTable("events").set({ state: "closed" }).where("id", "=", eventId).execute();
  expect((await create({ payment: { kind: "desk", method: "card" } })).reply!.data.state).toBe("confirmed");
  // told before anybody takes money
  const { entries } = formOf();
  const asked = await post(given.url, orderPricePreview, { eventId, entries }, bearing(desk));
  expect(asked.problem?.errors).toEqual([{ path: "entries.0.category", code: "places_held" }]);
  const full = await create({ payment: { kind: "desk", method: "cash" } });
  expect(full.problem?.errors).toEqual([{ path: "entries.0.category", code: "places_held" }]);
  expect(await taken()).toBe(4);
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("hears that a category is sold out when it is, and that places are held when others hold them", async () => {
  const slug = "desk-sold-out";
  const event = await givenSale(given.db, { capacity: 2 }, slug);
  const admin = await givenSignedIn(given, "admin-of-sold-out");
  const make = (count: number, payment: Form["payment"]) => {
    const entries = Array.from({ length: count }, () => ({ category: "10K", team: "", players: [givenPlayer()] }));
    const form = formOf({ eventId: event, entries, payment, totalSatang: count * fee });
    return post(given.url, orderCreate, form, bearing(admin));
  };
  const later = { kind: "later" } as const;
  const contact = await givenContact(given.url, slug);
  const { reply } = await contact.choose({ category: "10K", players: [givenPlayer()] });
  expect((await make(2, later)).problem?.errors).toEqual([{ path: "entries.1.category", code: "places_held" }]);
  expect((await make(1, { kind: "desk", method: "cash" })).status).toBe(200);
  // what somebody holds themselves comes back to nobody else
  expect((await contact.choose({ category: "10K" })).problem?.errors).toEqual([
    { path: "category", code: "category_full" },
  ]);
  await submit(given.url, webRegisterModelDelete, { id: reply!.data.entries[0]!.id }, { key: contact.key });
  expect((await make(2, later)).problem?.errors).toEqual([{ path: "entries.1.category", code: "category_full" }]);
});

it("sells no place twice while the public and the desk ask at once", async () => {
  const slug = "desk-rush";
  const event = await givenSale(given.db, { capacity: 5 }, slug);
  const admin = await givenSignedIn(given, "admin-of-rush");
  const walkIn = (method: "cash" | "card") =>
    post(given.url, orderCreate, formOf({ eventId: event, payment: { kind: "desk", method } }), bearing(admin));
  const online = async () => {
    const contact = await givenContact(given.url, slug);
    return contact.choose({ category: "10K", team: "", players: [givenPlayer()] });
  };
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => walkIn("cash")),
    ...Array.from({ length: 6 }, () => online()),
  ]);
  expect(answers.filter(({ status }) => status === 200).length).toBe(5);
  expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("sells what is for the whole order, with its shipping, into a wave", async () => {
  const slug = `whole-${randomUUID().slice(0, 8)}`;
  const at = await givenSale(given.db, {}, slug);
  const shirt = await givenShirt(given.db, at, { per: "registration", needsShipping: true, stock: { S: 1 } });
  await given.db.updateTable("events").set({ shippingSatang: 5_000 }).where("id", "=", at).execute();
  const { id: categoryId } = await given.db
    .selectFrom("categories")
    .select("id")
    .where("eventId", "=", at)
    .executeTakeFirstOrThrow();
  const startsAt = toTimestamp(Date.UTC(2026, 11, 1));
  const group = { eventId: at, categoryId, nameTh: "คลื่น 1", nameEn: "Wave 1", startsAt, capacity: 1 };
  const { id: wave } = await given.db.insertInto("waves").values(group).returning("id").executeTakeFirstOrThrow();
  const admin = await givenSignedIn(given, slug);
  const shipping = { ...address, name: "สมศรี", phone: "0812345678" };
  const whole = { addOns: [{ addOn: shirt, option: "S", quantity: 1 }], shipping };
  const entry = () => ({ category: "10K", team: "", wave, players: [givenPlayer()] });
  const preview = (body: object) =>
    post(given.url, orderPricePreview, { eventId: at, entries: [entry()], ...body }, bearing(admin));

  const bad = await preview({ ...whole, shipping: null, entries: [{ ...entry(), wave: 999_999 }] });
  expect(bad.problem?.errors).toEqual(
    expect.arrayContaining([
      { path: "shipping.address", code: "required" },
      { path: "entries.0.wave", code: "unknown" },
    ]),
  );
  const { totalSatang } = (await preview(whole)).reply!.data;
  expect(totalSatang).toBe(fee + 25_000 + 5_000);
  const sell = () =>
    post(
      given.url,
      orderCreate,
      { ...formOf({ ...whole, totalSatang, entries: [entry()] }), eventId: at },
      bearing(admin),
    );
  const made = (await sell()).reply!.data;
  const record = (await get(given.url, orderGet, admin, { eventId: at, id: made.id })).reply!.data;
  expect(record.totalSatang).toBe(totalSatang);
  expect(record.entries[0]!.wave?.id).toBe(wave);
  const short = [
    { path: "entries.0.wave", code: "wave_full" },
    { path: `addOns.${shirt}`, code: "sold_out" },
  ];
  expect((await preview(whole)).problem?.errors).toEqual(short);
  expect((await sell()).problem?.errors).toEqual(short);
  expect(await wrongCounters(given.db)).toEqual([]);
});

it("leaves a file that is asked for until the order is there", async () => {
  await given.db.updateTable("categoryPlaces").set({ capacity: 9 }).where("eventId", "=", eventId).execute();
  const question = { eventId, position: 1, kind: "file", labelTh: "ใบรับรอง", labelEn: "Certificate" } as const;
  await given.db
    .insertInto("questions")
    .values({ ...question, required: true })
    .execute();
  const quoted = await post(given.url, orderPricePreview, { eventId, entries: formOf().entries }, bearing(desk));
  expect(quoted.status).toBe(200);
  await given.db.deleteFrom("questions").where("eventId", "=", eventId).execute();
});

const address = { address: "1 ถนนสุข", subdistrict: "", district: "", province: "เชียงใหม่", postcode: "50000" };

it("makes no order in an event that is archived", async () => {
  const archive = (archivedAt: Date | null) =>
    sql`update events set archived_at = ${archivedAt} where id = ${eventId}`.execute(given.db);
  await archive(new Date());
  const { problem } = await create();
  await archive(null);
  expect(problem?.reasons).toEqual(["event_archived"]);
});
