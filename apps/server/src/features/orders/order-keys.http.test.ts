import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { webRegisterGetByKeyword } from "@time-event/contract/find-order";
import { webRegisterGet, webRegisterSave } from "@time-event/contract/order-keeping";
import { placeLimit } from "../../http/attempts/attempt-limits.ts";
import { get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { withKey } from "../../testing/given-key.ts";
import { givenPlayer } from "./testing/given-order.ts";
import { type Contact, givenContact, givenSale, submit } from "./testing/given-sale.ts";

const minute = 60_000;
const { clock, pass } = givenClock();
let given: GivenApp;
let slug: string;
let places = 0;

beforeAll(async () => {
  given = await givenApp({ TRUSTED_PROXIES: "127.0.0.1" }, { clock });
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `sale-${randomUUID().slice(0, 8)}`;
  await sql`delete from mails`.execute(given.db);
});

const opens = async (key: string) => {
  const response = await fetch(`${given.url}/api/web/${webRegisterGet.name}`, { headers: withKey(key) });
  return response.status === 200 ? 200 : ((await response.json()) as { code: string }).code;
};
const renewal = (key: string, repeatId: string) =>
  submit(given.url, webRegisterSave, { event: slug, language: "th", key: "renew" }, { key, repeatId });

it("renews the key of an order, ends every other, and tells a lost answer again", async () => {
  await givenSale(given.db, {}, slug);
  const contact = await givenContact(given.url, slug);
  const repeatId = randomUUID();
  const renewed = await renewal(contact.key, repeatId);
  const { key, order } = renewed.reply!.data;
  expect(order.contact.name).toBe("มานี");
  expect(await opens(key!)).toBe(200);
  expect(await opens(contact.key)).toBe("key_revoked");
  // the answer was lost: only the same submit hears it again
  expect(await renewal(contact.key, repeatId)).toMatchObject({ status: 200, body: renewed.body });
  expect((await renewal(contact.key, randomUUID())).problem).toMatchObject({ status: 401, code: "key_revoked" });
  const other = { event: slug, language: "en", key: "renew" } as const;
  expect((await submit(given.url, webRegisterSave, other, { key: contact.key, repeatId })).status).toBe(401);
  const broken = { event: slug, language: "??" as "th", key: "renew" } as const;
  expect((await submit(given.url, webRegisterSave, broken, { key: contact.key, repeatId })).status).toBe(401);
});

async function find(keyword: string, from = `198.51.100.${++places}`) {
  const body = { event: slug, keyword };
  return post(given.url, webRegisterGetByKeyword, body, { "x-forwarded-for": from });
}
/** To whom links went, by reference. */
async function written() {
  await given.work();
  const mails = await given.db.selectFrom("mails").select("subject").where("template", "=", "order-link").execute();
  return mails.map(({ subject }) => subject.split(" ").at(-1));
}
const referenceOf = async (contact: Contact) => (await contact.order()).reference;

it("sends the link of an order by its reference, telephone, names or bib, and answers the same without one", async () => {
  await givenSale(given.db, { feeTiers: [{ name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null }] }, slug);
  const waiting = await givenContact(given.url, slug, {
    name: "ปิติ พอใจ",
    phone: "089 111 2222",
    email: "a@example.org",
  });
  await waiting.choose({
    category: "10K",
    players: [givenPlayer({ firstName: "ชูใจ", lastName: "รักดี", phone: "0819998888" })],
  });
  const entered = await givenContact(given.url, slug, { name: "วีระ", phone: "0812345678", email: "b@example.org" });
  await entered.choose({ category: "10K", players: [givenPlayer({ firstName: "สมชาย", lastName: "กล้าหาญ" })] });
  await entered.confirm();
  await sql`update entries set bib = 'K77' where first_name = 'สมชาย'`.execute(given.db);
  const [first, second] = [await referenceOf(waiting), await referenceOf(entered)];
  for (const [keyword, shown, told] of [
    [first.toLowerCase(), [], first],
    ["0891112222", [], first],
    ["ปิติ พอใจ", [], first],
    ["ชูใจ รักดี", [], first],
    ["ชูใจ", [], undefined],
    ["081 999 8888", [], first],
    ["k77", ["สมชาย ก."], second],
    ["สมชาย กล้าหาญ", ["สมชาย ก."], second],
    ["กล้าหาญ", ["สมชาย ก."], undefined],
    ["NOWHERE2", [], undefined],
  ] as const) {
    await sql`delete from mails`.execute(given.db);
    await sql`delete from attempts`.execute(given.db);
    const { status, reply } = await find(keyword);
    expect([status, reply!.data.map(({ name }) => name)]).toEqual([200, shown]);
    expect(await written()).toEqual(told === undefined ? [] : [told]);
  }
  expect(JSON.stringify(await given.db.selectFrom("jobTasks").selectAll().execute())).toBe("[]");
});

it("writes to one contact only so often, and lets one address ask only so often", async () => {
  await givenSale(given.db, {}, slug);
  const reference = await referenceOf(await givenContact(given.url, slug));
  for (let n = 0; n < 5; n++) await find(reference);
  expect((await written()).length).toBe(3);
  pass(minute * 61);
  const from = "203.0.113.9";
  await sql`delete from attempts`.execute(given.db);
  for (let n = 0; n < placeLimit.free; n++) await find("nobody", from);
  expect((await find("nobody", from)).problem?.code).toBe("too_many_attempts");
});

it("sends the link that a contact asks for, although the order told of many steps in that hour", async () => {
  await givenSale(given.db, {}, slug);
  const contact = await givenContact(given.url, slug);
  await contact.choose({ category: "10K", players: [givenPlayer()] });
  await contact.confirm();
  const told = (budget: string) =>
    sql`insert into mails (message_id, recipient, subject, body, created_at, sent_at, order_id, budget)
      select ${budget} || ${slug} || n, recipient, subject, body, created_at, created_at, order_id, ${budget}
      from (select * from mails order by id desc limit 1) m, generate_series(1, 5) n`.execute(given.db);
  const sent = async () => {
    await find(await referenceOf(contact));
    await given.work();
    return given.db.selectFrom("mails").select("keptBack").where("template", "=", "order-link").orderBy("id").execute();
  };
  await told("steps");
  expect(await sent()).toEqual([{ keptBack: null }]);
  // and no more of those than before
  await told("link");
  expect(await sent()).toEqual([{ keptBack: null }, { keptBack: "too_many" }]);
});

it("shows nobody where the event has no public start list, and refuses an event that nobody knows", async () => {
  const id = await givenSale(
    given.db,
    { feeTiers: [{ name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null }] },
    slug,
  );
  const contact = await givenContact(given.url, slug);
  await contact.choose({ category: "10K", players: [givenPlayer({ firstName: "สมชาย", lastName: "กล้าหาญ" })] });
  await contact.confirm();
  await sql`update events set public_start_list = false where id = ${id}`.execute(given.db);
  expect((await find("สมชาย")).reply!.data).toEqual([]);
  slug = "nowhere";
  expect((await find("สมชาย")).problem?.code).toBe("event_not_found");
  expect((await get(given.url, webRegisterGet, undefined, {})).status).toBe(401);
});
