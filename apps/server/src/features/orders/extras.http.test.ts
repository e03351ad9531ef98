import { randomUUID } from "node:crypto";
import { callPath } from "@time-event/contract/call";
import { orderExport } from "@time-event/contract/order-bulk";
import { orderGet } from "@time-event/contract/staff-orders";
import type { OrderPlayer } from "@time-event/contract/order-player";
import { type Insertable, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toJson, toTimestamp } from "../../db/column-types.ts";
import type { DiscountCodesTable, QuestionsTable } from "../../db/schema.ts";
import { codeHereLimit, codeLimit } from "../../http/attempts/attempt-limits.ts";
import { bearing, get } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPlayer } from "./testing/given-order.ts";
import { type Contact, givenContact, givenSale, givenShirt, offersOf, wrongCounters } from "./testing/given-sale.ts";

// What is sold and asked beside the entry itself.

const minute = 60_000;
const { clock, pass } = givenClock();
let given: GivenApp;
let slug: string;
let eventId: number;
let contact: Contact;

beforeAll(async () => {
  given = await givenApp({}, { clock });
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `sale-${randomUUID().slice(0, 8)}`;
  eventId = await givenSale(given.db, { capacity: 100 }, slug);
  contact = await givenContact(given.url, slug);
});

const wordsOf = ({ problem }: { problem: { errors?: readonly object[] | undefined } | undefined }) =>
  (problem?.errors ?? []).map((each) => Object.values(each).join(" "));
const address = { name: "มานี", phone: "0812345678", address: "1 ถนนสุข", province: "เชียงใหม่", postcode: "50000" };

describe("add-ons", () => {
  const wearing = (addOn: number, option: string, quantity = 1) =>
    givenPlayer({ addOns: [{ addOn, option, quantity }] });

  it("are priced, counted by size, given back and named where they are missing", async () => {
    const shirt = await givenShirt(given.db, eventId, { stock: { S: 1 }, most: 2, required: true });
    const { entries, quote } = (await contact.choose({ category: "10K", players: [wearing(shirt, "S")] })).reply!.data;
    expect(quote.lines[1]).toEqual({
      kind: "add_on",
      entry: 0,
      player: 0,
      category: null,
      name: { th: "เสื้อ", en: "Shirt" },
      option: { th: "S", en: "S" },
      quantity: 1,
      unitSatang: 25_000,
      amountSatang: 25_000,
    });
    expect(quote.totalSatang).toBe(105_000);
    const other = await givenContact(given.url, slug);
    const refused = await other.choose({ category: "10K", players: [givenPlayer(), wearing(shirt, "S")].slice(1) });
    expect(wordsOf(refused)).toEqual([`players.0.addOns.${shirt} sold_out`]);
    expect((await offersOf(given.url, slug)).addOns).toMatchObject([
      {
        id: shirt,
        left: null,
        required: true,
        most: 2,
        options: [
          { code: "S", left: 0 },
          { code: "M", left: null },
        ],
      },
    ]);
    const many = await contact.choose({ category: "10K", players: [wearing(shirt, "M", 3)] });
    expect(wordsOf(many)).toEqual([`players.0.addOns.${shirt} too_many`]);
    const strange = await contact.choose({ category: "10K", players: [wearing(shirt, "XL")] });
    expect(wordsOf(strange)).toEqual([`players.0.addOns.${shirt} unknown`]);

    await contact.choose({ id: entries[0]!.id, category: "10K", players: [wearing(shirt, "M", 2)] });
    expect(await wrongCounters(given.db)).toEqual([]);
    expect((await other.choose({ category: "10K", players: [wearing(shirt, "S")] })).status).toBe(200);
    await contact.choose({ id: entries[0]!.id, category: "10K", players: [givenPlayer()] });
    expect(wordsOf(await contact.confirm())).toEqual([`entries.0.players.0.addOns.${shirt} required`]);
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("are offered in their categories alone, to a player or to the whole order", async () => {
    const nowhere = await givenShirt(given.db, eventId, { categoryIds: [], required: true });
    const delivery = await givenShirt(given.db, eventId, { per: "registration", needsShipping: true, stock: { M: 1 } });
    const one = (addOn: number) => [{ addOn, option: "M", quantity: 1 }];
    const player = givenPlayer({ addOns: one(nowhere) });
    expect(wordsOf(await contact.choose({ category: "10K", players: [player] }))).toEqual([
      `players.0.addOns.${nowhere} unknown`,
    ]);
    expect(wordsOf(await contact.save({ addOns: one(nowhere) }))).toEqual([`addOns.${nowhere} unknown`]);
    await contact.choose({ category: "10K", players: [givenPlayer()] });
    const { order } = (await contact.save({ addOns: one(delivery) })).reply!.data;
    expect(order).toMatchObject({ contact: { name: "มานี" }, addOns: one(delivery), quote: { totalSatang: 105_000 } });
    const late = await givenContact(given.url, slug);
    expect(wordsOf(await late.save({ addOns: one(delivery) }))).toEqual([`addOns.${delivery} sold_out`]);
    expect(wordsOf(await contact.confirm())).toEqual(
      ["name", "phone", "address", "province", "postcode"].map((field) => `shipping.${field} required`),
    );
    await contact.save({ shipping: address });
    expect((await contact.confirm()).reply!.data).toMatchObject({ state: "awaiting_payment", shipping: address });
    expect((await contact.save({ addOns: [] })).problem!.reasons).toEqual(["fixed"]);
    // nobody could be written to, and nothing could be sent
    expect(wordsOf(await contact.change({}))).toEqual(["contact.name required", "contact.phone required"]);
    expect(wordsOf(await contact.save({ shipping: { ...address, address: "" } }))).toEqual([
      "shipping.address required",
    ]);
    expect((await contact.order()).shipping).toMatchObject(address);
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("that are sent home are shown with their address to who packs them, in the order and in files", async () => {
    const delivery = await givenShirt(given.db, eventId, { per: "registration", needsShipping: true, most: 2 });
    await contact.choose({ category: "10K", players: [givenPlayer()] });
    await contact.save({ addOns: [{ addOn: delivery, option: "M", quantity: 2 }], shipping: address });
    await contact.confirm();
    const name = randomUUID().slice(0, 8);
    const desk = await givenSignedIn(given, `desk-${name}`, "registration_desk", eventId);
    const viewer = await givenSignedIn(given, `viewer-${name}`, "viewer", eventId);
    const { id } = await given.db
      .selectFrom("orders")
      .select("id")
      .where("eventId", "=", eventId)
      .executeTakeFirstOrThrow();
    expect((await get(given.url, orderGet, desk, { eventId, id })).reply!.data.shipping).toMatchObject(address);
    const masked = (await get(given.url, orderGet, viewer, { eventId, id })).reply!.data.shipping;
    expect(masked).toMatchObject({ name: "•••", phone: "•••", address: "•••", province: address.province });
    const file = async (rows: "orders" | "people", personal: "yes" | "no") => {
      const path = callPath(orderExport, { eventId, format: "csv", language: "en", rows, personal });
      return (await fetch(`${given.url}/api/event/${path}`, { headers: bearing(desk) })).text();
    };
    for (const rows of ["orders", "people"] as const) {
      const text = await file(rows, "yes");
      expect(text).toContain(address.address);
      expect(text).toContain(address.province);
      expect(text).toContain("M × 2");
      const open = await file(rows, "no");
      expect(open).not.toContain(address.address);
      expect(open).toContain("M × 2");
    }
  });

  it("that have to be sent cost the event's shipping fee once", async () => {
    await sql`update events set shipping_satang = 6000 where id = ${eventId}`.execute(given.db);
    const shirt = await givenShirt(given.db, eventId, { needsShipping: true, most: 2 });
    const meal = await givenShirt(given.db, eventId, {});
    const chosen = await contact.choose({ category: "10K", players: [wearing(meal, "M")] });
    expect(chosen.reply!.data.quote.totalSatang).toBe(105_000);
    const [entry] = chosen.reply!.data.entries;
    await contact.choose({ id: entry!.id, category: "10K", players: [wearing(shirt, "M", 2)] });
    const { quote } = (await contact.choose({ category: "10K", players: [wearing(shirt, "S")] })).reply!.data;
    expect(quote.lines.filter(({ kind }) => kind === "shipping")).toEqual([
      {
        kind: "shipping",
        entry: null,
        player: null,
        category: null,
        name: { th: "ค่าจัดส่ง", en: "Shipping" },
        option: null,
        quantity: 1,
        unitSatang: 6_000,
        amountSatang: 6_000,
      },
    ]);
    expect(quote.totalSatang).toBe(2 * 80_000 + 3 * 25_000 + 6_000);
  });

  it("come back when the order expires, and are taken again with its places, or named", async () => {
    const shirt = await givenShirt(given.db, eventId, { stock: { S: 1 } });
    const [entry] = (await contact.choose({ category: "10K", players: [wearing(shirt, "S")] })).reply!.data.entries;
    pass(16 * minute);
    await given.work();
    expect(await wrongCounters(given.db)).toEqual([]);
    const again = { id: entry!.id, category: "10K", players: [...entry!.players] };
    const other = await givenContact(given.url, slug);
    const [taken] = (await other.choose({ category: "10K", players: [wearing(shirt, "S")] })).reply!.data.entries;
    expect(wordsOf(await contact.choose(again))).toEqual([`players.0.addOns.${shirt} sold_out`]);
    await other.drop(taken!.id);
    expect((await contact.choose(again)).reply!.data).toMatchObject({ state: "held" });
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("stay taken when the order is confirmed", async () => {
    await sql`update fee_tiers set price_satang = 0 where event_id = ${eventId}`.execute(given.db);
    const shirt = await givenShirt(given.db, eventId, { priceSatang: 0, stock: { S: 3 } });
    await contact.choose({ category: "10K", players: [wearing(shirt, "S")] });
    expect((await contact.confirm()).reply!.data.state).toBe("confirmed");
    expect((await offersOf(given.url, slug)).addOns[0]!.options[0]!.left).toBe(2);
    expect(await wrongCounters(given.db)).toEqual([]);
  });
});

describe("questions", () => {
  const asking = async (columns: Partial<Insertable<QuestionsTable>>) => {
    const question = { eventId, position: 1, kind: "text", labelTh: "ถาม", labelEn: "Ask", required: true } as const;
    const row = { ...question, ...columns };
    return (await given.db.insertInto("questions").values(row).returning("id").executeTakeFirstOrThrow()).id;
  };
  const answering = (answers: OrderPlayer["answers"]) => ({ category: "10K", players: [givenPlayer({ answers })] });

  it("are asked by condition, checked at their field, and must be answered to confirm", async () => {
    const ill = await asking({ kind: "yes_no" });
    const which = await asking({ askedIf: toJson({ question: ill, answers: ["yes"] }) });
    const meals = await asking({
      kind: "choices",
      required: false,
      options: toJson(["A", "B"].map((code) => ({ code, name: { th: code, en: code } }))),
    });
    await asking({ categoryIds: [] });
    expect((await offersOf(given.url, slug)).questions).toMatchObject([
      { id: ill, kind: "yes_no", askedIf: null },
      { id: which, askedIf: { question: ill, answers: ["yes"] } },
      { id: meals, options: [{ code: "A" }, { code: "B" }] },
      { categories: [] },
    ]);
    expect(wordsOf(await contact.choose(answering({ [ill]: "maybe", [meals]: ["A", "C"] })))).toEqual([
      `players.0.answers.${ill} unknown`,
      `players.0.answers.${meals} unknown`,
    ]);
    const { entries } = (await contact.choose(answering({ [ill]: "yes", [meals]: ["A", "B"] }))).reply!.data;
    expect(entries[0]!.players[0]!.answers).toEqual({ [ill]: "yes", [meals]: ["A", "B"] });
    expect(wordsOf(await contact.confirm())).toEqual([`entries.0.players.0.answers.${which} required`]);
    // what is not asked any more is forgotten
    const healthy = { ...answering({ [ill]: "no", [which]: "asthma" }), id: entries[0]!.id };
    expect((await contact.choose(healthy)).reply!.data.entries[0]!.players[0]!.answers).toEqual({ [ill]: "no" });
    expect((await contact.confirm()).reply!.data.state).toBe("awaiting_payment");
  });
});

describe("policies", () => {
  it("must be accepted in the version that is in force when the order is confirmed", async () => {
    const { rows } = await sql<{ id: number }>`
      insert into policies (kind, name_th, name_en) values ('waiver', 'สละสิทธิ์', 'Waiver') returning id`.execute(
      given.db,
    );
    const policy = rows[0]!.id;
    const publish = (version: number) =>
      sql`insert into policy_versions (policy_id, version, text_th, text_en, published_by)
        values (${policy}, ${version}, 'ก', 'a', 'admin')`.execute(given.db);
    await publish(1);
    await sql`insert into event_policies (event_id, kind, policy_id, follows_default)
      values (${eventId}, 'waiver', ${policy}, false)`.execute(given.db);
    await contact.choose({ category: "10K", players: [givenPlayer()] });
    expect(wordsOf(await contact.confirm())).toEqual(["consents.waiver required"]);
    const [inForce] = (await offersOf(given.url, slug)).policies;
    expect(inForce).toMatchObject({ policy, kind: "waiver", version: 1 });
    const { order } = (await contact.save({ consents: [{ policy, version: 1 }] })).reply!.data;
    expect(order.consents).toEqual([{ policy, kind: "waiver", version: 1, acceptedAt: clock() }]);
    await publish(2);
    expect(wordsOf(await contact.confirm())).toEqual(["consents.waiver changed_since"]);
    expect(wordsOf(await contact.save({ consents: [{ policy, version: 1 }] }))).toEqual(["consents.0 changed_since"]);
    pass(minute);
    await contact.save({ consents: [{ policy, version: 2 }] });
    const confirmed = (await contact.confirm()).reply!.data;
    expect(confirmed.state).toBe("awaiting_payment");
    expect(confirmed.consents.map(({ version }) => version)).toEqual([1, 2]);
  });
});

describe("codes", () => {
  const givenCode = async (columns: Partial<Insertable<DiscountCodesTable>> = {}) => {
    const code = { eventId, code: "RUN", kind: "percent", value: 15, ...columns } as const;
    return (await given.db.insertInto("discountCodes").values(code).returning("id").executeTakeFirstOrThrow()).id;
  };
  const used = async (id: number) => {
    const { rows } = await sql<{ used: number; orders: number }>`
      select c.used, (
        select count(*)::int from orders o where o.code_id = c.id and o.state in ('held', 'awaiting_payment', 'confirmed')
      ) as orders
      from discount_codes c where c.id = ${id}`.execute(given.db);
    expect(rows[0]!.used).toBe(rows[0]!.orders);
    return rows[0]!.used;
  };
  const choose = (who: Contact, player = givenPlayer()) => who.choose({ category: "10K", players: [player] });

  it("make fees cheaper by a line of their own, until they are taken away", async () => {
    const id = await givenCode({ leastSatang: 80_000 });
    await contact.save({ code: "run" });
    expect((await contact.order()).quote).toMatchObject({ totalSatang: 0, whyNoDiscount: "below_least" });
    const { quote, code } = (await choose(contact)).reply!.data;
    expect({ code, total: quote.totalSatang, why: quote.whyNoDiscount }).toEqual({
      code: "RUN",
      total: 68_000,
      why: null,
    });
    expect(quote.lines[1]).toMatchObject({ kind: "discount", entry: 0, unitSatang: -12_000, name: { en: "RUN" } });
    expect(await used(id)).toBe(1);
    expect((await contact.save({ code: "" })).reply!.data.order).toMatchObject({
      code: null,
      quote: { totalSatang: 80_000 },
    });
    expect(await used(id)).toBe(0);
    expect(wordsOf(await contact.save({ code: "WALK" }))).toEqual(["code unknown"]);
  });

  it("cannot be found by trying them, in one order or in many", async () => {
    await givenCode();
    const tried = async (who: Contact, code: string) => (await who.save({ code })).status;
    // who types a right one again and again does not wait
    for (let time = 0; time < codeLimit.free + 2; time++) expect(await tried(contact, "RUN")).toBe(200);
    for (let time = 0; time < codeLimit.free; time++) expect(await tried(contact, `X${time}`)).toBe(409);
    expect(await tried(contact, "RUN")).toBe(429);
    pass(2_000);
    expect(await tried(contact, "RUN")).toBe(200);
    const statuses = [];
    for (let time = 0; time < codeHereLimit.free; time++) {
      if (time % 9 === 0) contact = await givenContact(given.url, slug);
      statuses.push(await tried(contact, `Y${time}`));
    }
    expect(statuses).toContain(409);
    expect(statuses.at(-1)).toBe(429);
    pass(codeHereLimit.free * minute);
  });

  it("freeze no other price than the one that was shown", async () => {
    await givenCode({ endsAt: toTimestamp(clock() + minute) });
    await choose(contact);
    const { totalSatang } = (await contact.save({ code: "RUN" })).reply!.data.order.quote;
    pass(2 * minute);
    expect((await contact.confirm({ totalSatang })).problem!.reasons).toEqual(["price_changed"]);
    const { state, quote } = await contact.order();
    expect({ state, total: quote.totalSatang }).toEqual({ state: "held", total: 80_000 });
    expect((await contact.confirm({ totalSatang: 80_000 })).reply!.data.state).toBe("awaiting_payment");
  });

  it("open the hidden categories that they name, one place for one use", async () => {
    await sql`update categories set hidden = true where event_id = ${eventId}`.execute(given.db);
    const [{ id: categoryId } = { id: 0 }] = await given.db
      .selectFrom("categories")
      .select("id")
      .where("eventId", "=", eventId)
      .execute();
    await givenCode({ code: "ALL" });
    await givenCode({ code: "VIP", kind: "access", value: 1, uses: 1, categoryIds: [categoryId] });
    const wanted = { category: "10K", players: [givenPlayer()] };
    expect(await offersOf(given.url, slug)).toMatchObject({ categories: [], opensByCode: true });
    expect(wordsOf(await contact.choose(wanted))).toEqual(["category unknown"]);
    expect((await contact.save({ code: "ALL" })).reply!.data.order.opened).toEqual([]);
    expect(wordsOf(await contact.choose(wanted))).toEqual(["category unknown"]);
    expect((await contact.save({ code: "vip" })).reply!.data.order.opened).toEqual(["10K"]);
    const { quote } = (await contact.choose(wanted)).reply!.data;
    expect([quote.totalSatang, quote.whyNoDiscount]).toEqual([80_000, null]);
    // one order is one use, and one use is one place
    expect(wordsOf(await contact.choose(wanted))).toEqual(["category code_used_up"]);
    await givenCode({ code: "CLUB", kind: "access", value: 1, categoryIds: [categoryId] });
    const club = await givenContact(given.url, slug);
    await club.save({ code: "CLUB" });
    for (const firstName of ["มานี", "ปิติ"])
      expect((await club.choose({ category: "10K", players: [givenPlayer({ firstName })] })).status).toBe(200);
    await givenCode({ code: "VIP2", kind: "access", value: 1, uses: 1, categoryIds: [categoryId] });
    expect((await club.save({ code: "VIP2" })).problem!.reasons).toEqual(["fixed"]);
    // or the code would open it for somebody else, too
    expect((await contact.save({ code: "ALL" })).problem!.reasons).toEqual(["fixed"]);
    const other = await givenContact(given.url, slug);
    expect(wordsOf(await other.save({ code: "VIP" }))).toEqual(["code code_used_up"]);
    expect((await contact.confirm()).reply!.data.state).toBe("awaiting_payment");
  });

  it("are used as often as their limit says, whoever comes at the same instant, and come back", async () => {
    const id = await givenCode({ uses: 3 });
    const contacts = await Promise.all(Array.from({ length: 12 }, () => givenContact(given.url, slug)));
    const answers = await Promise.all(contacts.map((each) => each.save({ code: "RUN" })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.flatMap(wordsOf)).toEqual(Array(9).fill("code code_used_up"));
    expect(await used(id)).toBe(3);
    pass(16 * minute);
    await given.work();
    expect(await used(id)).toBe(0);
    const winner = contacts[answers.findIndex(({ status }) => status === 200)]!;
    expect((await choose(winner)).reply!.data).toMatchObject({ state: "held", code: "RUN" });
    expect(await used(id)).toBe(1);
  });

  it("are used once by a person, in however many orders at the same instant", async () => {
    await givenCode({ oncePerPerson: true });
    const same = givenPlayer();
    const contacts = await Promise.all(Array.from({ length: 5 }, () => givenContact(given.url, slug)));
    await Promise.all(contacts.map((each) => each.save({ code: "RUN" })));
    // as if it were a race at another time, which the person may enter too
    const [first, ...others] = contacts as [Contact, ...Contact[]];
    const [entry] = (await choose(first, same)).reply!.data.entries;
    await sql`delete from order_players where event_id = ${eventId}`.execute(given.db);
    const answers = await Promise.all(others.map((each) => choose(each, same)));
    expect(new Set(answers.flatMap(wordsOf))).toEqual(new Set(["code code_used"]));
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
    await first.drop(entry!.id);
    expect((await choose(others[0]!, same)).status).toBe(200);
  });
});
