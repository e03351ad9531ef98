import { afterAll, beforeAll, expect, it } from "vitest";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenContact, givenSale, wrongCounters } from "./testing/given-sale.ts";

// Everybody wants the last places at once, through two servers. The long form: ORDERS_BUYERS=2000 ORDERS_PLACES=137.

const buyers = Number(process.env["ORDERS_BUYERS"] ?? 200);
const places = Number(process.env["ORDERS_PLACES"] ?? 17);
/** Orders that are begun at once, before the rush. */
const atOnce = 20;

let given: GivenApp;

beforeAll(async () => {
  given = await givenApp();
});
afterAll(() => given.stop());

it(`holds exactly ${places} places for ${buyers} buyers, and tells every other one`, { timeout: 600_000 }, async () => {
  await givenSale(given.db, { capacity: places }, "rush");
  const urls = [given.url, (await given.another()).url];
  const contacts = [];
  for (let from = 0; from < buyers; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, buyers - from) }, (_, i) => givenContact(urls[i % 2]!, "rush"));
    contacts.push(...(await Promise.all(some)));
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
