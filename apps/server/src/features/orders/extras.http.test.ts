import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
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
    expect(await wrongCounters(given.db)).toEqual([]);
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
