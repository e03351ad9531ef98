import { afterAll, beforeAll, expect, it } from "vitest";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenKey } from "../../testing/given-key.ts";
import { givenOrder, givenPlayer } from "./testing/given-order.ts";
import { type Contact, contactWith, givenSale, givenShirt, wrongCounters } from "./testing/given-sale.ts";

// Everybody wants the last places at once, through two servers. The long form: ORDERS_BUYERS=2000 ORDERS_PLACES=137.

const buyers = Number(process.env["ORDERS_BUYERS"] ?? 200);
const places = Number(process.env["ORDERS_PLACES"] ?? 17);

let given: GivenApp;

beforeAll(async () => {
  given = await givenApp();
});
afterAll(() => given.stop());

it(`holds exactly ${places} places for ${buyers} buyers, and tells every other one`, { timeout: 600_000 }, async () => {
  const eventId = await givenSale(given.db, { capacity: places }, "rush");
  const urls = [given.url, (await given.another()).url];
  const contacts: Contact[] = [];
  while (contacts.length < buyers) {
    const subject = await givenOrder(given.db, eventId);
    const key = await givenKey(given.db, { eventId, kind: "registration", subject });
    contacts.push(contactWith(urls[contacts.length % 2]!, "rush", key));
  }
  const answers = await Promise.all(contacts.map((contact) => contact.choose({ category: "10K" })));
  const won = answers.filter(({ status }) => status === 200);
  const lost = answers.filter(({ status }) => status === 409);
  expect([won.length, lost.length]).toEqual([places, buyers - places]);
  expect(new Set(lost.map(({ problem }) => JSON.stringify(problem!.errors)))).toEqual(
    new Set([JSON.stringify([{ path: "category", code: "places_held" }])]),
  );
  // nobody of those who were told yes has lost the place
  const winners = contacts.filter((_, index) => answers[index]!.status === 200);
  for (const contact of winners) expect((await contact.order()).entries).toHaveLength(1);
  expect(await wrongCounters(given.db)).toEqual([]);
});

it(
  "sells exactly the shirts that there are, whoever takes, changes and gives back at once",
  { timeout: 60_000 },
  async () => {
    const eventId = await givenSale(given.db, { capacity: 1_000 }, "shirts");
    const shirt = await givenShirt(given.db, eventId, { stock: { S: 5, M: 4 } });
    const urls = [given.url, (await given.another()).url];
    const contacts = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const subject = await givenOrder(given.db, eventId);
        const key = await givenKey(given.db, { eventId, kind: "registration", subject });
        return contactWith(urls[index % 2]!, "shirts", key);
      }),
    );
    const wearing = (option: string) => [givenPlayer({ addOns: [{ addOn: shirt, option, quantity: 1 }] })];
    const choose = (option: string) =>
      Promise.all(contacts.map((contact) => contact.choose({ category: "10K", players: wearing(option) })));
    const small = await choose("S");
    expect(small.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(new Set(small.flatMap(({ problem }) => problem?.reasons ?? []))).toEqual(new Set(["sold_out"]));
    // who has one changes it while the others try the other size
    const changes = await Promise.all(
      contacts.map((contact, index) => {
        const id = small[index]!.reply?.data.entries[0]?.id;
        return contact.choose({ ...(id !== undefined && { id }), category: "10K", players: wearing("M") });
      }),
    );
    expect(changes.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await wrongCounters(given.db)).toEqual([]);
  },
);
