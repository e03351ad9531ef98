import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ParamsOf } from "@time-event/contract/endpoint";
import { orderRemind } from "@time-event/contract/order-bulk";
import {
  orderCancel,
  orderFree,
  orderGet,
  orderHistory,
  orderLinkSend,
  orderList,
  orderNoteSave,
} from "@time-event/contract/staff-orders";
import { transferDecide } from "@time-event/contract/staff-transfers";
import { bearing, get, post } from "../../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../../testing/given-app.ts";
import { givenSignedIn } from "../../sign-in/testing/sign-in.ts";
import { givenPayer } from "../../transfers/testing/given-payer.ts";
import { givenPlayer } from "../testing/given-order.ts";
import { contactWith, givenContact, givenSale, wrongCounters } from "../testing/given-sale.ts";

let given: GivenApp;
let eventId: number;
let desk: string;
let viewer: string;
let other: string;

beforeAll(async () => {
  given = await givenApp();
  const slug = "doi-inthanon-trail-2026";
  eventId = await givenSale(given.db, {}, slug);
  const elsewhere = await givenSale(given.db, {}, "bangsaen-21-2026");
  desk = await givenSignedIn(given, "desk", "registration_desk", eventId);
  viewer = await givenSignedIn(given, "viewer", "viewer", eventId);
  other = await givenSignedIn(given, "other", "event_manager", elsewhere);

  const somchai = await givenContact(given.url, slug, { name: "สมชาย ใจดี", phone: "081-111-2222" });
  await somchai.choose({
    category: "10K",
    team: "",
    players: [givenPlayer({ firstName: "แพรวา", lastName: "ศรีสุข", phone: "0899999123", medicalNote: "แพ้ถั่วลิสง" })],
  });
  await somchai.confirm();
  const anan = await givenContact(given.url, slug, { name: "อนันต์ ขยันวิ่ง", email: "anan@example.org" });
  await anan.choose({ category: "10K", team: "", players: [givenPlayer({ firstName: "Anna", lastName: "Svensson" })] });
  await anan.choose({ category: "10K", team: "", players: [] });
  // nothing chosen: not listed
  await givenContact(given.url, slug, { name: "ว่างเปล่า", phone: "0800000000" });
});
afterAll(() => given.stop());

type Filter = Omit<ParamsOf<typeof orderList>, "eventId">;
const list = async (filter: Filter = {}, bearer = desk) =>
  (await get(given.url, orderList, bearer, { eventId, ...filter })).reply!;
const names = async (filter: Filter, bearer?: string) =>
  (await list(filter, bearer)).data.map(({ contactName }) => contactName.split(" ")[0]);
const idOf = async (text: string) => (await list({ text })).data[0]!.id;

describe("order-list", () => {
  it("sorts the newest first, or as asked, a window at a time", async () => {
    expect(await names({})).toEqual(["อนันต์", "สมชาย"]);
    expect(await names({ sort: "created", direction: "asc" })).toEqual(["สมชาย", "อนันต์"]);
    expect(await names({ sort: "contact", direction: "asc" })).toEqual(["สมชาย", "อนันต์"]);
    expect(await names({ sort: "deadline", direction: "asc" })).toEqual(["อนันต์", "สมชาย"]);
    expect(await names({ sort: "total", direction: "asc" })).toEqual(["สมชาย", "อนันต์"]);
    expect(await names({ offset: 1, limit: 1 })).toEqual(["สมชาย"]);
    expect(await names({ offset: 5 })).toEqual([]);
  });

  it("filters by state and category, and counts every state", async () => {
    expect(await names({ state: "awaiting_payment" })).toEqual(["สมชาย"]);
    expect(await names({ category: "10K" })).toEqual(["อนันต์", "สมชาย"]);
    expect(await names({ category: "42K" })).toEqual([]);
    expect((await list({ state: "held" })).meta).toMatchObject({
      total: 1,
      states: { held: 1, awaiting_payment: 1, confirmed: 0 },
    });
  });

  it("finds by words of reference, contact and players in any order, however they were typed", async () => {
    expect(await names({ text: "ใจดี สมชาย" })).toEqual(["สมชาย"]);
    expect(await names({ text: "เเพรวา" })).toEqual(["สมชาย"]);
    expect(await names({ text: "svensson" })).toEqual(["อนันต์"]);
    const { reference } = (await list({ state: "held" })).data[0]!;
    expect(await names({ text: reference.toLowerCase() })).toEqual(["อนันต์"]);
    expect(await names({ text: "100%" })).toEqual([]);
  });

  it("finds by phone and e-mail only for those who may see personal data", async () => {
    const contacts = ["0811112222", "+66811112222", "081-111-2222", "081 111 2222", "0899999123"];
    for (const text of contacts) {
      expect(await names({ text })).toEqual(["สมชาย"]);
      expect(await names({ text }, viewer)).toEqual([]);
    }
    expect(await names({ text: "anan@example" })).toEqual(["อนันต์"]);
    expect(await names({ text: "anan@example" }, viewer)).toEqual([]);
  });

  it("says of each what it costs, holds and waits for, and nothing personal", async () => {
    const [held, awaiting] = (await list()).data;
    expect(held).toMatchObject({ places: 2, categories: ["10K"], totalSatang: null, notes: 0 });
    expect(awaiting!.totalSatang).toBeGreaterThan(0);
    expect(awaiting!.deadlineAt).toBeGreaterThan(awaiting!.createdAt);
    expect(JSON.stringify(await list())).not.toMatch(/0811112222|081-111|0899999123|แพ้ถั่วลิสง/);
  });

  it("refuses a bad form, and shows nothing of other events", async () => {
    const bad = { eventId, sort: "phone", limit: 999 } as never;
    expect(await get(given.url, orderList, desk, bad)).toMatchObject({ status: 400 });
    expect(await get(given.url, orderList, other, { eventId })).toMatchObject({
      status: 404,
      problem: { code: "not_permitted" },
    });
  });
});

describe("order-get", () => {
  it("shows the whole order to those who may see it, and records that they saw it", async () => {
    const id = await idOf("สมชาย");
    const { data } = (await get(given.url, orderGet, desk, { eventId, id })).reply!;
    expect(data).toMatchObject({
      isMasked: false,
      contact: { phone: "0811112222" },
      entries: [{ category: "10K", players: [{ firstName: "แพรวา", phone: "0899999123", medicalNote: "แพ้ถั่วลิสง" }] }],
      raceEntries: [],
    });
    expect(data.timeline.map(({ state }) => state)).toEqual(["held", "awaiting_payment"]);
    const seen = given.db.selectFrom("auditEntries").selectAll().where("action", "=", "personal-data-seen");
    expect((await seen.execute()).at(-1)).toMatchObject({ username: "desk", eventId, subjectKind: "order" });
  });

  it("shows dots to others", async () => {
    const { data } = (await get(given.url, orderGet, viewer, { eventId, id: await idOf("สมชาย") })).reply!;
    expect(data).toMatchObject({ isMasked: true, contact: { name: "สมชาย ใจดี", phone: "•••222" } });
    expect(data.entries[0]!.players[0]).toMatchObject({ firstName: "แพรวา", birthDate: "•••", medicalNote: "•••" });
  });

  it("shows no answer to those who may not see personal data", async () => {
    const id = await idOf("สมชาย");
    await sql`update order_entries set players = jsonb_set(players, '{0,answers}', '{"7":"asthma","8":["A"]}')
      where order_id = ${id}`.execute(given.db);
    const { data } = (await get(given.url, orderGet, viewer, { eventId, id })).reply!;
    expect(data.entries[0]!.players[0]!.answers).toEqual({ 7: "•••", 8: "•••" });
    const seen = (await get(given.url, orderGet, desk, { eventId, id })).reply!;
    expect(seen.data.entries[0]!.players[0]!.answers).toEqual({ 7: "asthma", 8: ["A"] });
  });

  it("finds no order of another event", async () => {
    const id = await idOf("สมชาย");
    expect((await get(given.url, orderGet, other, { eventId, id })).status).toBe(404);
    expect((await get(given.url, orderGet, desk, { eventId, id: id + 1000 })).status).toBe(404);
  });
});

describe("order-note-save", () => {
  it("adds a note, which the history names and the log does not repeat", async () => {
    const id = await idOf("อนันต์");
    const saved = await post(given.url, orderNoteSave, { eventId, id, note: "โทรกลับวันจันทร์" }, bearing(desk));
    expect(saved.reply!.data).toMatchObject({ username: "desk", note: "โทรกลับวันจันทร์" });
    const { data } = (await get(given.url, orderGet, desk, { eventId, id })).reply!;
    expect(data.notes.map(({ note }) => note)).toEqual(["โทรกลับวันจันทร์"]);
    const history = (await get(given.url, orderHistory, viewer, { eventId, id })).reply!.data;
    expect(history.map(({ action, username }) => [action, username])).toContainEqual(["order-note-save", "desk"]);
    expect(JSON.stringify(history)).not.toContain("โทรกลับ");
  });

  it("is not for those who only look", async () => {
    const body = { eventId, id: await idOf("อนันต์"), note: "x" };
    expect(await post(given.url, orderNoteSave, body, bearing(viewer))).toMatchObject({
      status: 404,
      problem: { code: "not_permitted" },
    });
  });
});

it("says in the history who confirmed an order by verifying its slip, and once", async () => {
  const slug = "paid-run";
  const event = await givenSale(given.db, {}, slug);
  const admin = await givenSignedIn(given, "admin-of-slips");
  const who = await givenPayer(given, slug);
  const { reply } = await who.handIn({ slip: await who.slip(), amountSatang: who.owedSatang });
  const decision = { kind: "verify", receivedSatang: who.owedSatang } as const;
  const body = { eventId: event, id: reply!.data.transfers[0]!.id, revision: 1, decision };
  expect((await post(given.url, transferDecide, body, bearing(admin))).status).toBe(200);
  const history = (await get(given.url, orderHistory, admin, { eventId: event, id: who.id })).reply!.data;
  expect(history.map(({ action, username }) => [action, username])).toEqual([
    ["settle", "admin-of-slips"],
    ["confirm", null],
    ["begin", null],
  ]);
});

const free = { feeTiers: [{ name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null }] };
const taken = async (event: number) =>
  (await given.db.selectFrom("categoryPlaces").select("taken").where("eventId", "=", event).executeTakeFirstOrThrow())
    .taken;

describe("order-cancel", () => {
  it("frees the places of an order that waits, tells its contact, and cannot be done twice", async () => {
    const id = await idOf("สมชาย");
    const before = await taken(eventId);
    const body = { eventId, id, reason: "แจ้งขอยกเลิกทางโทรศัพท์" };
    expect((await post(given.url, orderCancel, body, bearing(desk))).reply!.data).toEqual({ state: "cancelled" });
    expect(await taken(eventId)).toBe(before - 1);
    expect(await wrongCounters(given.db)).toEqual([]);
    const again = await post(given.url, orderCancel, body, bearing(desk));
    expect(again.problem?.reasons).toEqual(["fixed"]);
    const history = (await get(given.url, orderHistory, desk, { eventId, id })).reply!.data;
    expect(history[0]).toMatchObject({ action: "order-cancel", username: "desk", reason: body.reason });
    // the step that the call itself names is not there again; what its contact did is nobody's of staff
    expect(history.map(({ action }) => action)).not.toContain("cancel");
    expect(history.at(-1)).toMatchObject({ action: "begin", username: null });
  });

  it("takes the entries of a confirmed order out of the race, unless one was seen at a checkpoint", async () => {
    const slug = "free-run";
    const event = await givenSale(given.db, free, slug);
    const admin = await givenSignedIn(given, "admin-of-free");
    const contact = await givenContact(given.url, slug, {
      name: "มานะ",
      phone: "0811111111",
      email: "mana@example.org",
    });
    await contact.choose({ category: "10K", team: "", players: [givenPlayer()] });
    expect((await contact.confirm()).reply!.data.state).toBe("confirmed");
    const { id } = (await get(given.url, orderList, admin, { eventId: event })).reply!.data[0]!;

    await given.db.updateTable("entries").set({ bib: "7" }).where("eventId", "=", event).execute();
    const at = new Date();
    const read = { eventId: event, checkpointCode: "FIN", bib: "7", at, receivedAt: at };
    await given.db
      .insertInto("passings")
      .values(read as never)
      .execute();
    const body = { eventId: event, id, reason: "ซ้ำ" };
    const seen = await post(given.url, orderCancel, body, bearing(admin));
    expect(seen.problem?.reasons).toEqual(["has_reads"]);
    expect(await taken(event)).toBe(1);

    await given.db
      .updateTable("passings")
      .set({ voidedAt: at as never })
      .where("eventId", "=", event)
      .execute();
    expect((await post(given.url, orderCancel, body, bearing(admin))).status).toBe(200);
    expect(await taken(event)).toBe(0);
    const { raceEntries, state } = (await get(given.url, orderGet, admin, { eventId: event, id })).reply!.data;
    expect([state, raceEntries.map(({ withdrawn }) => withdrawn)]).toEqual(["cancelled", [true]]);
    expect(await wrongCounters(given.db)).toEqual([]);
  });
});

describe("order-link-send", () => {
  it("mails the link; at wish the keys of before end", async () => {
    const slug = "link-run";
    const event = await givenSale(given.db, {}, slug);
    const admin = await givenSignedIn(given, "admin-of-links");
    const { key, choose } = await givenContact(given.url, slug, { name: "ชูใจ", email: "choojai@example.org" });
    await choose({ category: "10K", team: "", players: [] });
    const { id } = (await get(given.url, orderList, admin, { eventId: event })).reply!.data[0]!;
    const send = (endEarlier: boolean) =>
      post(given.url, orderLinkSend, { eventId: event, id, endEarlier }, bearing(admin));
    const mails = () => given.db.selectFrom("mails").select("id").where("orderId", "=", id).execute();
    const before = (await mails()).length;
    expect((await send(false)).status).toBe(200);
    expect((await mails()).length).toBe(before + 1);
    expect((await contactWith(given.url, slug, key).order()).reference).toBeTruthy();
    expect((await send(true)).status).toBe(200);
    expect((await contactWith(given.url, slug, key).change({ name: "ใครก็ไม่รู้" })).status).not.toBe(200);
  });

  it.each([false, true])("sends it however many letters the address got, ending the others: %s", async (endEarlier) => {
    const slug = `many-letters-${endEarlier}`;
    const event = await givenSale(given.db, {}, slug);
    const admin = await givenSignedIn(given, `admin-of-${slug}`);
    const contact = await givenContact(given.url, slug, { name: "ชูใจ", email: `${slug}@example.org` });
    await contact.choose({ category: "10K", team: "", players: [givenPlayer()] });
    await contact.confirm();
    const { id } = (await get(given.url, orderList, admin, { eventId: event })).reply!.data[0]!;
    for (const budget of ["steps", "link"]) {
      await sql`insert into mails (message_id, recipient, subject, body, created_at, sent_at, order_id, budget)
        select ${budget} || ${slug} || n, recipient, subject, body, created_at, created_at, order_id, ${budget}
        from (select * from mails where order_id = ${id} order by id desc limit 1) m, generate_series(1, 20) n`.execute(
        given.db,
      );
    }
    expect((await post(given.url, orderLinkSend, { eventId: event, id, endEarlier }, bearing(admin))).status).toBe(200);
    expect((await post(given.url, orderRemind, { eventId: event, id }, bearing(admin))).status).toBe(200);
    const { rows } =
      await sql`select m.template, m.kept_back as "keptBack", o.key_generation = m.key_generation as opens,
        exists (select from job_tasks t where t.job = 'send-mails' and (t.input ->> 'mailId')::bigint = m.id) as waits
      from mails m join orders o on o.id = m.order_id where o.id = ${id} order by m.id desc limit 2`.execute(given.db);
    expect(rows).toEqual([
      { template: "order-payment-reminder", keptBack: null, opens: true, waits: true },
      { template: "order-link", keptBack: null, opens: true, waits: true },
    ]);
  });

  it("says so where there is no address", async () => {
    const slug = "no-address";
    const event = await givenSale(given.db, {}, slug);
    const admin = await givenSignedIn(given, "admin-without-address");
    const { choose } = await givenContact(given.url, slug, { name: "วีระ", phone: "0822222222" });
    await choose({ category: "10K", team: "", players: [] });
    const { id } = (await get(given.url, orderList, admin, { eventId: event })).reply!.data[0]!;
    const sent = await post(given.url, orderLinkSend, { eventId: event, id, endEarlier: false }, bearing(admin));
    expect(sent.problem?.reasons).toEqual(["required"]);
  });
});

describe("order-free", () => {
  it("takes the price off an order that waits for payment, and confirms it at once", async () => {
    const slug = "sponsored-run";
    const event = await givenSale(given.db, {}, slug);
    const admin = await givenSignedIn(given, "admin-of-sponsors");
    const contact = await givenContact(given.url, slug, { name: "ผู้สนับสนุน", phone: "0833333333" });
    await contact.choose({ category: "10K", team: "", players: [givenPlayer()] });
    const { id } = (await get(given.url, orderList, admin, { eventId: event })).reply!.data[0]!;
    const body = { eventId: event, id, kind: "sponsor" as const, reason: "สัญญาผู้สนับสนุนปี 2569" };
    const early = await post(given.url, orderFree, body, bearing(admin));
    expect(early.problem?.reasons).toEqual(["fixed"]);

    await contact.confirm();
    expect((await post(given.url, orderFree, body, bearing(admin))).reply!.data.state).toBe("confirmed");
    const { data } = (await get(given.url, orderGet, admin, { eventId: event, id })).reply!;
    expect([data.state, data.totalSatang, data.quote.totalSatang, data.raceEntries.length]).toEqual([
      "confirmed",
      0,
      0,
      1,
    ]);
    expect(await taken(event)).toBe(1);
    expect(await wrongCounters(given.db)).toEqual([]);
    const history = (await get(given.url, orderHistory, admin, { eventId: event, id })).reply!.data;
    expect(history.find(({ action }) => action === "order-free")).toMatchObject({ reason: body.reason });
  });
});
