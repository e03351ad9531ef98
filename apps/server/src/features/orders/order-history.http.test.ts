import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OrderState, type OrderStep, stateAfter } from "@time-event/domain/orders/order-states";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { givenPlayer } from "./testing/given-order.ts";
import { givenContact, givenSale, wrongCounters } from "./testing/given-sale.ts";

// Contacts choose, drop, confirm and come too late, in any order. After every step the counters say what is true, and
// the history of every order is one that the table of transitions allows.

const minute = 60_000;
const { clock, pass } = givenClock();
let given: GivenApp;

beforeAll(async () => {
  given = await givenApp({}, { clock });
});
afterAll(() => given.stop());

/** The same numbers every time. */
function givenNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it.each([
  [1, 0],
  [2, 80_000],
  [3, 80_000],
])("keeps every place through any course of things (%i, %i satang)", async (seed, priceSatang) => {
  const slug = `sale-${seed}`;
  const feeTiers = [{ name: { th: "ราคา", en: "Fee" }, priceSatang, endsAt: null }];
  await givenSale(given.db, { capacity: 4, feeTiers }, slug);
  const below = givenNumbers(seed);
  const contacts = await Promise.all(Array.from({ length: 3 }, () => givenContact(given.url, slug)));
  const moves = [
    (at: number) => contacts[at]!.choose({ category: "10K", players: [givenPlayer()] }),
    (at: number) => contacts[at]!.choose({ category: "10K", players: [givenPlayer()] }),
    async (at: number) => {
      const { entries } = await contacts[at]!.order();
      const entry = entries[below(entries.length)];
      if (entry) await contacts[at]!.drop(entry.id);
    },
    (at: number) => contacts[at]!.confirm(),
    () => Promise.resolve(pass(7 * minute)),
    () => Promise.resolve(pass(below(10) === 0 ? 24 * 60 * minute : minute)),
    () => given.work(),
  ];
  for (let step = 0; step < 40; step++) {
    // two at the same time
    await Promise.all([0, 1].map(() => moves[below(moves.length)]!(below(contacts.length))));
    expect(await wrongCounters(given.db)).toEqual([]);
  }
  const { rows } = await sql<{ states: OrderState[]; steps: (OrderStep | null)[] }>`
    select array_agg(state order by id) as states, array_agg(step order by id) as steps
    from order_steps group by order_id`.execute(given.db);
  for (const { states, steps } of rows) {
    steps.forEach((step, at) => {
      expect(step === null ? "held" : stateAfter(states[at - 1]!, step)).toBe(states[at]);
    });
  }
});
