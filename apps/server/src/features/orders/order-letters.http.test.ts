import { randomUUID } from "node:crypto";
import { webTeamSaveLink } from "@time-event/contract/order-members";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { toJson } from "../../db/column-types.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { type GivenSmtpServer, startSmtpServer } from "../../testing/given-smtp-server.ts";
import { givenPlayer } from "./testing/given-order.ts";
import { contactWith, givenContact, givenSale, submit } from "./testing/given-sale.ts";

const minute = 60_000;
const hour = 60 * minute;
const { clock, pass } = givenClock();
let given: GivenApp;
let smtp: GivenSmtpServer;
let slug: string;

// one mail server for all tests of the file: the application knows its address from the start
beforeAll(async () => {
  smtp = await startSmtpServer();
  given = await givenApp({ MAIL_URL: smtp.url, MAIL_FROM: "race@example.org" }, { clock });
});
afterAll(async () => {
  await given.stop();
  await smtp.close();
});
beforeEach(async () => {
  slug = `sale-${randomUUID().slice(0, 8)}`;
  smtp.received.length = 0;
  await sql`delete from mails`.execute(given.db);
});

/** What came since the last look, by its subject and text. */
async function arrived() {
  await given.work();
  return smtp.received.splice(0);
}
const keyIn = (text: string) => /\/register\/registration#(registration_[\w-]{32})/.exec(text)?.[1];
const chosen = () => ({ category: "10K", players: [givenPlayer()] });

it("tells the contact of every step, in their language, with a link that opens the order", async () => {
  await givenSale(given.db, { capacity: 5 }, slug);
  const contact = await givenContact(given.url, slug);
  await contact.choose(chosen());
  pass(9 * minute);
  expect(await arrived()).toEqual([]);
  pass(minute);
  const [ending] = await arrived();
  expect(ending).toMatchObject({ to: "manee@example.org", text: expect.stringContaining("22 พ.ย. 2569 12:15 น.") });
  await contact.confirm();
  const [registered] = await arrived();
  expect(registered!.text).toContain("800.00 บาท");
  const opened = contactWith(given.url, slug, keyIn(registered!.text)!);
  expect((await opened.order()).reference).toBe((await contact.order()).reference);
  pass(18 * hour);
  expect((await arrived()).map(({ text }) => text)).toEqual([expect.stringContaining("ยังค้างชำระ 800.00 บาท")]);
  pass(hour);
  expect(await arrived()).toEqual([]);
  pass(5 * hour);
  const [expired] = await arrived();
  expect(expired!.text).toContain("หมดเวลาแล้ว");
  expect(keyIn(expired!.text)).toBe(keyIn(registered!.text));
});

it("says that an order has expired, although somebody opened it first, but not to whoever takes its places again", async () => {
  await givenSale(given.db, { capacity: 5 }, slug);
  const [left, again] = [await givenContact(given.url, slug), await givenContact(given.url, slug)];
  for (const contact of [left, again]) await contact.choose(chosen());
  pass(16 * minute);
  expect((await left.confirm()).problem!.reasons).toEqual(["hold_ended"]);
  expect((await again.choose(chosen())).status).toBe(200);
  const letters = await arrived();
  expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining("หมดเวลาแล้ว")]);
  expect(letters[0]!.text).toContain((await left.order()).reference);
  expect(await arrived()).toEqual([]);
  pass(hour);
  expect((await arrived()).length).toBe(1);
});

it("writes to an English reader in English, and confirms a free order at once", async () => {
  await givenSale(given.db, { feeTiers: [{ name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null }] }, slug);
  const contact = await givenContact(given.url, slug);
  await sql`update orders set language = 'en' where state = 'held'`.execute(given.db);
  await contact.choose(chosen());
  await contact.confirm();
  expect((await arrived()).map(({ text }) => text)).toEqual([expect.stringContaining("is confirmed. Everybody in it")]);
});

it("delivers through greylisting and lost answers, each letter with one link, and keeps no key anywhere", async () => {
  await givenSale(given.db, { capacity: 5 }, slug);
  const contact = await givenContact(given.url, slug);
  await contact.choose(chosen());
  smtp.moods.push("greylist", "drop", "drop", "take");
  await contact.confirm();
  const letters = [];
  for (let look = 0; look < 6; look++) {
    letters.push(...(await arrived()));
    pass(20 * minute);
  }
  expect(letters.length).toBe(3);
  const same = new Set(letters.map(({ messageId, text }) => `${messageId} ${keyIn(text)}`));
  expect(same.size).toBe(1);
  const secret = keyIn(letters[0]!.text)!.slice("registration_".length);
  for (const table of ["mails", "accessKeys", "jobTasks", "orders", "answeredCalls"] as const) {
    expect(JSON.stringify(await given.db.selectFrom(table).selectAll().execute())).not.toContain(secret);
  }
  // staff can still read what was written
  expect(await given.db.selectFrom("mails").select(["body", "sentAt"]).execute()).toMatchObject([
    { body: expect.stringContaining("{{link}}"), sentAt: expect.any(Number) },
  ]);
});

it("reminds nobody to pay for an event that was cancelled", async () => {
  await givenSale(given.db, { capacity: 5 }, slug);
  const contact = await givenContact(given.url, slug, { name: "x", email: "x@example.org" });
  await contact.choose(chosen());
  await contact.confirm();
  const told = async () => (await arrived()).filter(({ to }) => to === "x@example.org").length;
  expect(await told()).toBe(1);
  await given.db.updateTable("events").set({ state: "cancelled" }).where("slug", "=", slug).execute();
  pass(18 * hour);
  expect(await told()).toBe(0);
  // nor invites anybody to enter again, once the time has passed
  pass(7 * hour);
  await given.work();
  expect((await given.db.selectFrom("orders").select("state").execute()).map(({ state }) => state)).toContain(
    "expired",
  );
  expect(await told()).toBe(0);
});

it("brings no key to a letter that was written before the keys were ended", async () => {
  await givenSale(given.db, { capacity: 5 }, slug);
  const contact = await givenContact(given.url, slug, { name: "x", email: "wrong@example.org" });
  await contact.choose(chosen());
  smtp.moods.push("greylist");
  await contact.confirm();
  expect(await arrived()).toEqual([]);
  await contact.change({ name: "x", email: "right@example.org" });
  const { key } = (await contact.save({ key: "renew" })).reply!.data;
  pass(20 * minute);
  const [late] = await arrived();
  expect(late).toMatchObject({ to: "wrong@example.org", text: expect.stringContaining("/register/registration") });
  expect(keyIn(late!.text)).toBeUndefined();
  // what is written from now on opens it again
  pass(18 * hour);
  const reminder = (await arrived()).find(({ to }) => to === "right@example.org");
  const opened = contactWith(given.url, slug, keyIn(reminder!.text)!);
  expect(await opened.order()).toEqual(await contactWith(given.url, slug, key!).order());
});

it("keeps back letters about more new orders than anybody begins, but none about an order that it wrote about before", async () => {
  await givenSale(given.db, { capacity: 9 }, slug);
  const ordered = async (email: string) => {
    const contact = await givenContact(given.url, slug, { name: "x", email });
    await contact.choose(chosen());
    await contact.confirm();
    return (await arrived()).length;
  };
  expect(await ordered("victim@example.org")).toBe(1);
  pass(18 * hour - minute);
  await arrived();
  // a stranger begins one order after the other
  expect(await ordered("victim@example.org")).toBe(1);
  await sql`insert into mails (message_id, recipient, subject, body, created_at, sent_at, order_id)
    select 'm' || n, recipient, subject, body, created_at, created_at, order_id
    from (select * from mails order by id desc limit 1) m, generate_series(2, 20) n`.execute(given.db);
  expect(await ordered("Victim@example.org")).toBe(0);
  expect(await ordered("somebody@example.org")).toBe(1);
  const keptBack = given.db.selectFrom("mails").select("recipient").where("sentAt", "is", null);
  expect(await keptBack.execute()).toEqual([{ recipient: "Victim@example.org" }]);
  pass(minute);
  const own = (await arrived()).filter(({ to }) => to === "victim@example.org");
  expect(own.map(({ text }) => text)).toEqual([expect.stringContaining("ยังค้างชำระ")]);
});

it("asks once before race day for what members have left out, and for nothing of whom the race does not have", async () => {
  const free = [{ name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null }];
  const team = { entryKind: "team", teamMix: "any", teamSmallest: 2, teamLargest: 3, feeTiers: free } as const;
  const eventId = await givenSale(given.db, team, slug);
  const startsOn = new Date(clock() + 8 * 24 * hour).toISOString().slice(0, 10);
  const askedOfPerson = toJson({ emergency: "required" });
  await given.db
    .updateTable("events")
    .set({ startsOn, endsOn: startsOn, askedOfPerson })
    .where("id", "=", eventId)
    .execute();
  const contact = await givenContact(given.url, slug);
  const emergency = { emergencyName: "แม่", emergencyPhone: "0810000000" };
  const players = [givenPlayer(emergency), givenPlayer({ firstName: "ปิติ" }), givenPlayer({ firstName: "ชูใจ" })];
  const entry = (await contact.choose({ category: "10K", team: "ทีม", players })).reply!.data.entries[0]!.id;
  for (const position of [1, 2]) {
    await submit(given.url, webTeamSaveLink, { entry, position, link: "make" }, { key: contact.key });
  }
  expect((await contact.confirm()).reply!.data.state).toBe("confirmed");
  await given.db.deleteFrom("entries").where("eventId", "=", eventId).where("firstName", "=", "ชูใจ").execute();
  expect((await arrived()).map(({ text }) => text)).toEqual([expect.stringContaining("ยืนยันแล้ว")]);
  pass(48 * hour);
  // orders of other tests have expired
  const asking = async () => (await arrived()).filter(({ text }) => text.includes("ยังไม่ครบ"));
  const [asked, ...more] = await asking();
  expect(more).toEqual([]);
  expect(asked).toMatchObject({
    to: "manee@example.org",
    text: expect.stringContaining(`ยังไม่ครบ: ปิติ ${players[1]!.lastName}\n`),
  });
  expect(keyIn(asked!.text)).toBeDefined();
  pass(hour);
  expect(await asking()).toEqual([]);
});
