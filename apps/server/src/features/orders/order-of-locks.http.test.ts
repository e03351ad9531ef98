import { randomUUID } from "node:crypto";
import { orderCreate } from "@time-event/contract/desk-orders";
import { webRegisterModelSave } from "@time-event/contract/order-entries";
import { orderMove } from "@time-event/contract/order-moves";
import type { BodyOf } from "@time-event/contract/endpoint";
import { orderCancel } from "@time-event/contract/staff-orders";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Tx } from "../../db/connection.ts";
import { isSomebodyWaiting } from "../../db/testing/is-somebody-waiting.ts";
import { transact } from "../../db/transact.ts";
import { bearing, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { holdResults } from "../results/results.service.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { lockPersons } from "./entered-persons.queries.ts";
import { openOrders } from "./opened-orders.service.ts";
import { personOf } from "./players-of-form.ts";
import { settleIfPaid } from "./settle-order.service.ts";
import { givenPlayer } from "./testing/given-order.ts";
import { contactWith, givenContact, givenShirt, sendOnce, wrongCounters } from "./testing/given-sale.ts";

// Locks are taken in one order: orders, persons, the version of the results, counters of places, stock. Each test keeps one
// lock, lets a call run into it, and then takes one that comes later: the call must not have it yet.

let given: GivenApp;
let desk: string;
let slug: string;
let eventId: number;

beforeAll(async () => {
  given = await givenApp();
  desk = await givenSignedIn(given, "admin");
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `locks-${randomUUID().slice(0, 8)}`;
  const race = givenRaceDefinition({ slug, state: "open" });
  const fee = (priceSatang: number) => [{ name: { th: "ปกติ", en: "Regular" }, priceSatang, endsAt: null }];
  const categories = [
    { ...race.categories[0]!, code: "5K", feeTiers: fee(50_000) },
    { ...race.categories[0]!, code: "10K" },
  ];
  eventId = await givenRace(given.db, { ...race, categories }, { entries: [] });
});

/** Somebody has the first lock and wants the second, while a call wants both. A circle would end one of them. */
async function crossing<Result>(
  first: (tx: Tx) => Promise<unknown>,
  act: () => Promise<Result>,
  second: (tx: Tx) => Promise<unknown>,
): Promise<Result> {
  let acting: Promise<Result> | undefined;
  await given.db.transaction().execute(async (tx) => {
    await first(tx);
    acting = act();
    await expect.poll(() => isSomebodyWaiting(given.db)).toBe(true);
    await second(tx);
  });
  const result = (await acting)!;
  expect(await wrongCounters(given.db)).toEqual([]);
  return result;
}

const keep = (rows: RawBuilder<unknown>) => (tx: Tx) => rows.execute(tx);
const keepPlaces = (code: string) =>
  keep(sql`select from category_places p join categories c on c.id = p.category_id
    where c.event_id = ${eventId} and c.code = ${code} for update of p`);
const keepOrder = (id: number) => keep(sql`select from orders where id = ${id} for update`);
const keepEvent = () => keep(sql`select from events where id = ${eventId} for no key update`);
const keepVersion = () => (tx: Tx) => holdResults(tx, eventId);

const idOf = async (reference: string) => {
  const order = given.db.selectFrom("orders").select("id").where("reference", "=", reference);
  return (await order.executeTakeFirstOrThrow()).id;
};

/** An order that its contact has confirmed, with an entry for each of these. */
async function confirmed(...entries: Parameters<Awaited<ReturnType<typeof givenContact>>["choose"]>[0][]) {
  const contact = await givenContact(given.url, slug);
  for (const entry of entries) await contact.choose(entry);
  const { reply, body } = await contact.confirm();
  if (!reply) throw new Error(body);
  return { id: await idOf(reply.data.reference), ...contact, owedSatang: reply.data.balance.owedSatang };
}

const pay = ({ id }: { id: number }, satang: number) =>
  sql`with t as (
      insert into transfers (event_id, order_id, source, state, claimed_satang, received_satang, sent_at, changed_by)
      values (${eventId}, ${id}, 'staff', 'verified', ${satang}, ${satang}, now(), 'test') returning id
    )
    insert into payment_lines (order_id, kind, amount_satang, transfer_id, at, by_whom)
    select ${id}, 'payment', ${satang}, id, now(), 'test' from t`.execute(given.db);

const settle = (...orders: readonly { id: number }[]) => {
  const ids = orders.map(({ id }) => ({ id, eventId }));
  const settling = { now: Date.now(), tellContact: async () => {} };
  return given.db.transaction().execute(async (tx) => [...(await settleIfPaid(tx, ids, settling)).values()]);
};

/** Its time is over, and it gave back what it took. */
async function expire({ id }: { id: number }): Promise<void> {
  await sql`update orders set deadline_at = now() - interval '1 hour' where id = ${id}`.execute(given.db);
  await transact(given.db, (tx) => openOrders(tx, [id], Date.now()));
}

it("locks orders by their ids, however they are named", async () => {
  const [one, other] = [await givenContact(given.url, slug), await givenContact(given.url, slug)];
  const ids = [await idOf((await one.order()).reference), await idOf((await other.order()).reference)] as const;
  // a table that is read as it lies has the row that was written last at its end
  await sql`update orders set language = 'en' where id = ${ids[0]}`.execute(given.db);
  const open = () =>
    transact(given.db, async (tx) => {
      await sql`set local enable_indexscan = off`.execute(tx);
      await sql`set local enable_bitmapscan = off`.execute(tx);
      return openOrders(tx, [ids[1], ids[0]], Date.now());
    });
  const opened = await crossing(keepOrder(ids[0]), open, keepOrder(ids[1]));
  expect(opened.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
});

it("locks the places of all orders that one sum pays, before the stock of any", async () => {
  const shirt = await givenShirt(given.db, eventId, { stock: { S: 10 } });
  const addOns = [{ addOn: shirt, option: "S", quantity: 1 }];
  const ten = await confirmed({ category: "10K", players: [givenPlayer({ addOns })] });
  const five = await confirmed({ category: "5K", players: [givenPlayer()] });
  for (const each of [ten, five]) {
    await expire(each);
    await pay(each, each.owedSatang);
  }
  const keepLater = async (tx: Tx) => {
    await keepPlaces("10K")(tx);
    await sql`select from add_on_stock where add_on_id = ${shirt} for update`.execute(tx);
  };
  expect(await crossing(keepPlaces("5K"), () => settle(ten, five), keepLater)).toEqual(["settled", "settled"]);
});

it("locks the persons of all orders that one sum pays, in the order of their locks", async () => {
  // as it is stored, because the lock is of the stored person
  const birthDate = "1990-05-05";
  const players = [givenPlayer({ birthDate }), givenPlayer({ birthDate })];
  const { rows } = await sql<{ at: number }>`
    select at::integer - 1 as at from unnest(${players.map((each) => `${eventId} ${personOf(each)!.person}`)}::text[])
      with ordinality as p (name, at) order by hashtext(name)`.execute(given.db);
  const [first, second] = rows.map(({ at }) => players[at]!);
  const keepPerson = (player = first!) => {
    return (tx: Tx) => lockPersons(tx, [{ eventId, person: personOf(player)!.person }]);
  };
  const one = await confirmed({ category: "10K", players: [second!] });
  const other = await confirmed({ category: "10K", players: [first!] });
  const orders = [one, other];
  for (const each of orders) {
    await expire(each);
    await pay(each, each.owedSatang);
  }
  const settled = await crossing(keepPerson(), () => settle(...orders), keepPerson(second));
  expect(settled).toEqual(["settled", "settled"]);
});

it("locks the categories of a change by their ids, whichever is left", async () => {
  const contact = await givenContact(given.url, slug);
  await contact.choose({ category: "10K", players: [] });
  const { id } = (await contact.order()).entries[0]!;
  const form = { id, category: "5K", players: [givenPlayer()] };
  const change = () => sendOnce(given.url, webRegisterModelSave, form, { key: contact.key });
  const { status } = await crossing(keepPlaces("5K"), change, keepPlaces("10K"));
  expect([status, (await contact.order()).entries[0]!.category]).toEqual([200, "5K"]);
});

it("takes the version before the places, where staff move what is paid by it", async () => {
  const { id, ...contact } = await confirmed({ category: "10K", players: [givenPlayer()] });
  await pay({ id }, 50_000);
  const entryId = (await contact.order()).entries[0]!.id;
  const form = { eventId, id, entryId, category: "5K", difference: "apply", differenceSatang: -30_000 } as const;
  const move = () => post(given.url, orderMove, { ...form, reason: "ขอย้ายรุ่น" }, bearing(desk));
  const { reply } = await crossing(keepVersion(), move, keepPlaces("10K"));
  expect(reply?.data.state).toBe("confirmed");
});

it("takes the version before the places, where staff make an order that is paid", async () => {
  const form: BodyOf<typeof orderCreate> = {
    eventId,
    formId: randomUUID(),
    contact: { name: "สมศรี ใจงาม", phone: "0812345678", email: "" },
    language: "th",
    entries: [{ category: "10K", team: "", players: [givenPlayer()] }],
    hasConsented: true,
    payment: { kind: "desk", method: "cash" },
    totalSatang: 80_000,
    note: "",
  };
  const create = () => post(given.url, orderCreate, form, bearing(desk));
  const { reply } = await crossing(keepVersion(), create, keepPlaces("10K"));
  expect(reply?.data.state).toBe("confirmed");
});

it.each(["move", "cancel"] as const)("takes the event before the order: %s", async (what) => {
  const { id, key, owedSatang } = await confirmed({ category: "10K", players: [givenPlayer()] });
  await pay({ id }, owedSatang);
  expect(await settle({ id })).toEqual(["settled"]);
  const entryId = (await contactWith(given.url, slug, key).order()).entries[0]!.id;
  const reason = "ขอเอง";
  const moved = { entryId, category: "5K", difference: "apply", differenceSatang: -30_000 } as const;
  const act = () =>
    what === "move"
      ? post(given.url, orderMove, { eventId, id, reason, ...moved }, bearing(desk))
      : post(given.url, orderCancel, { eventId, id, reason }, bearing(desk));
  const { status } = await crossing<{ status: number }>(keepEvent(), act, keepOrder(id));
  expect(status).toBe(200);
});
